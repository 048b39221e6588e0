draw-no-png = PNG files need the extra: pip install "ratusha[png]"
