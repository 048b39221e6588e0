# Terra Mystica по-русски.

terra_mystica-title = Терра Мистика
terra_mystica-about = Четырнадцать народов меняют землю под себя. Без случая: всё решает план.
terra_mystica-minutes = 90–150

# Настройки.

terra_mystica-option-factions = Фракции
terra_mystica-option-factions-about = Как игроки получают народы.
terra_mystica-option-factions-choose = выбираются по порядку хода
terra_mystica-option-factions-colours = цвета по жребию, потом выбор стороны
terra_mystica-option-factions-first_game = готовая расстановка первой партии
terra_mystica-option-turn_order = Порядок хода
terra_mystica-option-turn_order-about = Кто за кем ходит в следующем раунде.
terra_mystica-option-turn_order-clockwise = по часовой стрелке от спасовавшего первым
terra_mystica-option-turn_order-passing = в порядке пасов
terra_mystica-option-extra_towns = Дополнительные тайлы городов
terra_mystica-option-extra_towns-about = Добавляет жетоны городов: с навигацией, с двумя ключами и на 11 очков.
terra_mystica-option-extra_towns-off = нет
terra_mystica-option-extra_towns-on = да
terra_mystica-option-extra_card = Дополнительная бонусная карта
terra_mystica-option-extra_card-about = Добавляет бонусную карту: 3 силы и очки за навигацию при пасе.
terra_mystica-option-extra_card-off = нет
terra_mystica-option-extra_card-on = да
terra_mystica-option-extra_tile = Дополнительный тайл целей
terra_mystica-option-extra_tile-about = Добавляет цель раунда: очки за храмы, монеты за жрецов.
terra_mystica-option-extra_tile-off = нет
terra_mystica-option-extra_tile-on = да
terra_mystica-option-late_answers = Поздние ответы о силе от соседей
terra_mystica-option-late_answers-about = Игра продолжается, пока не все решили, брать ли силу от соседей: удобно, когда партия идёт несколько дней.
terra_mystica-option-late_answers-off = нет
terra_mystica-option-late_answers-on = да
terra_mystica-option-give_up = Отказ от выгод
terra_mystica-option-give_up-about = От бесплатных лопат, мостов и тому подобного можно отказаться, ресурсы — выбросить.
terra_mystica-option-give_up-off = нет
terra_mystica-option-give_up-on = да
terra_mystica-option-leaving = Выход из игры
terra_mystica-option-leaving-about = Игрок может выйти: постройки остаются, остальные доигрывают.
terra_mystica-option-leaving-off = нет
terra_mystica-option-leaving-on = да
terra_mystica-option-cultists_power = Сила культистам, когда отказались все
terra_mystica-option-cultists_power-about = «Выключено»: как в первом издании.
terra_mystica-option-cultists_power-on = да
terra_mystica-option-cultists_power-off = нет
terra_mystica-option-spade_points = Очки тайла целей за лопаты
terra_mystica-option-spade_points-about = Пропавшие лопаты приносят очки, только если считать их при получении.
terra_mystica-option-spade_points-use = при использовании
terra_mystica-option-spade_points-gain = при получении

# Постоянные ответы.

terra_mystica-standing-power = Сила от соседей
terra_mystica-standing-power-ask = спрашивать
terra_mystica-standing-power-always = всегда брать
terra_mystica-standing-power-never = никогда не брать
terra_mystica-standing-power-up_to_1 = брать до 1 силы даром, о большей спрашивать
terra_mystica-standing-power-up_to_2 = брать до 2 силы ценой до 1 очка, о большей спрашивать
terra_mystica-standing-power-up_to_3 = брать до 3 силы ценой до 2 очков, о большей спрашивать
terra_mystica-standing-power-up_to_4 = брать до 4 силы ценой до 3 очков, о большей спрашивать
terra_mystica-standing-power-up_to_5 = брать до 5 силы ценой до 4 очков, о большей спрашивать
terra_mystica-standing-power-up_to_6 = брать до 6 силы ценой до 5 очков, о большей спрашивать
terra_mystica-standing-power-up_to_7 = брать до 7 силы ценой до 6 очков, о большей спрашивать
terra_mystica-standing-power-up_to_8 = брать до 8 силы ценой до 7 очков, о большей спрашивать
terra_mystica-standing-power-up_to_9 = брать до 9 силы ценой до 8 очков, о большей спрашивать
terra_mystica-standing-power-up_to_10 = брать до 10 силы ценой до 9 очков, о большей спрашивать
terra_mystica-standing-power-up_to_11 = брать до 11 силы ценой до 10 очков, о большей спрашивать
terra_mystica-standing-power-up_to_12 = брать до 12 силы ценой до 11 очков, о большей спрашивать

# Названия.

terra_mystica-faction-auren = Аурены
terra_mystica-faction-witches = Ведьмы
terra_mystica-faction-alchemists = Алхимики
terra_mystica-faction-darklings = Дарклинги
terra_mystica-faction-halflings = Хоббиты
terra_mystica-faction-cultists = Культисты
terra_mystica-faction-engineers = Инженеры
terra_mystica-faction-dwarves = Гномы
terra_mystica-faction-mermaids = Русалки
terra_mystica-faction-swarmlings = Роевики
terra_mystica-faction-chaosmagicians = Маги хаоса
terra_mystica-faction-giants = Гиганты
terra_mystica-faction-fakirs = Факиры
terra_mystica-faction-nomads = Кочевники
terra_mystica-terrain-desert = пустыня
terra_mystica-terrain-plains = равнины
terra_mystica-terrain-swamp = болото
terra_mystica-terrain-lakes = озёра
terra_mystica-terrain-forest = лес
terra_mystica-terrain-mountains = горы
terra_mystica-terrain-wasteland = пустошь
terra_mystica-building-dwelling = жилище
terra_mystica-building-trading_house = торговый дом
terra_mystica-building-temple = храм
terra_mystica-building-stronghold = крепость
terra_mystica-building-sanctuary = святилище
terra_mystica-cult-fire = Огонь
terra_mystica-cult-water = Вода
terra_mystica-cult-earth = Земля
terra_mystica-cult-air = Воздух
terra_mystica-bonus_card-bon1 = доход 2 монеты; особое действие: лопата
terra_mystica-bonus_card-bon2 = доход 4 монеты; особое действие: шаг культа
terra_mystica-bonus_card-bon3 = доход 6 монет
terra_mystica-bonus_card-bon4 = доход 3 силы; навигация +1, пока карта у вас
terra_mystica-bonus_card-bon5 = доход 1 рабочий, 3 силы
terra_mystica-bonus_card-bon6 = доход 2 рабочих; при пасе по 4 очка за крепость и святилище
terra_mystica-bonus_card-bon7 = доход 1 рабочий; при пасе 2 очка за каждый торговый дом
terra_mystica-bonus_card-bon8 = доход 1 жрец
terra_mystica-bonus_card-bon9 = доход 2 монеты; при пасе 1 очко за каждое жилище
terra_mystica-bonus_card-bon10 = доход 3 силы; при пасе 3 очка за каждый шаг навигации
terra_mystica-favour-fav1 = Огонь +3
terra_mystica-favour-fav2 = Вода +3
terra_mystica-favour-fav3 = Земля +3
terra_mystica-favour-fav4 = Воздух +3
terra_mystica-favour-fav5 = Огонь +2; для города достаточно силы 6
terra_mystica-favour-fav6 = Вода +2; особое действие: шаг культа
terra_mystica-favour-fav7 = Земля +2; доход 1 рабочий, 1 сила
terra_mystica-favour-fav8 = Воздух +2; доход 4 силы
terra_mystica-favour-fav9 = Огонь +1; доход 3 монеты
terra_mystica-favour-fav10 = Вода +1; 3 очка за каждый построенный торговый дом
terra_mystica-favour-fav11 = Земля +1; 2 очка за каждое построенное жилище
terra_mystica-favour-fav12 = Воздух +1; при пасе 2, 3, 3, 4 очка за 1, 2, 3, 4 торговых дома
terra_mystica-town-tw1 = 5 очков, 6 монет, ключ
terra_mystica-town-tw2 = 7 очков, 2 рабочих, ключ
terra_mystica-town-tw3 = 9 очков, 1 жрец, ключ
terra_mystica-town-tw4 = 6 очков, 8 силы, ключ
terra_mystica-town-tw5 = 8 очков, 1 шаг каждого культа, ключ
terra_mystica-town-tw6 = 2 очка, 2 шага каждого культа, два ключа
terra_mystica-town-tw7 = 4 очка, 1 шаг навигации, ключ
terra_mystica-town-tw8 = 11 очков, ключ
terra_mystica-scoring-score1 = 2 очка за каждую лопату; в конце раунда 1 монета за каждый шаг Земли
terra_mystica-scoring-score2 = 5 очков за каждый город; в конце раунда лопата за каждые 4 шага Земли
terra_mystica-scoring-score3 = 2 очка за каждое жилище; в конце раунда 1 жрец за каждые 4 шага Воды
terra_mystica-scoring-score4 = 5 очков за крепость или святилище; в конце раунда 1 рабочий за каждые 2 шага Огня
terra_mystica-scoring-score5 = 2 очка за каждое жилище; в конце раунда 4 силы за каждые 4 шага Огня
terra_mystica-scoring-score6 = 3 очка за каждый торговый дом; в конце раунда лопата за каждые 4 шага Воды
terra_mystica-scoring-score7 = 5 очков за крепость или святилище; в конце раунда 1 рабочий за каждые 2 шага Воздуха
terra_mystica-scoring-score8 = 3 очка за каждый торговый дом; в конце раунда лопата за каждые 4 шага Воздуха
terra_mystica-scoring-score9 = 4 очка за каждый храм; в конце раунда 2 монеты за каждого жреца на поле культов
terra_mystica-power_action-act1 = мост
terra_mystica-power_action-act2 = жрец
terra_mystica-power_action-act3 = 2 рабочих
terra_mystica-power_action-act4 = 7 монет
terra_mystica-power_action-act5 = лопата
terra_mystica-power_action-act6 = 2 лопаты
terra_mystica-special-card-spade = лопата (бонусная карта)
terra_mystica-special-card-step = шаг культа (бонусная карта)
terra_mystica-special-favour-step = шаг культа (жетон благодати)
terra_mystica-special-bridge = мост за 2 рабочих
terra_mystica-special-auren = 2 шага одного культа
terra_mystica-special-witches = полёт ведьм
terra_mystica-special-swarmlings = жилище становится торговым домом
terra_mystica-special-chaosmagicians = два действия подряд
terra_mystica-special-giants = 2 лопаты на один гекс
terra_mystica-special-nomads = песчаная буря
terra_mystica-special-alchemists = действие крепости
terra_mystica-special-darklings = действие крепости
terra_mystica-special-halflings = действие крепости
terra_mystica-special-cultists = действие крепости
terra_mystica-special-engineers = действие крепости
terra_mystica-special-dwarves = действие крепости
terra_mystica-special-mermaids = действие крепости
terra_mystica-special-fakirs = действие крепости

# Сколько чего.

terra_mystica-n-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
terra_mystica-n-worker = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}
terra_mystica-n-priest = { $n ->
    [one] { $n } жрец
    [few] { $n } жреца
   *[many] { $n } жрецов
}
terra_mystica-n-power = { $n ->
    [one] { $n } сила
    [few] { $n } силы
   *[many] { $n } силы
}
terra_mystica-n-token = { $n ->
    [one] { $n } фишка силы
    [few] { $n } фишки силы
   *[many] { $n } фишек силы
}
terra_mystica-n-key = { $n ->
    [one] { $n } ключ
    [few] { $n } ключа
   *[many] { $n } ключей
}
terra_mystica-n-fire = { $n ->
    [one] { $n } шаг Огня
    [few] { $n } шага Огня
   *[many] { $n } шагов Огня
}
terra_mystica-n-water = { $n ->
    [one] { $n } шаг Воды
    [few] { $n } шага Воды
   *[many] { $n } шагов Воды
}
terra_mystica-n-earth = { $n ->
    [one] { $n } шаг Земли
    [few] { $n } шага Земли
   *[many] { $n } шагов Земли
}
terra_mystica-n-air = { $n ->
    [one] { $n } шаг Воздуха
    [few] { $n } шага Воздуха
   *[many] { $n } шагов Воздуха
}

# Причины и источники очков.

terra_mystica-cause-start = начало
terra_mystica-cause-round-tile = тайл целей раунда
terra_mystica-cause-favour = жетон благодати
terra_mystica-cause-card = бонусная карта
terra_mystica-cause-town = город
terra_mystica-cause-shipping = навигация
terra_mystica-cause-digging = обмен лопат
terra_mystica-cause-ability = способность фракции
terra_mystica-cause-stronghold = крепость
terra_mystica-cause-exchange = обмен
terra_mystica-cause-leech = сила от соседей
terra_mystica-cause-fire = культ Огня
terra_mystica-cause-water = культ Воды
terra_mystica-cause-earth = культ Земли
terra_mystica-cause-air = культ Воздуха
terra_mystica-cause-area = наибольшая область
terra_mystica-cause-resources = оставшиеся ресурсы
terra_mystica-cause-income = доход
terra_mystica-cause-burn = жертва силы
terra_mystica-cause-discard = выброшено
terra_mystica-cause-build = жилище
terra_mystica-cause-upgrade = улучшение
terra_mystica-cause-dig = лопаты
terra_mystica-cause-jump = туннель или ковёр
terra_mystica-cause-ship = навигация
terra_mystica-cause-dig-track = обмен лопат
terra_mystica-cause-bridge = мост
terra_mystica-cause-power-action = использование силы
terra_mystica-cause-special = особое действие
terra_mystica-cause-send = жрец в орден
terra_mystica-cause-cult = шкала культа
terra_mystica-cause-key = ключ
terra_mystica-cause-cult-bonus = бонус культа

# Что произошло.

terra_mystica-round = Раунд { $n } начинается: { $tile }.
terra_mystica-round-over = Раунд { $n }: все спасовали.
terra_mystica-income = { $who } получает доход.
terra_mystica-cult-bonus = { $who } получает бонус культа.
terra_mystica-left-overs = { $who } получает очки за остатки.
terra_mystica-built = { $who } строит на { $hex }: { $building }.
terra_mystica-transformed = { $who } преобразует { $hex }: { $terrain }.
terra_mystica-spade-bought = { $who } покупает лопату.
terra_mystica-shipped = { $who } улучшает навигацию: { $n }.
terra_mystica-dug-deeper = { $who } улучшает обмен лопат, цена лопаты теперь: { $price }.
terra_mystica-priest-sent = { $who } посылает жреца в культ «{ $cult }».
terra_mystica-bridged = { $who } строит мост { $site }.
terra_mystica-founded = { $who } основывает город.
terra_mystica-town-tile = { $who } берёт тайл города: { $tile }.
terra_mystica-favour-tile = { $who } берёт жетон благодати: { $tile }.
terra_mystica-took = { $who } берёт силу ({ $power }) за постройку фракции «{ $builder }».
terra_mystica-declined = { $who } отказывается от силы ({ $power }) за постройку фракции «{ $builder }».
terra_mystica-owed-step = { $who } может сделать шаг культа: соперник взял силу.
terra_mystica-all-declined = { $who } получает силу: все отказались.
terra_mystica-left = { $who } выходит из игры.
terra_mystica-power-action = { $who } использует силу: { $action }.
terra_mystica-special-action = { $who } выполняет особое действие: { $action }.
terra_mystica-passed = { $who } пасует.
terra_mystica-card-taken = { $who } берёт бонусную карту: { $card }.
terra_mystica-tile-drawn = Тайл целей раунда { $n }: { $tile }.
terra_mystica-card-dealt = В игре бонусная карта: { $card }.
terra_mystica-first-player = { $who } ходит первым.
terra_mystica-colour-dealt = { $who }: по жребию цвет «{ $terrain }».
terra_mystica-faction-taken = { $who }: фракция «{ $faction }».

# Что спрашивается.

terra_mystica-ask-turn = Выберите действие.
terra_mystica-ask-finish-turn = Завершите ход.
terra_mystica-ask-dwelling = Постройте жилище или завершите ход.
terra_mystica-ask-favour = Возьмите жетон благодати.
terra_mystica-ask-town = Возьмите тайл города.
terra_mystica-ask-answer-leech = «{ $builder }» строят: взять { $power ->
    [one] { $power } силу
   *[many] { $power } силы
} { $cost ->
    [0] бесплатно
    [one] за { $cost } очко
    [few] за { $cost } очка
   *[many] за { $cost } очков
}?
terra_mystica-ask-owed-step = Выберите культ для шага.
terra_mystica-ask-steps = Выберите культ.
terra_mystica-ask-use-key = Какому культу достанется ключ?
terra_mystica-ask-use-spades = Куда применить лопаты?
terra_mystica-ask-cult-spades = Куда применить лопаты бонуса культа?
terra_mystica-ask-place-bridge = Поставьте мост.
terra_mystica-ask-sandstorm = Какой гекс станет пустыней?
terra_mystica-ask-flight = Где поселятся ведьмы?
terra_mystica-ask-free-house = Какое жилище станет торговым домом?
terra_mystica-ask-choose-faction = Выберите фракцию.
terra_mystica-ask-first-dwelling = Поставьте начальное жилище.
terra_mystica-ask-choose-card = Выберите бонусную карту.
terra_mystica-ask-draw-round-tile = Вытягивают тайл целей.
terra_mystica-ask-deal-card = Вытягивают бонусную карту.
terra_mystica-ask-first-player = Жребий решает, кто первый.
terra_mystica-ask-deal-colour = Раздают цвета.
terra_mystica-ask-deal-faction = Раздают фракции.

# Что можно сделать.

terra_mystica-do-build = Построить жилище на { $hex }
terra_mystica-do-transform = Преобразовать { $hex }: { $old } → { $terrain }, { $spades }
terra_mystica-do-detour = Преобразовать { $hex } длинным путём: { $old } → { $terrain }, { $spades }
terra_mystica-do-build-beside = Построить жилище на { $hex }, рядом: { $names }
terra_mystica-do-sandstorm = { $hex }: { $old } → { $terrain }
terra_mystica-do-spade = Купить лопату для гекса, который назовёте затем
terra_mystica-do-upgrade = Улучшить { $hex }: { $old } → { $building }
terra_mystica-do-ship = Улучшить навигацию
terra_mystica-do-dig = Улучшить обмен лопат
terra_mystica-do-priest = Послать жреца: { $cult }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
terra_mystica-do-power = Использовать { $power } силы: { $action }
terra_mystica-do-special = Особое действие: { $action }
terra_mystica-do-pass = Спасовать и взять карту: { $card }
terra_mystica-do-pass-last = Спасовать
terra_mystica-do-card = Взять карту: { $card }
terra_mystica-do-faction = { $faction } ({ $terrain })
terra_mystica-do-bridge = Мост { $site }
terra_mystica-do-favour = Жетон благодати: { $tile }
terra_mystica-do-town = Тайл города: { $tile }
terra_mystica-do-step = Один шаг: { $cult }
terra_mystica-do-connect = Основать город через реку: { $hexes }
terra_mystica-do-lapse = Больше не применять
terra_mystica-do-end = Окончить ход
terra_mystica-do-burn = Жертва силы: 2 фишки чаши II, одна в чашу III
terra_mystica-do-convert-power-to-coin = Обменять силу на монету
terra_mystica-do-convert-power-to-worker = Обменять силу на рабочего
terra_mystica-do-convert-power-to-priest = Обменять силу на жреца
terra_mystica-do-convert-priest-to-worker = Обменять жреца на рабочего
terra_mystica-do-convert-worker-to-coin = Обменять рабочего на монету
terra_mystica-do-convert-point-to-coin = Обменять очко на монету
terra_mystica-do-convert-coins-to-point = Обменять монеты на очко
terra_mystica-do-convert-worker-to-priest = Рабочий становится жрецом
terra_mystica-do-take = Взять силу ({ $power }) за постройку фракции «{ $builder }», цена: { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}
terra_mystica-do-decline = Отказаться от силы ({ $power }) за постройку фракции «{ $builder }»
terra_mystica-do-take-it = Взять { $power ->
    [one] { $power } силу
   *[many] { $power } силы
}
terra_mystica-do-decline-it = Отказаться
terra_mystica-do-discard-coin = Выбросить монету
terra_mystica-do-discard-worker = Выбросить рабочего
terra_mystica-do-discard-priest = Выбросить жреца
terra_mystica-do-discard-power = Выбросить силу
terra_mystica-do-discard-point = Выбросить очко
terra_mystica-do-leave = Выйти из игры

# О чём можно пожалеть.

terra_mystica-warn-long-way = Длинный путь требует больше лопат.
terra_mystica-warn-home-lost = Это больше не будет вашей домашней землёй.
terra_mystica-warn-foreign = Это не станет вашей домашней землёй; гекс могут занять другие.
terra_mystica-warn-priest-lost = Свободных жрецов больше нет: он пропадёт.
terra_mystica-warn-burn = Фишка силы навсегда уходит из игры.
terra_mystica-warn-steps-lost = { $steps ->
    [one] { $steps } шаг пропадёт.
    [few] { $steps } шага пропадут.
   *[many] { $steps } шагов пропадут.
}
terra_mystica-warn-no-dwelling = Здесь ещё можно построить жилище.
terra_mystica-warn-pass = Вы ещё можете действовать; после паса ждать следующего раунда.

# Почему нельзя.

terra_mystica-why-used = В этом раунде уже использовано.
terra_mystica-why-cost = Цена: { $cost }; у вас { $have }.
terra_mystica-why-power = Нужно в чаше III: { $cost }; у вас { $have }.
terra_mystica-why-no-target = Это не к чему применить.
terra_mystica-why-card = Этой карты нет на выбор.
terra_mystica-why-last-round = В последнем раунде пасуют, не беря карту.
terra_mystica-why-take-card = Пасуя, возьмите бонусную карту.
terra_mystica-why-spot = Здесь нет свободного места на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
terra_mystica-why-no-such-spot = Места на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} не бывает.
terra_mystica-why-track = Вашей фракции дальше по этой шкале не продвинуться.
terra_mystica-why-discard = Выбрасывать что-либо в этой партии нельзя: так решили при настройке.
terra_mystica-why-no-coin = У вас нет монет.
terra_mystica-why-no-worker = У вас нет рабочих.
terra_mystica-why-no-priest = У вас нет жрецов.
terra_mystica-why-no-power = В чаше III у вас нет силы.
terra_mystica-why-no-point = У вас нет очков.
terra_mystica-why-no-giving-up = Отказываться от выгод в этой партии нельзя: так решили при настройке.
terra_mystica-why-no-leaving = Выходить из этой партии нельзя: так решили при настройке.
terra_mystica-why-has-left = Этот игрок вышел из игры.
terra_mystica-why-factions-first = Выйти можно, когда у всех уже есть фракции.
terra_mystica-why-burn = Для жертвы нужны две фишки в чаше II.
terra_mystica-why-no-ability = Ваша фракция этого не умеет.
terra_mystica-why-no-trade = Рабочие становятся жрецами, только когда крепость построена в этом ходу.
terra_mystica-why-no-favour = Сейчас вам не положен жетон благодати.
terra_mystica-why-favour-twice = Такой жетон благодати у вас уже есть.
terra_mystica-why-tile-gone = Таких не осталось.
terra_mystica-why-no-town = Вы не основали города, за который берут тайл.
terra_mystica-why-no-town-tile = Тайлов городов не осталось.
terra_mystica-why-no-step = Вам не положен шаг культа.
terra_mystica-why-no-top = В этом ходу шаг на вершину этого культа не пропал.
terra_mystica-why-no-leech = Вам сейчас не предлагают такую силу.
terra_mystica-why-colour = Эта земля уже занята другим игроком: { $terrain }.
terra_mystica-why-other-colour = Эта фракция не вашего цвета.
terra_mystica-why-connect = Пропустив эту реку, города не основать.
terra_mystica-why-bridge = Ни на одном конце { $site } нет вашей постройки.
terra_mystica-why-bridged = На { $site } уже стоит мост.
terra_mystica-why-no-bridge = У вас не осталось мостов.
terra_mystica-why-owed = Сначала возьмите тайл.
terra_mystica-why-step-owed = Сначала сделайте шаг культа.
terra_mystica-why-occupied = На { $hex } стоит постройка.
terra_mystica-why-foreign = { $hex } — не ваша домашняя земля ({ $terrain }).
terra_mystica-why-not-new = Сейчас строить можно только на гексе, который только что стал домашним, а не на { $hex }.
terra_mystica-why-no-edge = { $hex } не граничит с вашей постройкой.
terra_mystica-why-storm = Буря делает только одно: { $terrain }.
terra_mystica-why-pieces = У вас больше нет фишек: { $building }.
terra_mystica-why-reach = { $hex } вне досягаемости.
terra_mystica-why-same = { $hex } уже такая земля.
terra_mystica-why-giants = Гиганты всегда тратят 2 лопаты и делают только пустошь.
terra_mystica-why-spades = Нужно { $need ->
    [one] { $need } лопата
    [few] { $need } лопаты
   *[many] { $need } лопат
}, у вас { $have }.
terra_mystica-why-no-spades = У вас нет лопат.
terra_mystica-why-detour = Длинным путём можно только к домашней земле или от неё.
terra_mystica-why-foreign-twice = За одно действие чужим может остаться только один гекс.
terra_mystica-why-transformed = { $hex } уже преобразован этим действием.
terra_mystica-why-use-all = На гекс нужно потратить все купленные лопаты: { $spades }.
terra_mystica-why-hex-first = Назовите гекс: покупать лопаты заранее ваша фракция не может.
terra_mystica-why-no-more-spades = В этом действии больше нельзя купить лопат.
terra_mystica-why-no-lapse = Примените хотя бы одну лопату.
terra_mystica-why-not-yours = На { $hex } нет вашей постройки.
terra_mystica-why-upgrade = Постройка на { $hex } не становится такой: { $building }.
terra_mystica-why-only-house = Здесь только жилище становится торговым домом.
terra_mystica-why-no-special = У вас нет такого особого действия.
terra_mystica-map-broken = карта неполна: { $why }
terra_mystica-bad-state = такого в партии «Терры Мистики» быть не может

# Положение словами.

terra_mystica-n-spade = { $n ->
    [one] { $n } лопата
    [few] { $n } лопаты
   *[many] { $n } лопат
}
terra_mystica-letter-desert = П
terra_mystica-letter-plains = Р
terra_mystica-letter-swamp = Б
terra_mystica-letter-lakes = О
terra_mystica-letter-forest = Л
terra_mystica-letter-mountains = Г
terra_mystica-letter-wasteland = Ш
terra_mystica-letter-dwelling = ж
terra_mystica-letter-trading-house = т
terra_mystica-letter-temple = х
terra_mystica-letter-stronghold = к
terra_mystica-letter-sanctuary = с

terra_mystica-text-none = нет
terra_mystica-text-of = { $n } из { $most }
terra_mystica-text-set-up = Подготовка
terra_mystica-text-over = Партия окончена
terra_mystica-text-round = Раунд { $round } из { $rounds }
terra_mystica-text-scoring = Очки сейчас: { $tile }.
terra_mystica-text-next-scoring = Очки в следующем раунде: { $tile }.
terra_mystica-text-last-round = Последний раунд: бонуса культа не будет; считаются места на шкалах культов и области.
terra_mystica-text-order = Порядок хода: { $list }.
terra_mystica-text-acts = решает сейчас
terra_mystica-text-has-passed = уже пас
terra_mystica-text-has-left = больше не играет
terra_mystica-text-leeches = Ждут ответа о силе: { $list }.
terra_mystica-text-leech = { $taker }: { $power } за постройку ({ $builder })

terra_mystica-text-you = Вы: { $faction } ({ $terrain }), { $points }
terra_mystica-text-other = { $who }: { $faction } ({ $terrain }), { $points }
terra_mystica-text-stock = Запас: { $list }; сила в чашах I / II / III: { $bowls }.
terra_mystica-text-income-line = Доход следующего раунда, если ничего не изменится: { $list }.
terra_mystica-text-shipping-line = Навигация: { $n } из { $most }.
terra_mystica-text-no-shipping = Навигации нет.
terra_mystica-text-spade-line = Цена лопаты: { $cost }.
terra_mystica-text-next-step = Следующий шаг: { $cost }, приносит { $points }.
terra_mystica-text-own-card = Бонусная карта: { $card }.
terra_mystica-text-own-favours = Жетоны благодати: { $list }.
terra_mystica-text-specials = Особые действия: { $list }.
terra_mystica-text-still-free = { $what } – доступно
terra_mystica-text-used-up = { $what } – в этом раунде использовано
terra_mystica-text-building = Постройка
terra_mystica-text-left = Осталось
terra_mystica-text-cost = Цена
terra_mystica-text-standing = На карте, { $building }: { $hexes }.
terra_mystica-text-alone = { $cost }; если рядом нет соперника, { $coins }
terra_mystica-text-beside = рядом: { $list }
terra_mystica-text-town-line = Город: { $hexes }.
terra_mystica-text-group-line = Ещё не город: { $hexes }; построек { $size } (нужно { $size_need }), сила { $power } (нужно { $power_need }).
terra_mystica-text-area = Построек в наибольшей связной области: { $n }.
terra_mystica-text-bridges = Свои мосты: { $list }; осталось: { $left }.
terra_mystica-text-ability = Что умеет ваша фракция: { $faction }
terra_mystica-text-factions = Фракции и что они умеют

terra_mystica-text-reach = Свободная земля в вашей досягаемости
terra_mystica-text-spades = Лопат до домашней земли
terra_mystica-text-if-bought = Если купить
terra_mystica-text-no-spade = не нужны: земля домашняя
terra_mystica-text-hexes = Гексы
terra_mystica-text-nothing-near = Ничего.
terra_mystica-text-jump = Туннелем или ковром (доплата: { $cost }; приносит { $points }):

terra_mystica-text-players = Игроки
terra_mystica-text-player = Игрок
terra_mystica-text-faction = Фракция
terra_mystica-text-home = Домашняя земля
terra_mystica-text-points = Очки
terra_mystica-text-coins = Монеты
terra_mystica-text-workers = Рабочие
terra_mystica-text-priests = Жрецы
terra_mystica-text-bowls = Сила в чашах I / II / III
terra_mystica-text-income = Следующий доход
terra_mystica-text-cult-bonus = Бонус культа в конце раунда
terra_mystica-text-shipping = Навигация
terra_mystica-text-spade = Цена лопаты
terra_mystica-text-keys = Свободные ключи

terra_mystica-text-cult-tracks = Культы
terra_mystica-text-cult = Культ
terra_mystica-text-spots = Места для жреца (шагов)
terra_mystica-text-spots-about = Жрец, идущий на один шаг, возвращается в запас; на других местах он остаётся.
terra_mystica-text-final = Итоговый подсчёт, если бы партия кончилась сейчас
terra_mystica-text-points-for = Очки за
terra_mystica-text-actions = Действия силы
terra_mystica-text-action = Действие
terra_mystica-text-this-round = В этом раунде
terra_mystica-text-free = доступно
terra_mystica-text-used = использовано
terra_mystica-text-cards = Бонусные карты на выбор
terra_mystica-text-card = Карта
terra_mystica-text-coins-on-it = На ней лежит
terra_mystica-text-tiles = Очки по раундам
terra_mystica-text-in-round = Раунд
terra_mystica-text-tile = Что даёт
terra_mystica-text-favours = Оставшиеся жетоны благодати
terra_mystica-text-towns = Оставшиеся тайлы городов

terra_mystica-text-land = Свободная земля
terra_mystica-text-terrain = Земля
terra_mystica-text-sites = Мосты
terra_mystica-text-sites-free = Места без моста: { $list }.
terra_mystica-text-sites-of = Мосты ({ $who }): { $list }.
terra_mystica-text-map = Карта буквами
terra_mystica-text-map-terrain = Земля: П пустыня, Р равнины, Б болото, О озёра, Л лес, Г горы, Ш пустошь, ~ река. Ряд начинается своей буквой, гекс — номером: A, затем 3 — это A3.
terra_mystica-text-map-buildings = Постройка — номер владельца и буква: ж жилище, т торговый дом, х храм, к крепость, с святилище. Владельцы: { $list }.

# Заголовки над вариантами
terra_mystica-group-build = Построить жилище
terra_mystica-group-transform = Преобразовать землю
terra_mystica-group-detour = Преобразовать землю
terra_mystica-group-spade = Преобразовать землю
terra_mystica-group-upgrade = Улучшить Постройку
terra_mystica-group-ship = Улучшить навигацию или обмен лопат
terra_mystica-group-dig = Улучшить навигацию или обмен лопат
terra_mystica-group-priest = Послать жреца в культ
terra_mystica-group-power = Действия силы
terra_mystica-group-special = Особые действия
terra_mystica-group-convert = Обмен
terra_mystica-group-burn = Обмен
terra_mystica-group-pass = Спасовать
terra_mystica-group-end = Окончить ход
terra_mystica-group-favour = Взять жетон благодати
terra_mystica-group-town = Взять тайл города
terra_mystica-group-connect = Основать город
terra_mystica-group-step = Шаг культа
terra_mystica-group-bridge = Поставить мост
terra_mystica-group-discard = Обмен
terra_mystica-group-lapse = Окончить ход
terra_mystica-group-leave = Выйти из игры
# Части стола, когда причина одна на несколько
terra_mystica-part-hex = { $a }
terra_mystica-part-action = { $a ->
    [ACT1] мост
    [ACT2] жрец
    [ACT3] 2 рабочих
    [ACT4] 7 монет
    [ACT5] лопата
   *[ACT6] 2 лопаты
}
terra_mystica-part-cult = { $a ->
    [fire] Огонь
    [water] Вода
    [earth] Земля
   *[air] Воздух
} { $b }
terra_mystica-part-card = карта { $a }
terra_mystica-part-favour = жетон { $a }
terra_mystica-part-town = тайл { $a }
terra_mystica-part-site = мост { $a }–{ $b }
terra_mystica-part-faction = { $a ->
    [auren] { terra_mystica-faction-auren }
    [witches] { terra_mystica-faction-witches }
    [alchemists] { terra_mystica-faction-alchemists }
    [darklings] { terra_mystica-faction-darklings }
    [halflings] { terra_mystica-faction-halflings }
    [cultists] { terra_mystica-faction-cultists }
    [engineers] { terra_mystica-faction-engineers }
    [dwarves] { terra_mystica-faction-dwarves }
    [mermaids] { terra_mystica-faction-mermaids }
    [swarmlings] { terra_mystica-faction-swarmlings }
    [chaosmagicians] { terra_mystica-faction-chaosmagicians }
    [giants] { terra_mystica-faction-giants }
    [fakirs] { terra_mystica-faction-fakirs }
   *[nomads] { terra_mystica-faction-nomads }
}
terra_mystica-part-player = { $b ->
    [shipping] навигация
    [digging] обмен лопат
    [spade] лопата до выбора гекса
    [bowl] жертва силы
    [special] { $c ->
        [card_spade] лопата бонусной карты
        [card_step] шаг культа бонусной карты
        [favour_step] шаг культа жетона благодати
        [stronghold] действие крепости
       *[bridge] мост
    }
   *[exchange] { $c ->
        [power_to_coin] сила на монету
        [power_to_worker] сила на рабочего
        [power_to_priest] сила на жреца
        [priest_to_worker] жрец на рабочего
        [worker_to_coin] рабочий на монету
        [point_to_coin] очко на монету
        [coins_to_point] монеты на очко
       *[worker_to_priest] рабочий в жрецы
    }
}

# Страница компонентов: таблицы, поля, слова в значениях
terra_mystica-components-terrain = Земли
terra_mystica-components-letter = буква
terra_mystica-components-colour = цвет
terra_mystica-components-row = Карта, ряд за рядом
terra_mystica-components-hexes = гексы
terra_mystica-components-bridge = Места для мостов
terra_mystica-components-building = Постройки
terra_mystica-components-count = сколько штук
terra_mystica-components-power = сила
terra_mystica-components-power_action = Действия силы
terra_mystica-components-cost = цена в силе
terra_mystica-components-gain = даёт
terra_mystica-components-bonus_card = Бонусные карты
terra_mystica-components-income = доход
terra_mystica-components-action = особое действие
terra_mystica-components-shipping = навигация
terra_mystica-components-pass_points = очки при пасе за каждое
terra_mystica-components-pass_shipping_points = очки при пасе за шаг навигации
terra_mystica-components-option = только с настройкой
terra_mystica-components-favour = Жетоны благодати
terra_mystica-components-cult = культ
terra_mystica-components-steps = шаги
terra_mystica-components-town_power = силы достаточно для города
terra_mystica-components-trading_house_points = очков за торговый дом
terra_mystica-components-dwelling_points = очков за жилище
terra_mystica-components-pass_trading_houses = очки при пасе по числу торговых домов
terra_mystica-components-scoring = Тайлы целей
terra_mystica-components-points = очки
terra_mystica-components-every = за каждые столько шагов
terra_mystica-components-cult_bonus = бонус культа
terra_mystica-components-not_in = не в раундах
terra_mystica-components-priest_bonus = за каждого жреца на поле культов
terra_mystica-components-town = Тайл города
terra_mystica-components-keys = ключи
terra_mystica-components-cults = культы
terra_mystica-components-thresholds = шаги, дающие силу
terra_mystica-components-spots = места жрецов
terra_mystica-components-returned = шагов жреца, который возвращается
terra_mystica-components-towns = Что нужно для города
terra_mystica-components-buildings = построек
terra_mystica-components-buildings_with_sanctuary = построек со святилищем
terra_mystica-components-area = Наибольшие области
terra_mystica-components-play = Числа игры
terra_mystica-components-rounds = раунды
terra_mystica-components-start_points = очков в начале
terra_mystica-components-spare_cards = бонусных карт сверх числа игроков
terra_mystica-components-priests = жрецы
terra_mystica-components-bridges = мосты
terra_mystica-components-coins_for_a_point = монет за очко
terra_mystica-components-power_for_coin = силы за монету
terra_mystica-components-power_for_worker = силы за рабочего
terra_mystica-components-power_for_priest = силы за жреца
terra_mystica-components-trading_house_alone = во столько раз больше монет стоит торговый дом без соседа
terra_mystica-components-faction = Фракции
terra_mystica-components-home = домашняя земля
terra_mystica-components-coins = монеты
terra_mystica-components-workers = рабочие
terra_mystica-components-bowls = сила в чашах
terra_mystica-components-dwellings = начальных жилищ
terra_mystica-components-cost_coins = цена построек в монетах
terra_mystica-components-cost_workers = цена построек в рабочих
terra_mystica-components-income_dwelling_workers = доход: рабочие по жилищам
terra_mystica-components-income_trading_house_coins = доход: монеты по торговым домам
terra_mystica-components-income_trading_house_power = доход: сила по торговым домам
terra_mystica-components-income_temple_priests = доход: жрецы по храмам
terra_mystica-components-income_temple_power = доход: сила по храмам
terra_mystica-components-income_stronghold_power = доход: сила крепости
terra_mystica-components-income_stronghold_coins = доход: монеты крепости
terra_mystica-components-income_stronghold_workers = доход: рабочие крепости
terra_mystica-components-income_stronghold_priests = доход: жрецы крепости
terra_mystica-components-income_sanctuary_priests = доход: жрецы святилища
terra_mystica-components-shipping_cost = цена шага навигации
terra_mystica-components-shipping_points = очки за шаги навигации
terra_mystica-components-spade_cost = цена лопаты
terra_mystica-components-spade_paid_in = лопаты оплачивают
terra_mystica-components-dig_cost = цена шага обмена лопат
terra_mystica-components-dig_points = очков за шаг обмена лопат
terra_mystica-components-ability = способность
terra_mystica-components-stronghold = крепость
terra_mystica-components-first_game = Первая партия
terra_mystica-components-seats = игроков
terra_mystica-components-factions = фракции
terra_mystica-components-cards = бонусные карты
terra_mystica-components-first_dwellings = Жилища первой партии
terra_mystica-components-first_tiles = Тайлы целей первой партии
terra_mystica-components-spades = лопаты
terra_mystica-components-spade = лопата
terra_mystica-components-step = шаг культа
terra_mystica-components-extra_card = дополнительная бонусная карта
terra_mystica-components-extra_tile = дополнительный тайл целей
terra_mystica-components-extra_towns = дополнительные тайлы городов
terra_mystica-components-fire = { terra_mystica-cult-fire }
terra_mystica-components-water = { terra_mystica-cult-water }
terra_mystica-components-earth = { terra_mystica-cult-earth }
terra_mystica-components-air = { terra_mystica-cult-air }
terra_mystica-components-black = чёрный
terra_mystica-components-blue = синий
terra_mystica-components-brown = коричневый
terra_mystica-components-gray = серый
terra_mystica-components-green = зелёный
terra_mystica-components-red = красный
terra_mystica-components-yellow = жёлтый
terra_mystica-components-bridge_points = очков за мост между своими постройками
terra_mystica-components-double = два действия подряд
terra_mystica-components-favours = жетоны благодати
terra_mystica-components-flight = жилище где угодно
terra_mystica-components-jump_priests = жрецов за ковёр
terra_mystica-components-jump_skip = пропускаемых гексов
terra_mystica-components-jump_workers = рабочих за туннель
terra_mystica-components-jump_points = очков за туннель или ковёр
terra_mystica-components-sandstorm = песчаная буря
terra_mystica-components-spade_power = силы за лопату
terra_mystica-components-trade = рабочих, которые могут стать жрецами
terra_mystica-components-upgrade = бесплатный торговый дом
terra_mystica-components-bought_spade_points = очков за купленную лопату
terra_mystica-components-bridge_workers = рабочих за мост
terra_mystica-components-declined_power = силы, если откажутся все
terra_mystica-components-home_spades = лопат за любое преобразование
terra_mystica-components-point_for_coins = очков за монеты
terra_mystica-components-points_for_coin = очков за монету
terra_mystica-components-skip_river = для города можно пропустить гекс реки
terra_mystica-components-spade_points = очков за лопату
terra_mystica-components-taken_steps = шагов культа, если кто-то взял силу
terra_mystica-components-town_points = очков за город
terra_mystica-components-town_workers = рабочих за город

# Картинки

terra_mystica-draw-table = Стол
terra_mystica-draw-board = Фракция
terra_mystica-draw-map = Карта
terra_mystica-draw-cults = Культы
terra_mystica-draw-supply = Запас
terra_mystica-draw-hex = { $hex }: { $terrain }
terra_mystica-draw-hex-building = { $hex }: { $building }, { $who }
terra_mystica-draw-leech-building = строит: { $building }, { $hex }
terra_mystica-draw-site = Место для моста: { $site }
terra_mystica-draw-bridge = Мост { $site }, { $who }
terra_mystica-draw-spot = { $cult }: жрец делает { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} и остаётся
terra_mystica-draw-spot-back = { $cult }: жрец делает { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} и возвращается в запас
terra_mystica-draw-last = последний
terra_mystica-draw-power-actions = Действия за силу
terra_mystica-draw-once = раз в раунд
terra_mystica-draw-used = использовано в этом раунде
terra_mystica-draw-costs-power = цена: { $n } { $n ->
    [one] сила
    [few] силы
   *[many] силы
}
terra_mystica-draw-cards = Бонусные карты
terra_mystica-draw-coins-on = { $n ->
    [one] на ней { $n } монета
    [few] на ней { $n } монеты
   *[many] на ней { $n } монет
}
terra_mystica-draw-left = осталось: { $n }
terra_mystica-draw-coins = Монеты
terra_mystica-draw-workers = Рабочие
terra_mystica-draw-priests = Жрецы
terra_mystica-draw-points = Очки
terra_mystica-draw-bowl = Сила, чаша { $n }
terra_mystica-draw-burn = Жертва силы: одна фишка этой чаши идёт в чашу III, другая теряется
terra_mystica-draw-income = доход
terra_mystica-draw-shipping = Навигация
terra_mystica-draw-no-shipping = без навигации
terra_mystica-draw-digging = Обмен лопат: цена лопаты
terra_mystica-draw-step-costs = следующий шаг: { $cost }
terra_mystica-draw-spade = Лопата
terra_mystica-draw-bridges-left = Осталось мостов
terra_mystica-draw-detour = Длинный путь по кругу
terra_mystica-draw-no-card = Нет бонусной карты
terra_mystica-draw-favours = Жетоны благодати
terra_mystica-draw-factions = Фракции
terra_mystica-draw-no-faction = { $who }: фракция ещё не выбрана.
terra_mystica-draw-has-passed = пас
terra_mystica-draw-has-left = вне игры
terra_mystica-draw-ability-auren = Крепость: сразу жетон благодати; действие: 2 шага одного культа.
terra_mystica-draw-ability-witches = +5 очков за город. Крепость: действие: даром жилище на любом лесу.
terra_mystica-draw-ability-alchemists = Обмен очков и монет. Крепость: 12 силы и по 2 силы за лопату.
terra_mystica-draw-ability-darklings = Лопата: жрец, даёт 2 очка. Крепость: 3 рабочих могут стать жрецами.
terra_mystica-draw-ability-halflings = 1 очко за лопату. Крепость: сразу 3 лопаты и жилище.
terra_mystica-draw-ability-cultists = Шаг культа, если сосед берёт силу; 1 сила, если отказались все. Крепость: 7 очков.
terra_mystica-draw-ability-engineers = Мост за 2 рабочих. Крепость: при пасе 3 очка за свой мост.
terra_mystica-draw-ability-dwarves = Без навигации. Туннель: 2 рабочих, 4 очка. Крепость: 1 рабочий.
terra_mystica-draw-ability-mermaids = Навигация 1–5; город через реку. Крепость: шаг навигации.
terra_mystica-draw-ability-swarmlings = 3 рабочих за город. Крепость: действие: жилище станет торговым домом.
terra_mystica-draw-ability-chaosmagicians = Два жетона за храм и святилище. Крепость: действие: два действия.
terra_mystica-draw-ability-giants = Всегда 2 лопаты до пустоши. Крепость: действие: 2 лопаты на гекс.
terra_mystica-draw-ability-fakirs = Без навигации. Ковёр: жрец, 4 очка, через гекс. Крепость: через два.
terra_mystica-draw-ability-nomads = Три жилища в начале. Крепость: действие: гекс рядом станет пустыней.

# -- что ценят боты -------------------------------------------------------------------------------

terra_mystica-value-points = очки
terra_mystica-value-left = уход из-за стола
terra_mystica-value-coins = монеты
terra_mystica-value-more_coins = монеты сверх первых
terra_mystica-value-workers = рабочие
terra_mystica-value-more_workers = рабочие сверх первых
terra_mystica-value-priests = жрецы
terra_mystica-value-bowl_3 = сила в чаше III
terra_mystica-value-ready_power = сила для действия сейчас
terra_mystica-value-bowl_2 = сила в чаше II
terra_mystica-value-tokens = фишки силы
terra_mystica-value-last_coins = монеты в конце игры
terra_mystica-value-last_workers = рабочие в конце игры
terra_mystica-value-last_priests = жрецы в конце игры
terra_mystica-value-last_power = сила в конце игры
terra_mystica-value-last_tokens = фишки силы в конце игры
terra_mystica-value-income_coins = доход монет
terra_mystica-value-income_workers = доход рабочих
terra_mystica-value-income_priests = доход жрецов
terra_mystica-value-income_power = доход силы
terra_mystica-value-favours = жетоны благодати
terra_mystica-value-pass_points = очки за пас
terra_mystica-value-card = бонусная карта
terra_mystica-value-passing = предстоящий пас
terra_mystica-value-dwellings = жилища
terra_mystica-value-trading_houses = торговые дома
terra_mystica-value-temples = храмы
terra_mystica-value-strongholds = крепость
terra_mystica-value-sanctuaries = святилище
terra_mystica-value-stronghold_action = действие крепости
terra_mystica-value-cult_steps = шаги по культам
terra_mystica-value-keys = ключи городов
terra_mystica-value-cult_bonuses = бонусы культов
terra_mystica-value-cult_places = места в культах
terra_mystica-value-reach = земля в пределах досягаемости
terra_mystica-value-homes = родная земля в пределах досягаемости
terra_mystica-value-shipping = навигация
terra_mystica-value-digging = обмен лопат
terra_mystica-value-town = приближение к городу
terra_mystica-value-area = связанные здания
terra_mystica-value-area_place = место по наибольшей области
terra_mystica-value-next_turn = ещё один ход впереди
terra_mystica-value-owed_favours = положенный жетон благодати
terra_mystica-value-owed_towns = положенный жетон города
terra_mystica-value-owed_steps = положенные шаги по культам
terra_mystica-value-spades = бесплатные лопаты
terra_mystica-value-free_dwelling = бесплатное жилище
terra_mystica-value-free_change = бесплатное улучшение или буря

# -- beside the players' names ------------------------------------------------------------------------

terra_mystica-held-power = сила { $one }, { $two }, { $three }
terra_mystica-held-ship = навигация { $n }
