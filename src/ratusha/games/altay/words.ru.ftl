# Слова «Алтэи».

altay-title = Алтэя: Рассвет цивилизации
altay-about = Колода, карта и соседи: растите племя, открывайте знания, держите границу.
altay-minutes = 60–90

altay-option-trade = Торговля
altay-option-trade-about = Каждый неиспользованный ресурс даёт монету; за 5 монет берут любой ресурс.
altay-option-trade-off = нет
altay-option-trade-on = да
altay-option-board = Поле вдвоём и втроём
altay-option-board-about = При двух и трёх игроках часть областей не участвует, либо у всех больше места.
altay-option-board-reduced = уменьшенное
altay-option-board-full = полное
altay-option-starts = Первые регионы
altay-option-starts-about = Где стоят первые поселения.
altay-option-starts-choose = выбирают игроки
altay-option-starts-recommended = как советуют правила

altay-cause-achievements = достижения
altay-cause-cards = карты действий
altay-cause-regions = регионы
altay-cause-captured = захваченные поселения
altay-cause-conquest = завоевание
altay-cause-produced = производство
altay-cause-spent = потрачено
altay-cause-paid = цена
altay-cause-laid = положено на карту
altay-cause-stored = из запасённого
altay-cause-conquered = маркер завоевания
altay-cause-traded = торговля
altay-cause-lost = не использовано
altay-cause-sold = не использовано

# Вещи

altay-resource-food = еда
altay-resource-wood = дерево
altay-resource-metal = металл
altay-resource-stone = камень
altay-resource-culture = культура
altay-resource-raw = сырьё
altay-resource-any = любой ресурс
altay-resource-alike = ресурсы одного вида

altay-n-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
altay-n-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[other] { $n } дерева
}
altay-n-metal = { $n ->
    [one] { $n } металл
   *[other] { $n } металла
}
altay-n-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
altay-n-culture = { $n ->
    [one] { $n } культура
   *[other] { $n } культуры
}
altay-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
altay-some-food = { $n ->
    [one] { $n } еду
   *[other] { $n } еды
}
altay-some-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
altay-some-metal = { $n ->
    [one] { $n } металл
   *[other] { $n } металла
}
altay-some-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
altay-some-culture = { $n ->
    [one] { $n } культуру
   *[other] { $n } культуры
}
altay-some-raw = { $n ->
    [one] { $n } сырьё
   *[other] { $n } сырья
}
altay-some-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
altay-some-alike = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } ресурса одного вида
   *[other] { $n } ресурсов одного вида
}
altay-that-food = еды
altay-that-wood = дерева
altay-that-metal = металла
altay-that-stone = камней
altay-that-culture = культуры
altay-that-raw = сырья
altay-that-any = любых ресурсов
altay-that-alike = ресурсов одного вида

altay-terrain-farmland = пашни
altay-terrain-forest = леса
altay-terrain-mine = шахты
altay-terrain-mountain = горы
altay-use-farmland = пашни
altay-use-forest = леса
altay-use-mine = шахты
altay-use-mountain = горы
altay-region = { $name } ({ $terrain })
altay-marker = { $n } ({ $brings })
altay-marker-plain = { $n }
altay-times = { $what } × { $n }
altay-card-with-points = { $card } (★{ $n })

altay-faction-earthfolk = Рождённые в Недрах
altay-faction-elvenfolk = Взращённые Чащей
altay-faction-firefolk = Закалённые Пламенем
altay-faction-smallfolk = Ведомые Волнами

altay-card-hunter = «Охотник»
altay-card-warrior = «Воин»
altay-card-village = «Деревня»
altay-card-colonist = «Переселенец»
altay-card-digger = «Землекоп»
altay-card-loremaster = «Хранитель преданий»
altay-card-shaman = «Шаман»
altay-card-craftsman_lumber = «Ремесленник» (дерево)
altay-card-craftsman_stone = «Ремесленник» (камень)
altay-card-spellweaver = «Ткач чар»
altay-card-farmer = «Земледелец»
altay-card-lumberjack = «Лесоруб»
altay-card-miner = «Рудокоп»
altay-card-stonecutter = «Каменотёс»
altay-card-worker = «Рабочий»
altay-card-scholar = «Учёный»
altay-card-merchant = «Торговец»
altay-card-horseman = «Конник»
altay-card-charioteer = «Колесничий»
altay-card-small_town = «Малый город»
altay-card-large_city = «Крупный город»

altay-achievement-gardening = «Огородничество»
altay-achievement-tools = «Орудия труда»
altay-achievement-masonry = «Кладка»
altay-achievement-writing = «Письменность»
altay-achievement-rites = «Обряды»
altay-achievement-irrigation = «Орошение»
altay-achievement-wheel = «Колесо»
altay-achievement-bronze = «Бронза»
altay-achievement-laws = «Законы»
altay-achievement-tribute = «Дань»
altay-achievement-pyramid = «Великая пирамида»
altay-achievement-oracle = «Оракул»
altay-achievement-gardens = «Висячие сады»
altay-achievement-world_tree = «Мировое древо»
altay-achievement-forge = «Великая кузница»
altay-achievement-mountain_throne = «Горный трон»
altay-achievement-colossus = «Колосс»
altay-achievement-trophy_hall = «Зал трофеев»
altay-achievement-library = «Великая библиотека»
altay-achievement-citadel = «Цитадель»

# Что делают карты

altay-step-may = можете: { $step }
altay-step-produce = произведите { $what }
altay-step-produce-that = произведите столько же { $what }
altay-step-use = используйте { $terrain }
altay-step-spend = потратьте { $what }
altay-step-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[other] возьмите { $n } карт
}
altay-step-draw-that = возьмите столько же
altay-step-trash = { $n ->
    [one] выбросьте { $n } карту
    [few] выбросьте { $n } карты
   *[other] выбросьте { $n } карт
}
altay-step-trash-up-to = { $n ->
    [one] выбросьте до { $n } карты
   *[other] выбросьте до { $n } карт
}
altay-step-move = { $n ->
    [one] перенесите { $n } поселение
    [few] перенесите { $n } поселения
   *[other] перенесите { $n } поселений
}
altay-step-convert = { $n ->
    [one] преобразуйте { $n } маркер завоевания
    [few] преобразуйте { $n } маркера завоевания
   *[other] преобразуйте { $n } маркеров завоевания
}
altay-step-build = { $n ->
    [one] постройте { $n } поселение
    [few] постройте { $n } поселения
   *[other] постройте { $n } поселений
}
altay-step-save = { $n ->
    [one] сохраните { $n } карту
    [few] сохраните { $n } карты
   *[other] сохраните { $n } карт
}
altay-step-collect = соберите { $slots }, затем { $then }
altay-step-store = запасите (не больше): { $slots }
altay-step-attack = { $n ->
    [one] { $n } атака
    [few] { $n } атаки
   *[other] { $n } атак
}
altay-step-defence = { $n ->
    [one] { $n } защита
    [few] { $n } защиты
   *[other] { $n } защит
}
altay-worth-each = { $points } за { $counted }
altay-worth-base = { $base } и ещё { $each }
altay-per-farmland = каждый занятый вами регион с пашнями
altay-per-forest = каждый занятый вами регион с лесами
altay-per-mine = каждый занятый вами регион с шахтами
altay-per-mountain = каждый занятый вами регион с горами
altay-per-crowded = каждый регион, где у вас 2 поселения или больше
altay-per-difficulty = { $n ->
    [one] каждую { $n } единицу сложности ваших маркеров завоевания
    [few] каждые { $n } единицы сложности ваших маркеров завоевания
   *[other] каждые { $n } единиц сложности ваших маркеров завоевания
}
altay-per-captured = каждое захваченное поселение
altay-per-technologies = каждую завершённую технологию

# Вопросы

altay-ask-choose-people = Какой народ вы возглавите?
altay-ask-choose-start = Где будет ваше первое поселение?
altay-ask-turn = Что будете делать?
altay-ask-produce = { $n ->
    [one] Какой ресурс произвести?
   *[other] Какой ресурс произвести? Осталось { $n }
}
altay-ask-alike = { $n ->
    [one] Какой ресурс произвести?
    [few] Какой ресурс произвести? Получите { $n } штуки
   *[other] Какой ресурс произвести? Получите { $n } штук
}
altay-ask-spend = { $n ->
    [one] Какой ресурс потратить?
   *[other] Какой ресурс потратить? Осталось { $n }
}
altay-ask-pay-raw = { $n ->
    [one] Каким сырьём заплатить?
   *[other] Каким сырьём заплатить? Осталось { $n }
}
altay-ask-pay-wild = { $n ->
    [one] Каким ресурсом заплатить?
   *[other] Каким ресурсом заплатить? Осталось { $n }
}
altay-ask-use-region = Какой регион использовать ({ $terrain })?
altay-ask-convert-marker = Какой маркер завоевания преобразовать?
altay-ask-move-settlement = Какое поселение перенести и куда?
altay-ask-optional = Продолжить? { $effect }
altay-ask-instant = Завершено: { $achievement }. Применить эффект: { $effect }?
altay-ask-trash-cards = { $n ->
    [one] Какую карту выбросить?
   *[other] Какую карту выбросить? Осталось { $n }
}
altay-ask-trash-up-to = { $n ->
    [one] Выбросить карту? Можно ещё { $n }
   *[other] Выбросить карту? Можно { $n }
}
altay-ask-save = Какую карту отложить?
altay-ask-place = { $n ->
    [one] Куда поставить поселение?
   *[other] Куда поставить поселение? Осталось { $n }
}
altay-ask-muster = Атака на { $region }: какими картами? Сила { $strength } против { $difficulty }
altay-ask-muster-player = Атака на { $region }: какими картами? Сила { $strength }
altay-ask-answer = { $who } атакует { $region } с силой { $attack }, у вас { $defence }. Сражаться или сдаться?
altay-ask-defend = Вы защищаете { $region }: { $defence } против { $attack }. Ещё карты?
altay-ask-yield = { $n ->
    [one] Сбросить карту и взять новую? Можно заменить { $n }
   *[other] Сбросить карты и взять новые? Можно заменить { $n }
}
altay-ask-at-end = Применить эффект в конце хода?

# Кнопки

altay-do-lead = { $faction }: { $deck }
altay-do-settle = Поселиться: { $region }
altay-do-play = { $card }: { $effect }
altay-do-put = Положить { $what } на карту { $card }
altay-do-empty = Взять всё с карты { $card }
altay-do-buy = Купить { $card } за { $price }
altay-do-trade = Купить { $what } за { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
altay-do-begin = Начать { $achievement }, положить { $what }: { $effect }
altay-do-begin-secret = Начать тайное чудо { $achievement }, положить { $what }: { $effect }
altay-do-work = Положить { $what } на карту { $achievement }
altay-do-abandon = Оставить { $achievement }
altay-do-apply = { $achievement }: { $effect }
altay-do-attack-marker = Атаковать { $end } из { $start }: сложность { $marker }
altay-do-attack-player = { $n ->
    [one] Атаковать { $end } из { $start }: { $whom }, { $n } поселение
    [few] Атаковать { $end } из { $start }: { $whom }, { $n } поселения
   *[other] Атаковать { $end } из { $start }: { $whom }, { $n } поселений
}
altay-do-end = Завершить ход
altay-do-take = { $what }
altay-do-pay = { $what }
altay-do-use = { $region }
altay-do-place = Поселиться: { $region }
altay-do-place-more = { $n ->
    [one] { $region }: { $n }-е поселение
   *[other] { $region }: { $n }-е поселение
}
altay-do-move = Из { $start } в { $end }
altay-do-convert = Маркер { $marker }
altay-do-trash = Выбросить { $card }
altay-do-trash-enough = Больше не выбрасывать
altay-do-save = Отложить { $card }
altay-do-accept = Да
altay-do-decline = Нет
altay-do-enough = Достаточно
altay-do-no-effect = Не применять
altay-do-send = Послать { $card }: +{ $n }
altay-do-strike = Атаковать { $region } с силой { $strength }
altay-do-defend-won = Сыграть { $card }: { $defence } : { $attack }, вы победите
altay-do-defend-lost = Сыграть { $card }: { $defence } : { $attack }, пока мало
altay-do-defend-equal = Сыграть { $card }: { $defence } : { $attack }, никто не теряет
altay-do-fight-won = Сражаться { $defence } : { $attack }, вы победите
altay-do-fight-lost = Сражаться { $defence } : { $attack }, вы потеряете 1 поселение
altay-do-fight-equal = Сражаться { $defence } : { $attack }, никто не теряет
altay-do-surrender = { $n ->
    [one] Сдаться: потерять 1 поселение и сменить { $n } карту
   *[other] Сдаться: потерять 1 поселение и сменить до { $n } карт
}
altay-do-discard = Сбросить { $card }
altay-do-yield-enough = { $n ->
    [0] Ничего не сбрасывать
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[other] Взять { $n } карт
}

altay-group-lead = Народы
altay-group-settle = Регионы
altay-group-play = Разыграть карту
altay-group-put = Положить ресурсы на карты
altay-group-work = Положить ресурсы на карты
altay-group-empty = Взять запасённое
altay-group-begin = Начать достижение
altay-group-buy = Купить карту
altay-group-attack = Атаковать
altay-group-apply = Эффекты достижений
altay-group-trade = Торговля
altay-group-abandon = Отказаться
altay-group-end = Завершить ход
altay-group-place = Регионы
altay-group-move = Перенести поселение
altay-group-defend = Сражаться
altay-group-fight = Сражаться
altay-group-surrender = Сдаться
altay-part-region = регион { $a }
altay-part-market = { $a ->
    [farmer] «Земледелец»
    [lumberjack] «Лесоруб»
    [miner] «Рудокоп»
    [stonecutter] «Каменотёс»
    [worker] «Рабочий»
    [scholar] «Учёный»
    [merchant] «Торговец»
    [horseman] «Конник»
    [charioteer] «Колесничий»
    [small_town] «Малый город»
    [large_city] «Крупный город»
   *[other] { $a }
}

altay-warn-no-attack = Атака карты действует только в атаке
altay-warn-abandon = Ресурсы на карте пропадут
altay-warn-pool = { $n ->
    [one] Пропадёт { $n } ресурс
    [few] Пропадут { $n } ресурса
   *[other] Пропадут { $n } ресурсов
}
altay-warn-pool-coins = { $n ->
    [one] { $n } ресурс станет монетой
    [few] { $n } ресурса станут монетами
   *[other] { $n } ресурсов станут монетами
}

# История

altay-first = { $who } ходит первым.
altay-laid = { $region }: маркер { $marker }.
altay-revealed = Уровень { $level }: открыто { $achievement }.
altay-leads = { $who }: народ — { $faction }.
altay-starts = { $who } начинает: { $region }.
altay-dealt = { $who } получает тайное чудо: { $achievement }.
altay-dealt-hidden = { $who } получает тайное чудо.
altay-round = Раунд { $n }.
altay-drew = { $who } берёт { $card }.
altay-drew-hidden = { $who } берёт карту.
altay-shuffled = { $n ->
    [one] { $who } перемешивает сброс: { $n } карта.
    [few] { $who } перемешивает сброс: { $n } карты.
   *[other] { $who } перемешивает сброс: { $n } карт.
}
altay-played = { $who } разыгрывает { $card }: { $effect }.
altay-used = { $who } использует { $region }.
altay-collected = { $who } завершает карту { $card }.
altay-emptied = { $who } берёт всё с карты { $card }.
altay-bought = { $who } покупает { $card }.
altay-placed = { $who } строит: { $region }.
altay-no-place = { $n ->
    [one] { $who }: { $n } поселение некуда поставить, оно уходит из игры.
    [few] { $who }: { $n } поселения некуда поставить, они уходят из игры.
   *[other] { $who }: { $n } поселений некуда поставить, они уходят из игры.
}
altay-moved = { $who } переносит поселение: { $start } → { $end }.
altay-converted = { $who } преобразует маркер { $marker }.
altay-trashed = { $who } выбрасывает { $card }.
altay-saved = { $who } откладывает { $card }.
altay-saved-hidden = { $who } откладывает карту.
altay-began = { $who } начинает { $achievement }.
altay-began-secret = { $who } показывает и начинает тайное чудо: { $achievement }.
altay-completed = { $who } завершает { $achievement }.
altay-abandoned = { $who } оставляет { $achievement }.
altay-applied = { $who } применяет { $achievement }: { $effect }.
altay-sent = { $who } посылает { $card } на { $target }.
altay-conquered = { $who } завоёвывает { $region }: маркер { $marker }.
altay-attacked = { $who } атакует { $region } с силой { $strength }; защищается { $whom }.
altay-surrendered = { $who } сдаётся.
altay-defended = { $who } играет для защиты { $card }.
altay-discarded = { $who } сбрасывает { $card }.
altay-fought = { $who } сражается: { $region }, { $defence } против { $attack }.
altay-equal = Силы равны: никто не теряет.
altay-captured = { $who } захватывает поселение: { $region }, теряет { $whom }.
altay-turn-ended = { $who } завершает ход.
altay-cleared = { $n ->
    [0] { $who } сбрасывает разыгранные карты.
    [one] { $who } сбрасывает разыгранные карты и { $n } из руки.
   *[other] { $who } сбрасывает разыгранные карты и { $n } из руки.
}
altay-last-round-pieces = У одного из игроков не осталось поселений: это последний раунд.
altay-last-round-settlements = У одного из игроков нет поселений на поле: это последний раунд.
altay-over-pieces = Игра окончена: у одного из игроков не осталось поселений.
altay-over-settlements = Игра окончена: у одного из игроков нет поселений на поле.

# Почему нельзя

altay-why-led = Этот народ уже выбран: { $faction }.
altay-why-no-farmland = { $region }: это не пашни.
altay-why-out-of-play = { $region }: регион не участвует в игре.
altay-why-others = { $region }: занято другим игроком.
altay-why-marker = { $region }: там лежит маркер завоевания.
altay-why-crowded = { $region }: там уже { $n ->
    [one] { $n } поселение
    [few] { $n } поселения
   *[other] { $n } поселений
}.
altay-why-far = { $region }: не смежен с вашими регионами.
altay-why-not-own = { $region }: у вас там нет поселения.
altay-why-same-region = Поселение уже там.
altay-why-not-held = У вас нет карты { $card }.
altay-why-no-option = У карты { $card } нет второго эффекта.
altay-why-only-attack = Атаку играют в атаке: выберите регион для атаки.
altay-why-only-defence = Защиту играют, когда вас атакуют.
altay-why-name-lies = { $card } уже лежит у вас на столе.
altay-why-not-on-table = { $card } не лежит у вас на столе.
altay-why-no-slot = { $card }: нет пустой ячейки ({ $resource }).
altay-why-no-store = { $card }: ресурсы с этой карты не забирают.
altay-why-store-empty = { $card }: на карте ничего нет.
altay-why-stocked = { $card }: в этот ход на неё положили ресурс.
altay-why-not-in-pool = В этот ход у вас нет ресурса: { $resource }.
altay-why-not-fitting = Здесь подходит только { $wanted }, а не { $resource }.
altay-why-no-resource = Нужно потратить { $what }, а в этот ход этого нет.
altay-why-no-region = У вас нет такого региона: { $terrain }.
altay-why-region-used = Все такие регионы в этот ход уже использованы: { $terrain }.
altay-why-used-up = { $region }: в этот ход уже использован.
altay-why-not-own-terrain = { $region }: не ваш регион нужного типа ({ $terrain }).
altay-why-no-card = { $n ->
    [one] Нет другой карты, чтобы её выбросить.
   *[other] Нет { $n } других карт, чтобы их выбросить.
}
altay-why-must-trash = { $n ->
    [one] Надо выбросить ещё { $n } карту.
    [few] Надо выбросить ещё { $n } карты.
   *[other] Надо выбросить ещё { $n } карт.
}
altay-why-no-move = Ни одно ваше поселение нельзя перенести.
altay-why-no-marker = У вас нет маркера завоевания, который можно преобразовать.
altay-why-converted = Маркер { $marker } уже преобразован.
altay-why-not-won = У вас нет маркера { $marker }.
altay-why-sold-out = { $card }: карты кончились.
altay-why-bought = { $card }: в этот ход уже куплено.
altay-why-price = { $card } стоит: { $price }.
altay-why-no-trade = В этой игре нет торговли.
altay-why-coins = { $n ->
    [one] Ресурс стоит { $n } монету.
    [few] Ресурс стоит { $n } монеты.
   *[other] Ресурс стоит { $n } монет.
}
altay-why-working = Вы ещё работаете над достижением { $achievement }.
altay-why-done = Вы уже завершили { $achievement }.
altay-why-not-open = { $achievement } не лежит открыто.
altay-why-level = Достижений уровня { $level } не может быть больше, чем завершённых уровня { $below }.
altay-why-no-work = Вы не работаете над достижением.
altay-why-wonder-stays = { $achievement } — чудо, его нельзя оставить.
altay-why-not-done = Вы не завершили { $achievement }.
altay-why-not-once = У достижения { $achievement } нет эффекта, который применяют в ход.
altay-why-applied = { $achievement }: в этот ход уже применено.
altay-why-not-at-end = У достижения { $achievement } нет эффекта, который можно применить сейчас.
altay-why-not-adjacent = { $start } и { $end } не смежны.
altay-why-nobody-there = { $region }: атаковать некого.
altay-why-attacked = { $end } в этот ход уже атакован из { $start }.
altay-why-no-attack-card = У вас нет карт с атакой.
altay-why-weak = Сила { $n } не больше сложности { $difficulty }.
altay-why-no-cards = Для атаки нужна хотя бы одна карта.
altay-why-card-no-attack = { $card }: нет атаки.
altay-why-card-no-defence = { $card }: нет защиты.

# Файл компонентов

altay-file-step = шаг — это глагол и то, что к нему относится
altay-file-verb = нет эффекта «{ $verb }»; есть: { $known }
altay-file-words = лишнее слово «{ $word }»
altay-file-number = «{ $word }» — не число от 1 до { $most }
altay-file-slots = ячеек должно быть от 1 до { $most }
altay-file-alone = «{ $verb }» должен быть единственным шагом
altay-file-first = «{ $verb }» должен быть первым шагом
altay-file-then = после «{ $verb }» нужен шаг
altay-file-after-attack = рядом с attack не может стоять «{ $verb }»; могут produce и draw
altay-file-that = перед «that» нужен trash или convert
altay-file-may-twice = «may» стоит здесь дважды
altay-file-may-fail = «{ $verb }» после collect должен быть необязательным
altay-file-order = «{ $verb }» должен стоять до шагов, которые всегда возможны, и один раз
altay-file-here = «{ $verb }» не место на этой карте; можно: { $known }
altay-file-one-step = у этого эффекта один шаг
altay-file-options = у карты один или два эффекта
altay-file-options-alike = карта кладётся на стол или атакует только одним из эффектов
altay-file-sorted = очки должны идти от больших к меньшим
altay-file-types = у двух карт получилось бы одно имя
altay-file-deck-card = нет стартовой карты «{ $card }»
altay-file-region = нет региона «{ $region }»
altay-file-regions = регионов должно быть от 1 до { $most }
altay-file-shape = форма — это x и y хотя бы трёх разных углов
altay-file-border-twice = { $a } и { $b } соединены дважды или регион соединён сам с собой
altay-file-strait = у { $a } и { $b } общая сторона, значит, между ними нет пролива
altay-file-no-side = у форм { $a } и { $b } нет общей стороны
altay-file-no-border = у { $a } и { $b } общая сторона, но нет границы
altay-file-not-joined = регион { $region } ни с чем не соединён
altay-file-parts = регионы в игре должны быть связаны
altay-file-start = { $region } — не пашни в игре
altay-file-farmland = в игре слишком мало пашен
altay-file-token = { $region } не участвует в игре
altay-file-marker-twice = два одинаковых маркера
altay-file-markers = маркеров меньше, чем регионов
altay-file-achievements = у достижений должны быть разные имена, не больше 60
altay-file-level = на уровне { $level } нужно не меньше { $least } видов
altay-file-score = у очков есть base либо each и per

# Поле словами

altay-none = нет
altay-text-before = Подготовка
altay-text-turn = Раунд { $round }, ходит { $who }
altay-text-over-pieces = Игра окончена: не осталось поселений
altay-text-over-settlements = Игра окончена: нет поселений на поле
altay-text-first = Первый игрок: { $who }
altay-text-last-round = Это последний раунд.
altay-text-pool = Ресурсы хода: { $what }
altay-text-played = Разыграно в этот ход: { $what }
altay-text-used = Использовано в этот ход: { $what }
altay-text-hand = Ваши карты
altay-text-card = Карта
altay-text-effect = Эффект
altay-text-copies = Карт
altay-text-price = Цена
altay-text-points = Очки
altay-text-left = Осталось
altay-text-or = { $a }; или { $b }
altay-text-aside = Отложено: { $what }
altay-text-secret = Тайное чудо: { $achievement }, { $slots }: { $effect }
altay-text-secret-shown = Ваше тайное чудо открыто: { $achievement }
altay-text-map = Поле
altay-text-region = Регион
altay-text-there = Что там
altay-text-adjacent = Смежные
altay-text-token = ★{ $n }
altay-text-settled = { $n ->
    [one] { $who }: { $n } поселение
    [few] { $who }: { $n } поселения
   *[other] { $who }: { $n } поселений
}
altay-text-guarded = маркер { $marker }
altay-text-free = свободен
altay-text-out = не участвует
altay-text-river = { $region } (река)
altay-text-strait = { $region } (пролив)
altay-text-market = Рынок
altay-text-achievements = Достижения
altay-text-level = Уровень
altay-text-slots = Ячейки
altay-text-stock = В колодах: уровень 1: { $a }, уровень 2: { $b }, уровень 3: { $c }
altay-text-players = Игроки
altay-text-player = Игрок
altay-text-people = Народ
altay-text-supply = Поселений в запасе
altay-text-cards-held = Карт на руке
altay-text-plus-aside = { $n } и отложено { $m }
altay-text-deck = Колода
altay-text-discard = Сброс
altay-text-coins = Монеты
altay-text-markers = Маркеры завоевания
altay-text-converted = { $marker }, преобразован
altay-text-work = В работе
altay-text-work-on = { $achievement }: { $slots }
altay-text-done = Завершено
altay-text-table = На столе
altay-text-on-card = { $card }: { $slots }
altay-text-filled = [{ $resource }]
altay-text-own = Ваши достижения и стол
altay-text-discards = Стопки сброса
altay-text-gone = Вне игры
altay-text-trashed = Выброшено: { $what }
altay-text-abandoned = Оставлено: { $what }
altay-text-when-permanent = всегда: { $effect }
altay-text-when-once = раз в ход: { $effect }
altay-text-when-end = в конце хода: { $effect }
altay-text-when-instant = сразу: { $effect }
altay-text-sources = Карты, цены, достижения и поле большей частью восстановлены и не совпадают с изданными.

# Страница компонентов: таблицы, поля, слова значений

altay-components-limits = Числа игры
altay-components-hand = карт в новой руке
altay-components-deck = колода
altay-components-pieces = поселений у народа
altay-components-crowd = поселений в регионе, не больше
altay-components-mountain = горы
altay-components-open = открытых достижений на уровне
altay-components-cap = очков за достижение, не больше
altay-components-secret = дополнительных очков за тайное чудо
altay-components-difficulty = сложность
altay-components-price = монет за ресурс
altay-components-starting_coins = монет в начале
altay-components-region = Регионы
altay-components-terrain = местность
altay-components-farmland = пашни
altay-components-shape = контур
altay-components-forest = леса
altay-components-mine = шахты
altay-components-border = Границы
altay-components-between = между
altay-components-by = через
altay-components-land = суша
altay-components-river = река
altay-components-strait = пролив
altay-components-table = По числу игроков
altay-components-seats = игроков
altay-components-copies = экземпляров каждой карты рынка
altay-components-technologies = технологии
altay-components-out = регионы вне игры
altay-components-starts = рекомендуемые первые регионы
altay-components-tokens = жетоны очков
altay-components-marker = Маркеры завоевания
altay-components-brings = приносит
altay-components-none = ничего
altay-components-count = сколько
altay-components-food = еда
altay-components-wood = дерево
altay-components-metal = металл
altay-components-stone = камень
altay-components-culture = культура
altay-components-card = Карты действий
altay-components-options = эффект
altay-components-produce_1_food = произведите 1 еду
altay-components-attack_1 = 1 атака
altay-components-defence_1 = 1 защита
altay-components-collect_food_raw_raw = соберите 1 еду, 2 сырья, затем
altay-components-build_1 = постройте 1 поселение
altay-components-produce_1_raw = произведите 1 сырьё
altay-components-move = перенесите 1 поселение
altay-components-produce_1_metal = произведите 1 металл
altay-components-produce_1_stone = произведите 1 камень
altay-components-produce_1_culture = произведите 1 культуру
altay-components-produce_1_any = произведите 1 любой ресурс
altay-components-store_culture = запасите до 1 единицы культуры
altay-components-trash_1 = выбросьте 1 карту
altay-components-draw_1 = возьмите 1 карту
altay-components-name = название для правила 4.3
altay-components-craftsman = «Ремесленник»
altay-components-produce_1_wood = произведите 1 дерево
altay-components-produce_2_raw = произведите 2 сырья
altay-components-may_spend_1_any = можете: потратьте 1 любой ресурс
altay-components-produce_2_food = произведите 2 еды
altay-components-use_farmland = используйте пашни
altay-components-produce_3_food = произведите 3 еды
altay-components-cost = цена без очков
altay-components-points = очки
altay-components-use_forest = используйте леса
altay-components-produce_2_wood = произведите 2 дерева
altay-components-use_mine = используйте шахты
altay-components-produce_2_metal = произведите 2 металла
altay-components-use_mountain = используйте горы
altay-components-produce_2_stone = произведите 2 камня
altay-components-draw_2 = возьмите 2 карты
altay-components-raw = сырьё
altay-components-spend_1_any = потратьте 1 любой ресурс
altay-components-produce_2_any = произведите 2 любых ресурса
altay-components-store_any_any_any = запасите (не больше): 3 любых ресурса
altay-components-attack_2 = 2 атаки
altay-components-attack_3 = 3 атаки
altay-components-defence_2 = 2 защиты
altay-components-collect_food_food_wood_stone_raw = соберите 2 еды, 1 дерево, 1 камень, 1 сырьё, затем
altay-components-build_2 = постройте 2 поселения
altay-components-collect_food_food_wood_stone_stone_metal_culture = соберите 2 еды, 1 дерево, 2 камня, 1 металл, 1 культуру, затем
altay-components-build_3 = постройте 3 поселения
altay-components-market = Рынок
altay-components-surcharge = дополнительных ресурсов за каждое очко
altay-components-faction = Народы
altay-components-technology = Технологии
altay-components-gardening = { altay-achievement-gardening }
altay-components-level = уровень
altay-components-slots = ячейки
altay-components-when = когда
altay-components-once = раз в ход
altay-components-effect = эффект
altay-components-tools = { altay-achievement-tools }
altay-components-masonry = { altay-achievement-masonry }
altay-components-permanent = всегда
altay-components-writing = { altay-achievement-writing }
altay-components-end = в конце хода
altay-components-save = сохраните 1 карту
altay-components-rites = { altay-achievement-rites }
altay-components-instant = сразу
altay-components-trash_0-2 = выбросьте до 2 карт
altay-components-draw_that = возьмите столько же
altay-components-irrigation = { altay-achievement-irrigation }
altay-components-wheel = { altay-achievement-wheel }
altay-components-bronze = { altay-achievement-bronze }
altay-components-laws = { altay-achievement-laws }
altay-components-tribute = { altay-achievement-tribute }
altay-components-convert = преобразуйте 1 маркер завоевания
altay-components-produce_that_alike = произведите столько же ресурсов одного вида
altay-components-wonder = Чудеса
altay-components-pyramid = { altay-achievement-pyramid }
altay-components-score = приносит очков
altay-components-base = сразу
altay-components-oracle = { altay-achievement-oracle }
altay-components-gardens = { altay-achievement-gardens }
altay-components-each = за каждое
altay-components-per = считаются
altay-components-world_tree = { altay-achievement-world_tree }
altay-components-forge = { altay-achievement-forge }
altay-components-mountain_throne = { altay-achievement-mountain_throne }
altay-components-colossus = { altay-achievement-colossus }
altay-components-trophy_hall = { altay-achievement-trophy_hall }
altay-components-captured = захваченные поселения
altay-components-library = { altay-achievement-library }
altay-components-citadel = { altay-achievement-citadel }
altay-components-crowded = регионы с 2 и более поселениями
# -- картинка --------------------------------------------------------------------------------------

altay-draw-equal = поровну
altay-draw-no-defence = нет защиты
altay-draw-no-loss = без потерь
altay-draw-board = Карты и достижения
altay-draw-map = Карта
altay-draw-mine = Моё
altay-draw-market = Рынок
altay-draw-wonders = Чудеса
altay-draw-one-each = 1 каждого вида за ход
altay-draw-sold-out = Распродано
altay-draw-price = Цена: { $price }
altay-draw-supply = Общий запас
altay-draw-pool = Ресурсы этого хода
altay-draw-hand = Карты на руке
altay-draw-or = или
altay-draw-may = можно
altay-draw-used = использован в этом ходу
altay-draw-table-empty = на столе нет карт
altay-draw-markers-none = нет жетонов завоевания
altay-draw-marker = Жетон завоевания { $marker } × { $n }
altay-draw-secret = Тайное чудо
altay-draw-secret-own = Ваше тайное чудо: { $name }
altay-draw-secret-none = Тайного чуда нет
altay-draw-settlements = { $n ->
    [one] Ещё не построено { $n } поселение
    [few] Ещё не построены { $n } поселения
   *[many] Ещё не построено { $n } поселений
}
altay-draw-captured = { $n ->
    [one] { $n } захваченное поселение
    [few] { $n } захваченных поселения
   *[many] { $n } захваченных поселений
}
altay-draw-deck = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карты
   *[many] Колода: { $n } карт
}
altay-draw-discard = { $n ->
    [one] Сброс: { $n } карта
    [few] Сброс: { $n } карты
   *[many] Сброс: { $n } карт
}
altay-draw-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
altay-draw-head-table = На столе
altay-draw-head-done = Достижения
altay-draw-head-won = Жетоны завоевания
altay-draw-head-piles = Поселения и карты
altay-draw-houses = дома
altay-draw-short = до равенства не хватает { $n }
altay-draw-technologies = технологии
altay-draw-difficulty = сложность
altay-draw-neutral = Ничей регион
altay-draw-attacks-from = атака из { $region }
altay-draw-defends = оборона { $region }
altay-draw-with-hand = Со всеми вашими картами: { $n }
altay-draw-in-hand = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}

# -- beside the players' names ------------------------------------------------------------------------

altay-held-supply = { $n ->
    [one] осталось { $n } поселение
    [few] осталось { $n } поселения
   *[many] осталось { $n } поселений
}
altay-held-captured = { $n ->
    [one] { $n } захваченное поселение
    [few] { $n } захваченных поселения
   *[many] { $n } захваченных поселений
}
altay-held-achievements = { $n ->
    [one] { $n } достижение
    [few] { $n } достижения
   *[many] { $n } достижений
}
altay-held-cards = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}

# -- what bots value ------------------------------------------------------------------------------

altay-value-points = очки
altay-value-others = очки лучшего соперника
altay-value-free_regions = свободные регионы рядом
altay-value-room = место для поселения в своём регионе
altay-value-tokens = жетоны очков в свободных регионах рядом
altay-value-guarded = маркеры завоевания рядом
altay-value-enemies = соперники по соседству
altay-value-difficulty = сложность на маркерах завоевания, ещё не ставшая очком
altay-value-promised = что ещё принесёт сыгранное
altay-value-to_place = поселения, которые предстоит разместить
altay-value-safety = безопасность последних поселений
altay-value-deck = карты колоды
altay-value-technologies = технологии
altay-value-work = начатое достижение
altay-value-table = карты на столе
altay-value-resources = ресурсы этого хода
altay-value-hand = карты для розыгрыша
altay-value-armed = атака на картах на руке
altay-value-defence = защита на картах на руке
altay-value-kept = сохранённые карты
altay-value-battle = битва
