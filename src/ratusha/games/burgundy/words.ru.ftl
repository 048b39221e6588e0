# «Замки Бургундии» по-русски.

burgundy-title = Замки Бургундии
burgundy-about = Два кубика, тридцать семь клеток вотчины: стройте области, пока они дороги.
burgundy-minutes = 60–90

burgundy-option-boards = Планшеты
burgundy-option-boards-about = На каждом планшете свои области: на планшете 1 у всех равные возможности.
burgundy-option-boards-1 = все на планшете 1
burgundy-option-boards-open = раздаются случайно, сторона и стартовый замок выбираются открыто по очереди
burgundy-option-boards-secret = раздаются случайно, сторона и стартовый замок выбираются тайно и одновременно
burgundy-option-buy_anytime = Покупка посреди действия
burgundy-option-buy_anytime-about = В поздних изданиях можно купить жетон из чёрного хранилища и между выкладыванием жетона и его эффектом.
burgundy-option-buy_anytime-off = запрещена
burgundy-option-buy_anytime-on = разрешена

# -- названия --------------------------------------------------------------------------------------

burgundy-tile-warehouse = Склад
burgundy-tile-carpenter = Столярная мастерская
burgundy-tile-church = Церковь
burgundy-tile-market = Рынок
burgundy-tile-boarding_house = Гостиница
burgundy-tile-bank = Банк
burgundy-tile-city_hall = Ратуша
burgundy-tile-watchtower = Сторожевая башня
burgundy-tile-cow = { $n ->
    [one] { $n } корова
    [few] { $n } коровы
   *[other] { $n } коров
}
burgundy-tile-sheep = { $n ->
    [one] { $n } овца
    [few] { $n } овцы
   *[other] { $n } овец
}
burgundy-tile-pig = { $n ->
    [one] { $n } свинья
    [few] { $n } свиньи
   *[other] { $n } свиней
}
burgundy-tile-chicken = { $n ->
    [one] { $n } курица
    [few] { $n } курицы
   *[other] { $n } куриц
}
burgundy-tile-knowledge = Знание { $number }
burgundy-tile-ship = Корабль
burgundy-tile-castle = Замок
burgundy-tile-mine = Рудник

burgundy-colour-building = здания
burgundy-colour-animal = животные
burgundy-colour-knowledge = знания
burgundy-colour-ship = корабли
burgundy-colour-castle = замки
burgundy-colour-mine = рудники

burgundy-area-building = город
burgundy-area-animal = пастбище
burgundy-area-knowledge = область знаний
burgundy-area-ship = река
burgundy-area-castle = область замков
burgundy-area-mine = область рудников

burgundy-goods-1 = голубой товар
burgundy-goods-2 = фиолетовый товар
burgundy-goods-3 = розовый товар
burgundy-goods-4 = красный товар
burgundy-goods-5 = коричневый товар
burgundy-goods-6 = оранжевый товар

burgundy-depot = хранилище { $number }
burgundy-depot-black = чёрное хранилище
burgundy-depot-tiles = { $depot } ({ $tiles })
burgundy-space = ячейка { $space } ({ $colour }, { $number })

burgundy-phase-A = А
burgundy-phase-B = Б
burgundy-phase-C = В
burgundy-phase-D = Г
burgundy-phase-E = Д

burgundy-n-silver = { $n ->
    [one] { $n } серебро
   *[other] { $n } серебра
}
burgundy-n-workers = { $n ->
    [one] { $n } рабочий
   *[other] { $n } рабочих
}
burgundy-n-goods = { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[other] { $n } товаров
}

# -- что это ---------------------------------------------------------------------------------------

burgundy-about-warehouse = При добавлении: продать все свои товары одного типа без кубика. (7.3)
burgundy-about-carpenter = При добавлении: взять здание из хранилища с номером. (7.4)
burgundy-about-church = При добавлении: взять рудник, знание или замок из хранилища с номером. (7.5)
burgundy-about-market = При добавлении: взять корабль или животных из хранилища с номером. (7.6)
burgundy-about-boarding_house = При добавлении: 4 рабочих. (7.7)
burgundy-about-bank = При добавлении: 2 серебра. (7.8)
burgundy-about-city_hall = При добавлении: можно добавить ещё один жетон со двора на ячейку с любым числом. (7.9)
burgundy-about-watchtower = При добавлении: 4 очка. (7.10)
burgundy-about-animal = При добавлении: очко за каждое животное; все жетоны того же вида на этом пастбище считаются снова. (6.5, 6.6)
burgundy-about-ship = При добавлении: забрать товары одного хранилища, затем шаг вперёд по очерёдности. (6.1–6.4)
burgundy-about-castle = При добавлении: сразу ещё одно действие, как кубиком с любым числом. (6.7)
burgundy-about-mine = В конце каждой фазы: 1 серебро. (6.10)

burgundy-about-knowledge-1 = Одинаковые здания могут стоять в одном городе. (8.1)
burgundy-about-knowledge-2 = В конце каждой фазы рудник приносит ещё и 1 рабочего. (8.2)
burgundy-about-knowledge-3 = Продажа приносит 2 серебра вместо 1. (8.3)
burgundy-about-knowledge-4 = Продажа приносит ещё и 1 рабочего. (8.4)
burgundy-about-knowledge-5 = Корабль берёт товары двух соседних хранилищ. (8.5)
burgundy-about-knowledge-6 = Покупать можно из любого хранилища. (8.6)
burgundy-about-knowledge-7 = Животные приносят на 1 очко больше за каждый учтённый жетон. (8.7)
burgundy-about-knowledge-8 = Рабочий меняет кубик на величину до 2. (8.8)
burgundy-about-knowledge-9 = Здания: при добавлении кубик меняется на 1 бесплатно. (8.9)
burgundy-about-knowledge-10 = Корабли и животные: при добавлении кубик меняется на 1 бесплатно. (8.10)
burgundy-about-knowledge-11 = Замки, рудники и знания: при добавлении кубик меняется на 1 бесплатно. (8.11)
burgundy-about-knowledge-12 = Когда берёте жетон, кубик меняется на 1 бесплатно. (8.12)
burgundy-about-knowledge-13 = Действие «рабочие» приносит ещё и 1 серебро. (8.13)
burgundy-about-knowledge-14 = Действие «рабочие» приносит 4 рабочих. (8.14)
burgundy-about-knowledge-15 = Конец игры: 3 очка за каждый тип проданных товаров. (8.15)
burgundy-about-knowledge-16 = Конец игры: 4 очка за каждый ваш склад. (8.16)
burgundy-about-knowledge-17 = Конец игры: 4 очка за каждую вашу сторожевую башню. (8.17)
burgundy-about-knowledge-18 = Конец игры: 4 очка за каждую вашу столярную мастерскую. (8.18)
burgundy-about-knowledge-19 = Конец игры: 4 очка за каждую вашу церковь. (8.19)
burgundy-about-knowledge-20 = Конец игры: 4 очка за каждый ваш рынок. (8.20)
burgundy-about-knowledge-21 = Конец игры: 4 очка за каждую вашу гостиницу. (8.21)
burgundy-about-knowledge-22 = Конец игры: 4 очка за каждый ваш банк. (8.22)
burgundy-about-knowledge-23 = Конец игры: 4 очка за каждую вашу ратушу. (8.23)
burgundy-about-knowledge-24 = Конец игры: 4 очка за каждый вид животных в вотчине. (8.24)
burgundy-about-knowledge-25 = Конец игры: 1 очко за каждый проданный товар. (8.25)
burgundy-about-knowledge-26 = Конец игры: 2 очка за каждый ваш жетон бонуса. (8.26)


# -- вопросы ---------------------------------------------------------------------------------------

burgundy-ask-turn = Используйте оба кубика.
burgundy-ask-turn-buy = Используйте оба кубика и, если хотите, купите жетон.
burgundy-ask-turn-one = Используйте второй кубик ({ $die }).
burgundy-ask-turn-one-buy = Используйте второй кубик ({ $die }) и, если хотите, купите жетон.
burgundy-ask-turn-end = Купите жетон или завершите ход.
burgundy-ask-castle-action = Замок даёт ещё одно действие с любым числом.
burgundy-ask-city-hall = Ратуша: добавьте в вотчину ещё один жетон со двора или пропустите.
burgundy-ask-carpenter = Столярная мастерская: возьмите здание из хранилища или пропустите.
burgundy-ask-church = Церковь: возьмите рудник, знание или замок из хранилища или пропустите.
burgundy-ask-market = Рынок: возьмите корабль или животных из хранилища или пропустите.
burgundy-ask-warehouse-sale = Склад: продайте товары одного типа или пропустите.
burgundy-ask-load-goods = Корабль: из какого хранилища он привезёт товары?
burgundy-ask-keep-goods = Для всех новых товаров нет места: какие взять?
burgundy-ask-settle-openly = Выберите сторону планшета и ячейку первого замка.
burgundy-ask-settle-secretly = Тайно выберите сторону планшета и ячейку первого замка.
burgundy-ask-start-player = Кто начинает?
burgundy-ask-start-goods-of = С каким товаром игрок начинает?
burgundy-ask-deal-sheet = Какой лист достаётся игроку?
burgundy-ask-fill-depot = Какой жетон приходит в хранилище?
burgundy-ask-turn-up-goods = Какой товар открывается?
burgundy-ask-roll-dice = Что выпало на двух кубиках игрока?
burgundy-ask-roll-white = Что выпало на белом кубике?

# -- ходы ------------------------------------------------------------------------------------------

burgundy-do-take = Кубик { $die }: взять «{ $tile }» ({ $depot })
burgundy-do-take-discard = Кубик { $die }: взять «{ $tile }» ({ $depot }), сбросить «{ $discard }»
burgundy-do-place = Кубик { $die }: добавить в вотчину «{ $tile }» — { $space }
burgundy-do-sell = Кубик { $die }: продать { $n } × { $goods }
burgundy-do-workers = Кубик { $die }: взять рабочих
burgundy-do-buy = Купить «{ $tile }» ({ $depot })
burgundy-do-buy-discard = Купить «{ $tile }» ({ $depot }), сбросить «{ $discard }»
burgundy-do-end = Завершить ход
burgundy-do-free-take = Взять «{ $tile }» ({ $depot })
burgundy-do-free-take-discard = Взять «{ $tile }» ({ $depot }), сбросить «{ $discard }»
burgundy-do-free-place = Добавить в вотчину «{ $tile }» — { $space }
burgundy-do-free-sell = Продать { $n } × { $goods }
burgundy-do-free-workers = Взять рабочих
burgundy-do-skip = Пропустить
burgundy-some-goods = { $n } × { $goods }
burgundy-do-load = Погрузить товары, { $depot }: { $goods }
burgundy-do-load-two = Погрузить товары, { $depot } и { $second }: { $goods }
burgundy-do-load-nothing = Ничего не грузить
burgundy-do-keep = Взять { $goods }
burgundy-do-settle = Планшет { $board }, замок — { $space }
burgundy-do-start = Начинает это место
burgundy-do-deal = Этот лист
burgundy-do-goods = Товар этого типа
burgundy-do-draw = Этот жетон
burgundy-do-roll = Эти два кубика
burgundy-do-white = Это число

burgundy-warn-discard = Сброшенный жетон уходит из игры.
burgundy-warn-end = Можно ещё купить жетон: у вас { $n } серебра.
burgundy-warn-skip = Свойство пропадёт.
burgundy-warn-load-nothing = Товары останутся на месте, и их заберут другие.

burgundy-reveals-draw = После этого в хранилищах появятся новые жетоны: отменить будет нельзя.

# -- причины ---------------------------------------------------------------------------------------

burgundy-why-no-die = У вас нет неиспользованного кубика с числом { $die }.
burgundy-why-dice-used = Оба кубика использованы.
burgundy-why-no-tile = На этой ячейке нет жетона: { $depot }.
burgundy-why-no-workers = { $need ->
    [one] Чтобы изменить кубик, нужен { $need } рабочий
   *[other] Чтобы изменить кубик, нужно { $need } рабочих
}; у вас — { $have }.
burgundy-why-storage-full = Двор полон: назовите жетон, который сбрасываете.
burgundy-why-no-discard = Жетон сбрасывают, только когда заняты все ячейки двора.
burgundy-why-storage-empty = На этой ячейке двора нет жетона.
burgundy-why-filled = На этой ячейке уже лежит жетон.
burgundy-why-colour = Эта ячейка — для другого: { $colour }.
burgundy-why-no-neighbour = Рядом с этой ячейкой ещё нет жетона.
burgundy-why-same-building = В этом городе такое здание уже есть: { $tile }.
burgundy-why-no-goods = У вас этого нет: { $goods }.
burgundy-why-bought = В этом ходу вы уже купили жетон.
burgundy-why-no-silver = Жетон стоит { $need } серебра; у вас { $have }.
burgundy-why-black-only = Покупать можно только из чёрного хранилища.
burgundy-why-not-in-between = Покупка подождёт, пока не завершится всё, что вызвал добавленный жетон.
burgundy-why-other-tiles = Это здание не берёт жетоны такого цвета.
burgundy-why-dice-left = Сначала надо использовать оба кубика.
burgundy-why-one-depot = Корабль берёт товары только из одного хранилища.
burgundy-why-ring = Два хранилища должны быть соседями и названы по кругу: 3 и 4 или 6 и 1.
burgundy-why-gives-nothing = Там нет ничего, для чего есть место; «ничего не грузить» — один выбор на все такие хранилища.
burgundy-why-must-load = В каждом хранилище есть товары, для которых есть место.
burgundy-why-not-offered = Этого нет среди того, из чего выбирают: { $goods }.
burgundy-why-not-your-castle = Это не ячейка замка на планшете, который можно выбрать.

burgundy-bad-boards = «{ $value }» — не open, не secret, не один планшет от 1 до { $most } для всех и не по одному на каждое из мест ({ $seats }), как 3-7
burgundy-bad-letter = «{ $letter }» — не буква цвета
burgundy-bad-number = «{ $letter }» — не число от 1 до 6
burgundy-bad-board = ячеек цвета { $colour } — { $have }, а должно быть { $want }
burgundy-bad-goods = жетонов товаров всего { $have }, а на старт и пять фаз нужно { $want }
burgundy-bad-castle = ячейка { $space } — не ячейка замка
burgundy-bad-knowledge = ни один жетон не делает «{ $does }»

# -- что произошло ---------------------------------------------------------------------------------

burgundy-event-start = { $who } начинает игру.
burgundy-event-start-goods = { $who } получает на старте { $goods }.
burgundy-event-dealt = { $who } получает лист с планшетами { $front } и { $back }.
burgundy-event-settled = { $who } играет на планшете { $board }, первый замок — { $space }.
burgundy-event-phase = Начинается фаза { $phase }.
burgundy-event-filled = Новые жетоны: { $depots }.
burgundy-event-goods = Товары следующих раундов: { $goods }.
burgundy-event-round = Раунд { $number }.
burgundy-event-rolled = { $who } бросает кубики: { $first } и { $second }.
burgundy-event-white = Белый кубик отправляет { $goods } сюда: { $depot }.
burgundy-event-took = { $who } берёт: { $tile } — { $depot }.
burgundy-event-discarded = { $who } сбрасывает: { $tile }.
burgundy-event-placed = { $who } добавляет в вотчину: { $tile } — { $space }.
burgundy-event-sold = { $who } продаёт: { $n } × { $goods }.
burgundy-event-loaded = { $who } грузит: { $n } × { $goods } — { $depot }.
burgundy-event-sailed = { $who } продвигается на деление { $space } трека очерёдности: теперь { $place }-й по порядку.
burgundy-event-area = { $size ->
    [one] { $who } заканчивает область: { $area }, { $size } ячейка.
    [few] { $who } заканчивает область: { $area }, { $size } ячейки.
   *[other] { $who } заканчивает область: { $area }, { $size } ячеек.
}
burgundy-event-bonus-large = { $who } первым занимает все ячейки цвета «{ $colour }»: большой жетон бонуса.
burgundy-event-bonus-small = { $who } вторым занимает все ячейки цвета «{ $colour }»: малый жетон бонуса.
burgundy-event-lost = { $who } теряет свойство жетона «{ $tile }»: применить его не к чему.
burgundy-event-final = Игра окончена, следует итоговый подсчёт.

# -- откуда очки и прочее --------------------------------------------------------------------------

burgundy-causes-area = завершённые области
burgundy-causes-knowledge = жетоны знаний
burgundy-cause-area-building = города
burgundy-cause-area-animal = пастбища
burgundy-cause-area-knowledge = области знаний
burgundy-cause-area-ship = реки
burgundy-cause-area-castle = области замков
burgundy-cause-area-mine = области рудников
burgundy-cause-phase = бонус фазы
burgundy-cause-animals = животные
burgundy-cause-goods = проданные товары
burgundy-cause-bonus = бонусы за цвета
burgundy-cause-watchtower = сторожевые башни
burgundy-cause-knowledge-7 = знание 7: жетоны животных
burgundy-cause-knowledge-15 = знание 15: типы проданных товаров
burgundy-cause-knowledge-16 = знание 16: склады
burgundy-cause-knowledge-17 = знание 17: сторожевые башни
burgundy-cause-knowledge-18 = знание 18: столярные мастерские
burgundy-cause-knowledge-19 = знание 19: церкви
burgundy-cause-knowledge-20 = знание 20: рынки
burgundy-cause-knowledge-21 = знание 21: гостиницы
burgundy-cause-knowledge-22 = знание 22: банки
burgundy-cause-knowledge-23 = знание 23: ратуши
burgundy-cause-knowledge-24 = знание 24: виды животных
burgundy-cause-knowledge-25 = знание 25: проданные товары
burgundy-cause-knowledge-26 = знание 26: жетоны бонусов
burgundy-cause-goods-left = непроданные товары
burgundy-cause-silver-left = оставшееся серебро
burgundy-cause-workers-left = оставшиеся рабочие
burgundy-cause-start = на старте
burgundy-cause-sale = продажа
burgundy-cause-workers = действие «рабочие»
burgundy-cause-purchase = покупка
burgundy-cause-die = изменение кубика
burgundy-cause-mine = рудники
burgundy-cause-ship = корабль
burgundy-cause-boarding_house = гостиница
burgundy-cause-bank = банк

# -- позиция текстом -------------------------------------------------------------------------------

burgundy-text-head = Фаза { $phase }, раунд { $round } из { $rounds }
burgundy-text-setup = Подготовка
burgundy-text-over = Игра окончена
burgundy-text-white = Белый кубик: { $die }.
burgundy-text-order = Очерёдность (деление трека): { $seats }.
burgundy-text-on-track = { $who } ({ $space })
burgundy-text-coming = Товары следующих раундов: { $goods }.
burgundy-text-phase-points = За каждую область, законченную в этой фазе, ещё { $points }.
burgundy-text-black = чёрное
burgundy-text-nothing = нет
burgundy-text-of = { $n } из { $most }
burgundy-text-depots = Хранилища
burgundy-text-depot = Хранилище (кубик)
burgundy-text-tiles = Жетоны
burgundy-text-goods-there = Товары для кораблей
burgundy-text-players = Игроки
burgundy-text-player = Игрок
burgundy-text-rank = Место
burgundy-text-points = Очки
burgundy-text-dice-head = Кубики
burgundy-text-silver = Серебро
burgundy-text-workers = Рабочие
burgundy-text-goods-held = Товары на продажу
burgundy-text-goods-sold = Проданные товары
burgundy-text-storage-head = Двор
burgundy-text-filled = Занято ячеек
burgundy-text-own = Ваша вотчина ({ $who }): { $points }
burgundy-text-estate = { $who }, вотчина: { $points }
burgundy-text-board = Планшет { $board }.
burgundy-text-your-boards = Планшеты, из которых вы выбираете
burgundy-text-boards-of = Планшеты, из которых выбирает { $who }
burgundy-text-board-castles = Планшет { $board }. Первый замок можно положить на ячейки { $spaces }: они отмечены *.
burgundy-text-dice = Кубики: { $dice }; { $silver }, { $workers }.
burgundy-text-dice-used = использованы
burgundy-text-storage = Двор: { $tiles }.
burgundy-text-goods = Товары: { $goods }.
burgundy-text-sold = Продано: { $goods }.
burgundy-text-bonuses = Жетоны бонусов: { $bonuses }.
burgundy-text-bonus-large = { $colour } (большой)
burgundy-text-bonus-small = { $colour } (малый)
burgundy-text-laid = В вотчине, { $colour } (ячейка): { $tiles }.
burgundy-text-areas = Ваши незаконченные области
burgundy-text-area = Область, занято
burgundy-text-open-now = Можно занять сейчас
burgundy-text-open-later = Пока нельзя
burgundy-text-areas-about = Ячейка названа номером из записи ходов, в скобках — кубик, который её занимает. Очки — если закончить область в этой фазе.
burgundy-text-bonuses-left = Жетоны бонусов за целый цвет
burgundy-text-colour = Цвет
burgundy-text-first = Первому
burgundy-text-second = Второму
burgundy-text-in-sight = Здания и знания в игре
burgundy-text-about = Что делают другие жетоны
burgundy-text-tile = Жетон
burgundy-text-does = Что делает
burgundy-text-legend = Как читать карты
burgundy-text-legend-spaces = Пустая ячейка: её имя в записи ходов, для чего она и число; * — рядом с жетоном.
burgundy-text-legend-colours = Зд здания, Жи животные, Зн знания, Ко корабли, За замки, Ру рудники.
burgundy-text-legend-buildings = Жетоны в скобках: Ск склад, См столярная мастерская, Це церковь, Ры рынок, Го гостиница, Ба банк,
burgundy-text-legend-others = Ра ратуша, Сб сторожевая башня; к коровы, о овцы, с свиньи, у куры; з знание; Ко корабль, За замок, Ру рудник.

burgundy-short-building = Зд
burgundy-short-animal = Жи
burgundy-short-knowledge = Зн
burgundy-short-ship = Ко
burgundy-short-castle = За
burgundy-short-mine = Ру
burgundy-short-warehouse = Ск
burgundy-short-carpenter = См
burgundy-short-church = Це
burgundy-short-market = Ры
burgundy-short-boarding_house = Го
burgundy-short-bank = Ба
burgundy-short-city_hall = Ра
burgundy-short-watchtower = Сб
burgundy-short-cow = к
burgundy-short-sheep = о
burgundy-short-pig = с
burgundy-short-chicken = у
burgundy-short-k = з

# Заголовки над вариантами
burgundy-group-take = Кубик { $die }: взять жетон
burgundy-group-place = Кубик { $die }: добавить жетон в вотчину
burgundy-group-sell = Кубик { $die }: продажа, рабочие
burgundy-group-workers = Кубик { $die }: продажа, рабочие
burgundy-group-buy = Купить жетон за серебро
burgundy-group-end = Завершить ход
# Части стола, когда причина одна на несколько
burgundy-part-estate = { $b ->
    [space] ячейка { $c }
    [goods] товары { $c }
    [storage] ячейка двора { $c }
   *[other] { $b } { $c }
}
burgundy-part-depot = { $a ->
    [0] чёрное хранилище
   *[other] хранилище { $a }
}

# Страница компонентов: таблицы, поля, слова в значениях
burgundy-components-colour = Цвета
burgundy-components-letter = буква
burgundy-components-spaces = места
burgundy-components-tiles = жетоны
burgundy-components-black = с чёрной рубашкой
burgundy-components-building = Здания
burgundy-components-normal = с обычной рубашкой
burgundy-components-does = что делает
burgundy-components-colours = для цветов
burgundy-components-amount = сколько
burgundy-components-animal = Животные
burgundy-components-knowledge = Знания
burgundy-components-back = рубашка
burgundy-components-each = за каждое
burgundy-components-alike = Корабли, замки и рудники
burgundy-components-goods = Товары
burgundy-components-play = Числа игры
burgundy-components-rounds = раундов в фазе
burgundy-components-storage = ячеек во дворе
burgundy-components-goods_spaces = мест для товаров
burgundy-components-start_silver = серебра в начале
burgundy-components-start_goods = товаров в начале
burgundy-components-start_workers = рабочих в начале, по очереди хода
burgundy-components-price = цена жетона в серебре
burgundy-components-action_workers = рабочих за действие
burgundy-components-sale_silver = серебра за продажу
burgundy-components-mine_silver = серебра за рудник
burgundy-components-goods_left_points = очков за непроданный товар
burgundy-components-silver_left_points = очков за оставшееся серебро
burgundy-components-workers_left_for_a_point = оставшихся рабочих за очко
burgundy-components-track = Дорожка очерёдности хода
burgundy-components-areas = Очки за области по размеру
burgundy-components-points = очки
burgundy-components-phase = Фазы
burgundy-components-players = По числу игроков (2, 3, 4)
burgundy-components-depot_spaces = мест в хранилище
burgundy-components-black_depot = мест в чёрном хранилище
burgundy-components-large_bonus = большой жетон бонуса
burgundy-components-small_bonus = маленький жетон бонуса
burgundy-components-goods_points = очков за проданный товар
burgundy-components-depot = Хранилища
burgundy-components-exception = Место, которое меняется от фазы к фазе
burgundy-components-space = место
burgundy-components-phases = в фазах
burgundy-components-estate = Числа на всех планшетах
burgundy-components-numbers = кубики, ряд за рядом
burgundy-components-board = Планшеты
burgundy-components-rows = места, ряд за рядом
burgundy-components-castle = замок
burgundy-components-sheet = Листы
burgundy-components-sides = планшеты на двух сторонах
burgundy-components-ship = корабль
burgundy-components-mine = рудник
burgundy-components-warehouse = { burgundy-tile-warehouse }
burgundy-components-carpenter = { burgundy-tile-carpenter }
burgundy-components-church = { burgundy-tile-church }
burgundy-components-market = { burgundy-tile-market }
burgundy-components-boarding_house = { burgundy-tile-boarding_house }
burgundy-components-bank = { burgundy-tile-bank }
burgundy-components-city_hall = { burgundy-tile-city_hall }
burgundy-components-watchtower = { burgundy-tile-watchtower }
burgundy-components-cow = коровы
burgundy-components-sheep = овцы
burgundy-components-pig = свиньи
burgundy-components-chicken = куры
burgundy-components-sell = продаёт все товары одного типа
burgundy-components-take = берёт жетон из хранилища
burgundy-components-place = позволяет добавить ещё один жетон
burgundy-components-workers = даёт рабочих
burgundy-components-silver = даёт серебро
burgundy-components-action-silver = серебро при действии «рабочие»
burgundy-components-action-workers = столько рабочих при действии «рабочие»
burgundy-components-animal-points = больше очков за каждый приносящий очки жетон животных
burgundy-components-buy-anywhere = покупка из любого хранилища
burgundy-components-mine-workers = рабочие с каждого рудника
burgundy-components-place-step = меняет кубик при добавлении
burgundy-components-repeat-buildings = одинаковые здания в одном городе
burgundy-components-sale-silver = серебро за продажу
burgundy-components-sale-workers = рабочие за продажу
burgundy-components-take-step = меняет кубик при взятии
burgundy-components-two-depots = корабли грузят из двух хранилищ
burgundy-components-worker-step = на столько меняет кубик рабочий
burgundy-components-bonus = жетон бонуса
burgundy-components-goods-sold = проданный товар
burgundy-components-goods-type-sold = тип проданных товаров
burgundy-components-species = вид животных
burgundy-components-brown = коричневый
burgundy-components-light_blue = голубой
burgundy-components-orange = оранжевый
burgundy-components-pink = розовый
burgundy-components-purple = фиолетовый
burgundy-components-red = красный
# -- картинка --------------------------------------------------------------------------------------

burgundy-draw-estate = Вотчина
burgundy-draw-estate-board = Вотчина { $board }
burgundy-draw-board = Планшет { $board }
burgundy-draw-choose = Ваш планшет и первый замок
burgundy-draw-choosing = Выбирает планшет
burgundy-draw-setup = Подготовка
burgundy-draw-yard = Запасы
burgundy-draw-own-yard = Ваши запасы
burgundy-draw-storage = двор
burgundy-draw-goods = товары
burgundy-draw-die = Кубик { $number }
burgundy-draw-depot-goods = Товары для кораблей: { $depot }
burgundy-draw-dice = кубики
burgundy-draw-coming = Товары следующих раундов
burgundy-draw-coming-about = Каждый раунд следующий кладут в хранилище, которое показал белый кубик. (3.8)
burgundy-draw-phase = Фаза { $phase }
burgundy-draw-phase-about = Область, законченная в этой фазе, приносит ещё { $points }. (9.2)
burgundy-draw-order = Порядок хода
burgundy-draw-order-about = Первым ходит тот, кто впереди, в стопке — верхний. Каждый ваш корабль сдвигает вас на деление. (3.9, 6.4)
burgundy-draw-silver-about = Раз в ход за 2 серебра можно купить жетон из чёрного хранилища. (5.9)
burgundy-draw-workers-about = Рабочий меняет кубик на 1; после 6 идёт 1. (4.3)
burgundy-draw-bonus-about = Для того, кто первым заполнит все клетки этого цвета, и для второго. (9.3, 9.4)
burgundy-draw-round = { $round } из { $rounds }
burgundy-draw-bonuses = Жетоны бонуса
burgundy-draw-bonus-large = Большой жетон бонуса, { $colour }: { $points }
burgundy-draw-bonus-small = Маленький жетон бонуса, { $colour }: { $points }
burgundy-draw-begun = Начатые области
burgundy-draw-brings = за готовую
burgundy-draw-reach = { $n ->
    [one] { $n } ячейка доступна с кубиками { $dice }
    [few] { $n } ячейки доступны с кубиками { $dice }
   *[many] { $n } ячеек доступно с кубиками { $dice }
}

# -- что ценят боты -------------------------------------------------------------------------------

burgundy-value-points = очки
burgundy-value-silver = серебро
burgundy-value-early_silver = серебро, пока есть время его потратить
burgundy-value-workers = рабочие
burgundy-value-early_workers = рабочие, пока есть время их использовать
burgundy-value-goods = непроданные товары
burgundy-value-mines = рудники
burgundy-value-knowledge = жетоны знаний
burgundy-value-end_tiles = жетоны знаний с очками в конце игры
burgundy-value-areas = начатые области
burgundy-value-large_areas = начатые большие области
burgundy-value-colours = почти заполненные цвета
burgundy-value-buildings = здания в запасе
burgundy-value-animals = животные в запасе
burgundy-value-stored_knowledge = жетоны знаний в запасе
burgundy-value-ships = корабли в запасе
burgundy-value-castles = замки в запасе
burgundy-value-stored_mines = рудники в запасе
burgundy-value-full_storage = заполненный запас
burgundy-value-order = место в порядке хода
burgundy-value-extra_actions = дополнительное действие
burgundy-value-extra_gains = ожидаемые жетон, продажа или товары
burgundy-value-goods_to_keep = товары на выбор
burgundy-value-first_workers = первые двое рабочих
burgundy-value-filled = заполненные места
burgundy-value-reach = доступные места
burgundy-value-reach_numbers = числа на доступных местах
burgundy-value-stored_tiles = жетоны в запасе
burgundy-value-placeable = жетоны в запасе, которые есть куда поставить
burgundy-value-placing_numbers = числа, чтобы поставить жетон из запаса

# -- beside the players' names ------------------------------------------------------------------------

burgundy-held-dice = кубики { $dice }
