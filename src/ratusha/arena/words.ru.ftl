arena-worker-died = рабочий процесс погибал раз за разом; сыгранные партии сохранены, если указан файл --results
arena-no-ray = для этого нужен Ray: pip install "ratusha[cluster]"
arena-no-cluster = кластер недоступен: { $detail }
arena-address-form = «{ $given }» — не адрес вроде 10.0.0.1:6379, ray://10.0.0.1:10001 или auto
arena-other-version = у одного из рабочих кластера другая версия Ratusha или игры: { $version }
arena-other-tournament = в этом файле другой турнир; различаются: { $differs }
arena-other-game = партия { $game } круга { $round } не та же, что в другом файле
arena-no-results = это не файл результатов: { $detail }
arena-two-bots = для турнира нужны хотя бы два разных бота
arena-two-seats = для турнира нужны хотя бы два места; в одиночку играет `ratusha simulate`
arena-shard-form = «{ $given }» — не часть вроде 1/4
arena-sprt-form = «{ $given }» — не два числа Эло вроде 0,50, меньшее первым
arena-sprt-two = последовательной проверке нужны два бота и два места
arena-sprt-whole = последовательной проверке нужны все круги, а не часть
arena-merge-files = укажите файлы, которые нужно объединить
arena-one-way = назовите ботов один раз: после игры или через --bots
arena-heading =
    { $n ->
        [one] { $title }, мест: { $seats }, { $n } партия, начальное число { $seed }
        [few] { $title }, мест: { $seats }, { $n } партии, начальное число { $seed }
       *[many] { $title }, мест: { $seats }, { $n } партий, начальное число { $seed }
    }
arena-bot = бот
arena-games = партии
arena-won = победы
arena-interval = 95 %
arena-points = очки
arena-rating = рейтинг
arena-time = мс
arena-longest = не больше
arena-elo = { $first } сильнее { $second } на { $elo } Эло (от { $low } до { $high })
arena-fair = Равная доля каждого: { $share }
arena-mirror = { $bot } против себя: { $share } ({ $low }–{ $high }), очки: { $points }
arena-sanity = { $bot } против random: { $share } ({ $low }–{ $high }), очки: { $points }
arena-ok = { $control }; так и должно быть
arena-few = { $control }; партий слишком мало, чтобы судить
arena-odd = { $control }; здесь что-то не так
arena-test-open = Последовательная проверка, { $elo0 } против { $elo1 } Эло: пар — { $pairs }, ответа пока нет (свидетельство { $evidence } из ±{ $bound })
arena-test-more = Последовательная проверка, пар — { $pairs }: { $first } сильнее скорее на { $elo1 } Эло, чем на { $elo0 }
arena-test-less = Последовательная проверка, пар — { $pairs }: { $first } сильнее скорее на { $elo0 } Эло, чем на { $elo1 }
arena-running = { $bot } { $share } ({ $low }–{ $high })
arena-picture = Как часто каждый бот был первым, с 95-процентными интервалами
arena-no-values = у этой игры нет весов, которым можно учиться
arena-other-training = в этой папке другое обучение; различаются: { $differs }
arena-train-two = веса учатся за столами на двоих
arena-train-play = игра
arena-train-test = проверка
arena-generation-kept = Поколение { $number }: новые веса выиграли { $share } ({ $low }–{ $high }), партий — { $games }, и остаются
arena-generation-dropped = Поколение { $number }: новые веса выиграли { $share } ({ $low }–{ $high }), партий — { $games }; остаются прежние
arena-trained = Лучшие веса на сейчас: { $file }
