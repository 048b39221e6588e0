draw-no-png = Для PNG нужно дополнение: pip install "ratusha[png]"
