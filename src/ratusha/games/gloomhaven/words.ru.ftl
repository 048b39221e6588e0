# Слова «Основателей Мрачной гавани».

gloomhaven-title = Основатели Мрачной гавани
gloomhaven-about = Город на всех: ресурсы друг друга, общие дороги и тайное голосование.
gloomhaven-minutes = 90–120

# Настройки

gloomhaven-option-board = Сторона поля
gloomhaven-option-board-about = Правило 3.1: сторону выбирают до начала игры.
gloomhaven-option-board-symmetric = симметричная: три равных района, просторнее
gloomhaven-option-board-thematic = тематическая: узкие районы, борьба за землю жёстче
gloomhaven-option-workers = Рабочие
gloomhaven-option-workers-about = Рабочие добавляют действие каждому зданию; в первой партии можно без них.
gloomhaven-option-workers-on = с рабочими
gloomhaven-option-workers-off = без рабочих: дома дешевле, игра проще
gloomhaven-option-workers-solo = одиночная игра всегда идёт с рабочими
gloomhaven-option-achievements = Достижения
gloomhaven-option-achievements-about = Открывают по карте из трёх колод: выполнивший получает очки.
gloomhaven-option-achievements-off = без достижений
gloomhaven-option-achievements-on = с достижениями
gloomhaven-option-limit = Предел ходов (в книге правил его нет: см. правило 14.4)
gloomhaven-option-limit-about = В правилах предела нет; когда ходы кончатся, очки считают как есть.
gloomhaven-option-limit-300 = 300 ходов
gloomhaven-option-limit-200 = 200 ходов
gloomhaven-option-limit-400 = 400 ходов

# Ресурсы, ландшафты, районы

gloomhaven-resource-population = население
gloomhaven-resource-stone = камень
gloomhaven-resource-knowledge = знания
gloomhaven-resource-wood = древесина
gloomhaven-resource-metal = металл
gloomhaven-resource-gems = самоцветы
gloomhaven-resource-crops = урожай
gloomhaven-resource-livestock = скот
gloomhaven-resource-bricks = кирпичи
gloomhaven-resource-books = книги
gloomhaven-resource-machines = механизмы
gloomhaven-resource-jewelry = украшения
gloomhaven-resource-food = еда
gloomhaven-resource-leather = кожа
gloomhaven-resource-labor = труд
gloomhaven-resource-weapons = оружие
gloomhaven-resource-cloth = ткани
gloomhaven-resource-government = правительство
gloomhaven-terrain-coast = побережье
gloomhaven-terrain-desert = пустыня
gloomhaven-terrain-forest = лес
gloomhaven-terrain-ruins = руины
gloomhaven-district-west = западный район
gloomhaven-district-east = восточный район
gloomhaven-district-south = южный район
gloomhaven-district-left = левый район
gloomhaven-district-middle = средний район
gloomhaven-district-right = правый район
gloomhaven-site-ghost = место Призрачной крепости
gloomhaven-site-tower1 = западное место башни
gloomhaven-site-tower2 = восточное место башни
gloomhaven-site-tower3 = южное место башни
gloomhaven-site-north = место Северной башни
gloomhaven-site-west = место Западной башни
gloomhaven-neutral = никто (нейтральный)
gloomhaven-cell = столбец { $x }, ряд { $y }
gloomhaven-turn-0 = как напечатано
gloomhaven-turn-1 = повёрнуто один раз
gloomhaven-turn-2 = повёрнуто дважды
gloomhaven-turn-3 = повёрнуто трижды
gloomhaven-storage = { $resource }, { $owner }: { $cell }
gloomhaven-storage-neutral = { $resource }, нейтральное: { $cell }
gloomhaven-no-such-storage = хранилище, которого нет
gloomhaven-symbol-circle = круг
gloomhaven-symbol-square = квадрат
gloomhaven-symbol-triangle = треугольник

# Расы

gloomhaven-race-savvas = Саввасы
gloomhaven-race-harrower = Жнецы
gloomhaven-race-valrath = Валраты
gloomhaven-race-vermling = Вермлинги
gloomhaven-race-human = Люди
gloomhaven-race-quatryl = Куатрилы
gloomhaven-race-inox = Иноксы
gloomhaven-race-orchid = Орхиды
gloomhaven-race-aesther = Эстеры
gloomhaven-action-savvas = Постройте хранилище одного из своих базовых ресурсов (как вариант 1 «Торговли») на клетке любого типа со скидкой 2
gloomhaven-action-harrower = Постройте 2 дороги
gloomhaven-action-valrath = Купите доступ к одному чужому или нейтральному хранилищу на клетке любого типа со скидкой 2
gloomhaven-action-vermling = Получите 2 монеты
gloomhaven-action-human = Получите 2 кристалла временного влияния
gloomhaven-action-quatryl = Постройте хранилище продвинутого ресурса (без дороги) со скидкой 2
gloomhaven-action-inox = Получите 1 монету и ещё по 1 за каждого соперника, имеющего доступ хотя бы к одному вашему хранилищу
gloomhaven-action-orchid = Верните на руку 1 карту из своего сброса (кроме «Дохода»)
gloomhaven-action-aesther = Выполните ответное действие «Торговли», «Строительства», «Модификации» или «Найма» на выбор

# Карты

gloomhaven-card-trade = Торговля
gloomhaven-card-construct = Строительство
gloomhaven-card-upgrade = Модификация
gloomhaven-card-recruit = Найм
gloomhaven-card-call_to_vote = Призыв к голосованию
gloomhaven-card-income = Доход
gloomhaven-action-trade = постройте своё хранилище, купите доступ к чужому или постройте нейтральное либо чужое
gloomhaven-action-construct = постройте дом, мост или ворота на 1 монету дешевле
gloomhaven-action-upgrade = постройте хранилище продвинутого ресурса и, если хотите, дорогу к нему
gloomhaven-action-recruit = наймите советника и получите 1 кристалл временного влияния
gloomhaven-action-call_to_vote = бонусы, карты и рабочие обратно, затем голосование
gloomhaven-action-income = получите доход
gloomhaven-card-scholar = Учёный
gloomhaven-card-foreman = Бригадир
gloomhaven-card-huckster = Торгаш
gloomhaven-card-carpenter = Плотник
gloomhaven-card-mason = Каменщик
gloomhaven-card-drover = Погонщик
gloomhaven-card-miller = Мельник
gloomhaven-card-smith = Кузнец
gloomhaven-card-patroness = Покровительница
gloomhaven-card-engineer = Инженер
gloomhaven-card-architect = Архитектор
gloomhaven-card-innkeeper = Трактирщик
gloomhaven-card-quartermaster = Интендант
gloomhaven-card-chronicler = Летописец
gloomhaven-card-marshal = Маршал
gloomhaven-card-draper = Суконщик
gloomhaven-card-overseer = Надзиратель
gloomhaven-card-chancellor = Канцлер
gloomhaven-action-scholar = Один советник достаётся вам даром
gloomhaven-action-foreman = Возьмите двух советников за одно действие; цена платится за каждого
gloomhaven-action-huckster = Одна сделка «Торговли» (любой вариант) на 1 монету дешевле
gloomhaven-action-carpenter = Одно личное сооружение на 2 монеты дешевле
gloomhaven-action-mason = Постройте личное сооружение со скидкой 1, затем 1 дорогу
gloomhaven-action-drover = Постройте хранилище своего базового ресурса или купите доступ, затем постройте 1 дорогу
gloomhaven-action-miller = Постройте хранилище продвинутого ресурса и до 2 дорог, соединённых с ним
gloomhaven-action-smith = Постройте хранилище продвинутого ресурса со скидкой 1 и 1 дорогу, соединённую с ним
gloomhaven-action-patroness = Оплатите доступ к хранилищу по тарифу, после чего возьмите советника, которому нужен именно этот ресурс
gloomhaven-action-engineer = Постройте хранилище продвинутого ресурса со скидкой 2 и 1 дорогу, соединённую с ним
gloomhaven-action-architect = Постройте до двух личных сооружений, каждое со скидкой 1
gloomhaven-action-innkeeper = Наймите советника, затем получите 2 кристалла временного влияния
gloomhaven-action-quartermaster = Купите доступ к одному или двум разным хранилищам по обычной цене
gloomhaven-action-chronicler = Бесплатно постройте хранилище своего базового ресурса на клетке любого типа
gloomhaven-action-marshal = Бесплатно постройте личное сооружение, затем до 2 дорог
gloomhaven-action-draper = Выполните до двух действий торговли (варианты 1 и 2), каждое со скидкой 1
gloomhaven-action-overseer = Постройте хранилище продвинутого ресурса со скидкой 3 и 1 дорогу, соединённую с ним
gloomhaven-action-chancellor = Бесплатно наймите советника, затем получите 1 кристалл постоянного влияния

# Престижные здания

gloomhaven-building-gate_east = Восточные ворота
gloomhaven-building-gate_south = Южные ворота
gloomhaven-building-sleeping_lion = Спящий лев
gloomhaven-building-crooked_bone = Кривая кость
gloomhaven-building-salt_barge = Баркас с солью
gloomhaven-building-old_docks = Склад в Старых доках
gloomhaven-building-jewellers_row = Ювелирный ряд
gloomhaven-building-curio_shop = Лавка диковин
gloomhaven-building-university = Университет
gloomhaven-building-engineers_college = Коллегия инженеров
gloomhaven-building-merchant_guild = Гильдия торговцев
gloomhaven-building-craftsmen_guild = Гильдия ремесленников
gloomhaven-building-grand_theatre = Большой театр
gloomhaven-building-mixed_theatre = Пёстрый театр
gloomhaven-building-great_oak = Храм Великого дуба
gloomhaven-building-sanctuary = Святилище
gloomhaven-building-town_hall = Ратуша
gloomhaven-building-barracks = Казармы
gloomhaven-building-north_watchtower = Северная сторожевая башня
gloomhaven-building-west_watchtower = Западная сторожевая башня
gloomhaven-building-ghost_fortress = Призрачная крепость
gloomhaven-action-gate_east = Постройте мост или ворота со скидкой 2
gloomhaven-action-gate_south = Постройте 2 дороги
gloomhaven-action-sleeping_lion = Получите 2 кристалла временного влияния
gloomhaven-action-crooked_bone = По 1 монете за каждое базовое хранилище, стоящее вплотную к этому зданию
gloomhaven-action-salt_barge = Один советник на 1 монету дешевле
gloomhaven-action-old_docks = Бесплатно постройте хранилище своего базового ресурса на клетке побережья
gloomhaven-action-jewellers_row = Получите 1 монету за каждый ресурс уровня 2 и 3, которым владеете (не больше 4)
gloomhaven-action-curio_shop = Заплатите 2 монеты и получите 1 кристалл постоянного влияния
gloomhaven-action-university = До двух карт из личного сброса возвращаются на руку; «Доход» вернуть нельзя
gloomhaven-action-engineers_college = Постройте хранилище продвинутого ресурса со скидкой 1 (без дороги)
gloomhaven-action-merchant_guild = Купите доступ к хранилищу на клетке любого типа со скидкой 2
gloomhaven-action-craftsmen_guild = Постройте хранилище ресурса уровня 2 со скидкой 2 (без дороги)
gloomhaven-action-grand_theatre = Получите 1 кристалл временного влияния за каждый район, где у вас есть дом или хранилище
gloomhaven-action-mixed_theatre = Получите 1 монету и 1 кристалл временного влияния
gloomhaven-action-great_oak = Получите 1 кристалл постоянного влияния
gloomhaven-action-sanctuary = Верните одного из других своих использованных рабочих
gloomhaven-action-town_hall = Можете сбросить и заменить одну карту предложения, затем получите 1 кристалл временного влияния
gloomhaven-action-barracks = Получите 1 монету и постройте 1 дорогу
gloomhaven-action-north_watchtower = Даровой доступ к хранилищу, которое хотя бы одной клеткой стоит в пустыне и соединено с этой башней
gloomhaven-action-west_watchtower = Даровой доступ к хранилищу, которое хотя бы одной клеткой стоит в лесу и соединено с этой башней
gloomhaven-action-ghost_fortress = Выполните ответное действие «Торговли», «Строительства», «Модификации» или «Найма»

# Достижения

gloomhaven-goal-imm_deliver3 = Ваши кубики лежат на трёх престижных зданиях
gloomhaven-goal-imm_three_districts = Владеть домом или хранилищем в каждом из трёх районов
gloomhaven-goal-imm_two_houses = Построить 2 дома
gloomhaven-goal-imm_three_advisers = Нанять 3 советников
gloomhaven-goal-imm_income4 = Владеть 4 разными ресурсами
gloomhaven-goal-mid_level3 = У вас стоит хотя бы одно хранилище третьего уровня
gloomhaven-goal-mid_access6 = Владеть или иметь доступ к 6 разным ресурсам
gloomhaven-goal-mid_lasting2 = Иметь не меньше 2 кристаллов постоянного влияния
gloomhaven-goal-mid_bridges2 = Построить 2 моста/ворот
gloomhaven-goal-mid_deliver4 = Выполнить не меньше 4 доставок
gloomhaven-goal-end_majority = Хотя бы в одном районе ваших домов и хранилищ больше, чем у каждого соперника по отдельности
gloomhaven-goal-end_deliver6 = Ваши кубики лежат на шести престижных зданиях
gloomhaven-goal-end_income7 = Владеть 7 разными ресурсами
gloomhaven-goal-end_houses3 = Построить все 3 дома
gloomhaven-goal-end_advisers5 = Нанять 5 советников

# Кварталы будущего города

gloomhaven-quarter-mixed = Пёстрый квартал
gloomhaven-quarter-traveller = Квартал путников
gloomhaven-quarter-sinking_market = Тонущий рынок
gloomhaven-quarter-boiler = Котельный квартал
gloomhaven-quarter-coin = Округ весов
gloomhaven-quarter-horns = Квартал рогов
gloomhaven-quarter-old_docks = Старые доки
gloomhaven-quarter-gloomhaven_square = Площадь Мрачной гавани

# Количества и причины

gloomhaven-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
gloomhaven-n-fleeting = { $n ->
    [one] { $n } кристалл временного влияния
    [few] { $n } кристалла временного влияния
   *[many] { $n } кристаллов временного влияния
}
gloomhaven-n-lasting = { $n ->
    [one] { $n } кристалл постоянного влияния
    [few] { $n } кристалла постоянного влияния
   *[many] { $n } кристаллов постоянного влияния
}
gloomhaven-cause-storages = хранилища продвинутых ресурсов
gloomhaven-cause-deliveries = доставки
gloomhaven-cause-advisers = советники
gloomhaven-cause-achievements = достижения
gloomhaven-cause-crystals = кристаллы постоянного влияния
gloomhaven-cause-coins = монеты
gloomhaven-cause-access = доступ
gloomhaven-cause-trade = Торговля
gloomhaven-cause-recruit = Найм
gloomhaven-cause-construct = Строительство
gloomhaven-cause-upgrade = Модификация
gloomhaven-cause-action = действие
gloomhaven-cause-basic = базовое действие
gloomhaven-cause-income = доход
gloomhaven-cause-bonus = бонус
gloomhaven-cause-vote = голосование

# Вопросы

gloomhaven-ask-choose-race = За какую расу вы играете?
gloomhaven-ask-choose-base = Какой ресурс будет ресурсом вашей расы?
gloomhaven-ask-draft = Какой дополнительный ресурс вы возьмёте?
gloomhaven-ask-place-first = Где поставить первое хранилище ({ $resource })?
gloomhaven-ask-turn = Сыграть карту в открытую или рубашкой вверх?
gloomhaven-ask-turn-or-vote = Карта в открытую, карта рубашкой вверх или голосование?
gloomhaven-ask-basic = Какое базовое действие?
gloomhaven-ask-follow-up = Ответное действие, базовое действие или пас?
gloomhaven-ask-build-road = Где построить дорогу?
gloomhaven-ask-trade = Торговля: что выберете?
gloomhaven-ask-trade-more = Торговать ещё раз?
gloomhaven-ask-place-storage = Где поставить хранилище ({ $resource })?
gloomhaven-ask-construct = Что построить и где?
gloomhaven-ask-construct-more = Построить ещё одно сооружение?
gloomhaven-ask-build-upgrade = Какой продвинутый ресурс? Или сначала дорогу?
gloomhaven-ask-lay-first = Где проложить дорогу перед постройкой?
gloomhaven-ask-place-upgrade = Куда положить хранилище ({ $resource })?
gloomhaven-ask-choose-input = Из какого хранилища взять необходимый ресурс ({ $resource })?
gloomhaven-ask-road-after = Построить дорогу к новому хранилищу?
gloomhaven-ask-hire = Кого нанять?
gloomhaven-ask-return-card = Какую карту вернуть на руку?
gloomhaven-ask-recall-worker = Какого рабочего вернуть?
gloomhaven-ask-replace-proposal = Заменить предложение?
gloomhaven-ask-free-access = К какому хранилищу получить доступ?
gloomhaven-ask-follow-any = Какое ответное действие?
gloomhaven-ask-bids = За какое предложение и сколько влияния?
gloomhaven-ask-break-tie = Ничья: какое здание построить?
gloomhaven-ask-place-building = Где построить «{ $building }»?
gloomhaven-ask-choose-source = Из какого хранилища доставить ({ $resource } в «{ $building }»)?
gloomhaven-ask-choose-proposal = Какое предложение построить?
gloomhaven-ask-bonus = { $n ->
    [one] Бонус: монета, кристалл или дорога? (осталась { $n } карта)
    [few] Бонус: монета, кристалл или дорога? (осталось { $n } карты)
   *[many] Бонус: монета, кристалл или дорога? (осталось { $n } карт)
}
gloomhaven-ask-pay = { $n ->
    [one] Как заплатить { $n } очко влияния за «{ $building }»?
    [few] Как заплатить { $n } очка влияния за «{ $building }»?
   *[many] Как заплатить { $n } очков влияния за «{ $building }»?
}
gloomhaven-ask-pay-tokens = { $n ->
    [one] Как заплатить { $n } очко влияния за нейтральные фишки?
    [few] Как заплатить { $n } очка влияния за нейтральные фишки?
   *[many] Как заплатить { $n } очков влияния за нейтральные фишки?
}

# Кнопки

gloomhaven-do-race = { $race } ({ $resource }): { $action }
gloomhaven-do-race-any = { $race } (любой ресурс): { $action }
gloomhaven-do-exchange = { $resource }, у игрока { $owner }
gloomhaven-do-place-first = { $cell }, { $district }
gloomhaven-do-main = { $card }: { $action }
gloomhaven-do-basic = { $card } рубашкой вверх: базовое действие
gloomhaven-do-vote = Призвать к голосованию
gloomhaven-do-follow-trade = Ответ: построить своё хранилище или купить доступ, на побережье или в пустыне
gloomhaven-do-follow-construct = Ответ: построить дом, мост или ворота
gloomhaven-do-follow-upgrade = Ответ: построить хранилище продвинутого ресурса
gloomhaven-do-follow-recruit = Ответ: нанять советника
gloomhaven-do-pass = Пас
gloomhaven-do-coin = Взять 1 монету
gloomhaven-do-influence = Взять 1 кристалл временного влияния
gloomhaven-do-pave = Построить дорогу
gloomhaven-do-pave-first = Сначала построить дорогу
gloomhaven-do-work = Рабочий, { $place }: { $action }
gloomhaven-do-build = Построить своё хранилище: { $resource }
gloomhaven-do-road = Дорога: { $cell }
gloomhaven-do-no-road = Без дороги
gloomhaven-do-done = Больше ничего
gloomhaven-do-place-cell = { $cell }, { $terrain }
gloomhaven-do-place-tile = { $cell }, { $turn }
gloomhaven-do-house = Дом: { $cell }
gloomhaven-do-bridge = Мост: { $cell }
gloomhaven-do-gate = Ворота: { $cell }
gloomhaven-do-hire = { $adviser }: { $action }
gloomhaven-do-return = { $card }
gloomhaven-do-recall = { $place }
gloomhaven-do-replace = Заменить «{ $building }»
gloomhaven-do-keep = Оставить все предложения
gloomhaven-do-access = Доступ: { $storage }
gloomhaven-do-commission = { $n ->
    [one] Построить хранилище с доступом: { $resource }, { $owner } ({ $n } монета)
    [few] Построить хранилище с доступом: { $resource }, { $owner } ({ $n } монеты)
   *[many] Построить хранилище с доступом: { $resource }, { $owner } ({ $n } монет)
}
gloomhaven-do-commission-neutral = { $n ->
    [one] Построить нейтральное хранилище с доступом: { $resource } ({ $n } монета)
    [few] Построить нейтральное хранилище с доступом: { $resource } ({ $n } монеты)
   *[many] Построить нейтральное хранилище с доступом: { $resource } ({ $n } монет)
}
gloomhaven-do-upgrade = { $n ->
    [one] { $resource } ({ $n } монета)
    [few] { $resource } ({ $n } монеты)
   *[many] { $resource } ({ $n } монет)
}
gloomhaven-do-bid = { $n ->
    [one] «{ $building }»: { $n } голос (временных { $fleeting }, постоянных { $lasting })
    [few] «{ $building }»: { $n } голоса (временных { $fleeting }, постоянных { $lasting })
   *[many] «{ $building }»: { $n } голосов (временных { $fleeting }, постоянных { $lasting })
}
gloomhaven-do-choose = { $n ->
    [one] «{ $building }»: { $n } очко влияния
    [few] «{ $building }»: { $n } очка влияния
   *[many] «{ $building }»: { $n } очков влияния
}
gloomhaven-do-pay = Временных { $fleeting }, постоянных { $lasting }
gloomhaven-warn-fleeting = { $n ->
    [one] { $n } кристалл временного влияния пропадёт зря
    [few] { $n } кристалла временного влияния пропадут зря
   *[many] { $n } кристаллов временного влияния пропадут зря
}

# События

gloomhaven-begins = { $who } ходит первым
gloomhaven-chose-race = { $who } играет за расу «{ $race }»
gloomhaven-took-resource = { $who } берёт ресурс «{ $resource }»
gloomhaven-lost-resource = { $who } отдаёт ресурс «{ $resource }»
gloomhaven-played = { $who } играет карту «{ $card }»
gloomhaven-played-down = { $who } играет карту «{ $card }» рубашкой вверх
gloomhaven-played-unseen = { $who } играет карту рубашкой вверх
gloomhaven-follows = { $who } выполняет ответное действие «{ $card }»
gloomhaven-works = { $who } использует рабочего: { $place }
gloomhaven-recalled = { $who } возвращает рабочего: { $place }
gloomhaven-returned = { $who } возвращает карту «{ $card }»
gloomhaven-returned-unseen = { $who } возвращает карту из тех, что лежат рубашкой вверх
gloomhaven-built-road = { $who } строит дорогу: { $cell }
gloomhaven-built-house = { $who } строит дом: { $cell }
gloomhaven-built-bridge = { $who } строит мост: { $cell }
gloomhaven-built-gate = { $who } строит ворота: { $cell }
gloomhaven-built-storage = { $who } строит хранилище ({ $resource }): { $cell }
gloomhaven-built-neutral-storage = { $who } строит нейтральное хранилище ({ $resource }) с доступом: { $cell }
gloomhaven-built-others-storage = { $who } строит хранилище ({ $resource }) с доступом, владелец: { $owner }: { $cell }
gloomhaven-upgraded = { $who } строит хранилище ({ $resource }): { $cell }
gloomhaven-bought-access = { $who } покупает доступ: { $storage }
gloomhaven-free-access = { $who } получает доступ: { $storage }
gloomhaven-hired = { $who } нанимает советника «{ $adviser }»
gloomhaven-new-adviser = Новый советник: { $adviser }
gloomhaven-new-proposal = Новое предложение: { $building }
gloomhaven-top-card = Наверху колоды: { $building }
gloomhaven-same-type = «{ $building }» кладут на верх колоды: здание такого типа уже предложено
gloomhaven-unplaceable = Для здания «{ $building }» нет места, оно выходит из игры
gloomhaven-reshuffled = Сброшенные предложения перемешаны
gloomhaven-replaced = { $who } сбрасывает предложение «{ $building }»
gloomhaven-called = { $who } призывает к голосованию
gloomhaven-won-vote = Побеждает «{ $building }», место выбирает { $who }
gloomhaven-built = { $who } строит «{ $building }»
gloomhaven-delivered = { $who } доставляет ресурс «{ $resource }» в «{ $building }»
gloomhaven-completed = «{ $building }» завершено ({ $n } из 6)
gloomhaven-achieved = { $who } выполняет достижение: { $goal }
gloomhaven-over-completed = Завершено шесть зданий: игра окончена
gloomhaven-over-turns = Последний ход сделан: игра окончена
gloomhaven-over-won = Все шесть зданий завершены: вы победили
gloomhaven-over-lost-tokens = Нечем заплатить за нейтральные фишки: игра проиграна
gloomhaven-over-lost-rounds = Последний раунд окончен, а здания не завершены: игра проиграна
gloomhaven-bid = { $n ->
    [one] { $who } отдаёт { $n } голос за «{ $building }»
    [few] { $who } отдаёт { $n } голоса за «{ $building }»
   *[many] { $who } отдаёт { $n } голосов за «{ $building }»
}

# Почему нельзя

gloomhaven-no-not-land = Там такое не строят ({ $cell })
gloomhaven-no-taken = Место уже занято ({ $cell })
gloomhaven-no-road-unconnected = Дорога не соединится ни с одним вашим сооружением ({ $cell })
gloomhaven-no-unconnected = Сооружение не соединится ни с одним вашим ({ $cell })
gloomhaven-no-beside-own = Рядом стоит дом или хранилище того же владельца ({ $owner })
gloomhaven-no-district = В районе уже есть такое хранилище ({ $resource }, { $district })
gloomhaven-no-everywhere = Такое хранилище уже есть в каждом районе ({ $resource })
gloomhaven-no-house-district = В этом районе у вас уже есть дом ({ $district })
gloomhaven-no-turned = Так жетон не кладут
gloomhaven-no-race-taken = Эту расу уже выбрали ({ $race })
gloomhaven-no-race-resource = Ресурс этой расы уже занят ({ $race })
gloomhaven-no-resource-taken = Этот ресурс уже занят ({ $resource })
gloomhaven-no-forbidden = Этот ресурс вам запрещён ({ $resource })
gloomhaven-no-exchange = Сейчас эту карту нельзя взять у другого игрока ({ $resource })
gloomhaven-no-not-in-hand = Этой карты нет у вас на руке ({ $card })
gloomhaven-no-vote-face-down = «Призыв к голосованию» не играют рубашкой вверх
gloomhaven-no-vote-is-no-action = «Призыв к голосованию» — не основное действие: объявите голосование
gloomhaven-no-main = Сейчас действие этой карты нельзя выполнить полностью ({ $card })
gloomhaven-no-vote-solo = В одиночной игре голосование наступает само с последней картой
gloomhaven-no-category = Ответить можно только этим действием ({ $card })
gloomhaven-no-follow = Сейчас это ответное действие нельзя выполнить полностью ({ $card })
gloomhaven-no-no-road = Вам негде построить дорогу
gloomhaven-no-workers-off = Эта партия идёт без рабочих
gloomhaven-no-no-worker = У вас нет свободного рабочего
gloomhaven-no-work-taken = Там уже стоит рабочий
gloomhaven-no-not-built = Здание ещё не построено ({ $building })
gloomhaven-no-no-cube = Вы туда ещё ничего не доставили ({ $building })
gloomhaven-no-work-idle = Действие там ничего не изменит или его нельзя выполнить
gloomhaven-no-return = Эту карту сейчас нельзя вернуть ({ $card })
gloomhaven-no-return-income = «Доход» вернуть нельзя
gloomhaven-no-recall = Там нет вашего другого рабочего
gloomhaven-no-no-proposal = Там нет предложения
gloomhaven-no-free-access = Это хранилище не соединено с башней на нужном ландшафте, или доступ у вас уже есть
gloomhaven-no-option = Это действие такого не позволяет
gloomhaven-no-not-yours = Это не ваш ресурс ({ $resource })
gloomhaven-no-no-cell = Для этого хранилища нет клетки ({ $resource })
gloomhaven-no-no-storage = Такого хранилища нет
gloomhaven-no-access-already = У вас уже есть доступ: { $storage }
gloomhaven-no-access-terrain = Хранилище стоит не на том ландшафте: { $storage }
gloomhaven-no-hire-after = После этого некого нанять за этот ресурс: { $storage }
gloomhaven-no-terrain = Не на этом ландшафте ({ $terrain })
gloomhaven-no-commission-own = Это ваш собственный ресурс ({ $resource })
gloomhaven-no-only-bridges = Здесь можно построить только мост или ворота
gloomhaven-no-only-houses = Здесь можно построить только дом
gloomhaven-no-house-terrain = Дома строят только в лесу
gloomhaven-no-bridge-terrain = Мосты строят на реке, ворота — в стене ({ $cell })
gloomhaven-no-inputs = Для ресурса «{ $resource }» у вас нет ни хранилища, ни доступа: { $missing }
gloomhaven-no-level = Здесь можно строить ресурсы не выше уровня { $n }
gloomhaven-no-spot = Нет места, соединённого со всем необходимым ({ $resource })
gloomhaven-no-input-far = Нет соединения с доступным вам хранилищем ({ $resource })
gloomhaven-no-road-far = Дорога не будет соединена с хранилищем
gloomhaven-no-no-road-here = К этому действию дорога не прилагается
gloomhaven-no-first-road = После такой дороги не построить соединённого с ней хранилища
gloomhaven-no-input = Это хранилище не может дать необходимый ресурс ({ $resource })
gloomhaven-no-source = Это хранилище не может доставить ресурс ({ $resource }, { $building })
gloomhaven-no-adviser-gone = Этого советника нет на планшете ({ $adviser })
gloomhaven-no-adviser-wants = Для этого советника у вас нет ресурса: { $resource } ({ $adviser })
gloomhaven-no-adviser-only = Сейчас можно нанять только того, кому нужен ресурс «{ $resource }», а не этого ({ $adviser })
gloomhaven-no-adviser-second = Тогда не нанять второго советника ({ $adviser })
gloomhaven-no-site = На этом месте это здание не строят ({ $building })
gloomhaven-no-only-site = Это здание строят только на его месте ({ $building })
gloomhaven-no-type-district = В районе уже есть здание такой формы и цвета ({ $building }, { $district })
gloomhaven-no-building-terrain = Хотя бы одна клетка должна быть нужного ландшафта: { $terrain } ({ $building })
gloomhaven-no-not-tied = Это предложение не участвует в ничьей
gloomhaven-no-coins = { $n ->
    [one] У вас только { $n } монета
    [few] У вас только { $n } монеты
   *[many] У вас только { $n } монет
}
gloomhaven-no-access-coins = { $n ->
    [one] Доступ ({ $storage }): нужна { $n } монета, а у вас { $have }
    [few] Доступ ({ $storage }): нужно { $n } монеты, а у вас { $have }
   *[many] Доступ ({ $storage }): нужно { $n } монет, а у вас { $have }
}
gloomhaven-no-adviser-coins = { $n ->
    [one] { $adviser }: нужна { $n } монета, а у вас { $have }
    [few] { $adviser }: нужно { $n } монеты, а у вас { $have }
   *[many] { $adviser }: нужно { $n } монет, а у вас { $have }
}
gloomhaven-no-bridge-coins = { $n ->
    [one] Мост или ворота: нужна { $n } монета, а у вас { $have }
    [few] Мост или ворота: нужно { $n } монеты, а у вас { $have }
   *[many] Мост или ворота: нужно { $n } монет, а у вас { $have }
}
gloomhaven-no-house-coins = { $n ->
    [one] Дом: нужна { $n } монета, а у вас { $have }
    [few] Дом: нужно { $n } монеты, а у вас { $have }
   *[many] Дом: нужно { $n } монет, а у вас { $have }
}
gloomhaven-no-commission-coins = { $n ->
    [one] Хранилище с доступом: нужна { $n } монета, а у вас { $have }
    [few] Хранилище с доступом: нужно { $n } монеты, а у вас { $have }
   *[many] Хранилище с доступом: нужно { $n } монет, а у вас { $have }
}
gloomhaven-no-upgrade-coins = { $n ->
    [one] Хранилище ({ $resource }): нужна { $n } монета, а у вас { $have }
    [few] Хранилище ({ $resource }): нужно { $n } монеты, а у вас { $have }
   *[many] Хранилище ({ $resource }): нужно { $n } монет, а у вас { $have }
}
gloomhaven-no-commission-early = { $n ->
    [one] Чужие хранилища строят, когда завершено хотя бы { $n } здание
    [few] Чужие хранилища строят, когда завершено хотя бы { $n } здания
   *[many] Чужие хранилища строят, когда завершено хотя бы { $n } зданий
}
gloomhaven-no-houses = { $n ->
    [one] Вы уже построили { $n } дом
    [few] Вы уже построили { $n } дома
   *[many] Вы уже построили { $n } домов
}
gloomhaven-no-bridges = { $n ->
    [one] Вы уже построили { $n } мост или ворота
    [few] Вы уже построили { $n } моста или ворот
   *[many] Вы уже построили { $n } мостов или ворот
}
gloomhaven-no-start-cell = { $n ->
    [one] Нужна клетка с цифрой
    [few] Нужна клетка с цифрой не больше { $n }
   *[many] Нужна клетка с цифрой не больше { $n }
}
gloomhaven-no-vote-early = { $n ->
    [one] В вашем сбросе должна быть хотя бы { $n } карта, а там { $have }
    [few] В вашем сбросе должно быть хотя бы { $n } карты, а там { $have }
   *[many] В вашем сбросе должно быть хотя бы { $n } карт, а там { $have }
}
gloomhaven-no-bid-fleeting = { $n ->
    [one] У вас только { $n } кристалл временного влияния
    [few] У вас только { $n } кристалла временного влияния
   *[many] У вас только { $n } кристаллов временного влияния
}
gloomhaven-no-bid-lasting = { $n ->
    [one] У вас только { $n } кристалл постоянного влияния
    [few] У вас только { $n } кристалла постоянного влияния
   *[many] У вас только { $n } кристаллов постоянного влияния
}
gloomhaven-no-pay-less = { $n ->
    [one] Это меньше, чем нужно: { $n } очко влияния
    [few] Это меньше, чем нужно: { $n } очка влияния
   *[many] Это меньше, чем нужно: { $n } очков влияния
}
gloomhaven-no-pay-more = { $n ->
    [one] Это больше, чем нужно: { $n } очко влияния
    [few] Это больше, чем нужно: { $n } очка влияния
   *[many] Это больше, чем нужно: { $n } очков влияния
}
gloomhaven-no-proposal-price = { $n ->
    [one] Нужно { $n } очко влияния, у вас столько нет
    [few] Нужно { $n } очка влияния, у вас столько нет
   *[many] Нужно { $n } очков влияния, у вас столько нет
}

# Испорченный файл компонентов

gloomhaven-file-accessed = наём по доступу должен идти после шага, который покупает доступ
gloomhaven-file-id = обозначение состоит из латинских букв, цифр и знаков подчёркивания
gloomhaven-file-symbols = три символа должны быть разными
gloomhaven-file-cell = { $cell } — не клетка сетки
gloomhaven-file-code = «{ $code }» в столбце { $x } — неизвестное обозначение
gloomhaven-file-codes = каждому ландшафту нужна своя буква
gloomhaven-file-deck = нет карт колоды «{ $deck }»
gloomhaven-file-input-level = ресурсу уровня { $level } нужен ресурс предыдущего уровня и не выше
gloomhaven-file-inputs = необходимых ресурсов бывает один или два, и они разные
gloomhaven-file-keeps = остаться должно { $keeps } ПО: очки за доставку минус отданное за необходимые ресурсы
gloomhaven-file-leak = районы «{ $one }» и «{ $other }» соприкасаются: столбец { $x }, ряд { $y }
gloomhaven-file-no-district = клетка суши (столбец { $x }, ряд { $y }) не принадлежит ни одному району
gloomhaven-file-no-site = нет места для здания «{ $building }»
gloomhaven-file-not-land = столбец { $x }, ряд { $y } — не суша
gloomhaven-file-order = в файле должны идти восемь ресурсов уровня 1, шесть уровня 2 и четыре уровня 3
gloomhaven-file-points = он должен стоить хотя бы { $least } ПО: столько уходит за его необходимые ресурсы
gloomhaven-file-resource = нет ресурса «{ $resource }»
gloomhaven-file-shape = фигура начинается с клетки [0, 0], клетки не повторяются и соприкасаются сторонами
gloomhaven-file-shape-size = в фигуре «{ $shape }» клеток { $have } вместо { $want }
gloomhaven-file-site = столбец { $x }, ряд { $y } не подходит к местам на поле
gloomhaven-file-site-size = в месте здания «{ $building }» клеток { $have } вместо { $want }
gloomhaven-file-start = столбец { $x }, ряд { $y } — не руины
gloomhaven-file-type = форма и цвет совпадают только у зданий одного типа: сравните с «{ $other }»
gloomhaven-file-wants = здание требует от одного до четырёх разных ресурсов, не больше числа своих клеток
gloomhaven-file-few-starts = { $n ->
    [one] мало клеток с цифрами для { $n } игрока
    [few] мало клеток с цифрами для { $n } игроков
   *[many] мало клеток с цифрами для { $n } игроков
}

# Заголовки длинных списков

gloomhaven-group-main = В открытую
gloomhaven-group-basic = Рубашкой вверх
gloomhaven-group-vote = Голосование
gloomhaven-group-follow = Ответное действие
gloomhaven-group-coin = Базовое действие
gloomhaven-group-influence = Базовое действие
gloomhaven-group-pave = Базовое действие
gloomhaven-group-pass = Базовое действие
gloomhaven-group-work = Рабочие
gloomhaven-group-build = Свои хранилища
gloomhaven-group-access = Доступ
gloomhaven-group-commission = Чужие хранилища
gloomhaven-group-house = Дома
gloomhaven-group-bridge = Мосты и ворота
gloomhaven-group-bid = { $proposal ->
    [circle] Круг
    [square] Квадрат
   *[triangle] Треугольник
}
gloomhaven-group-place = Ряд { $y }
gloomhaven-group-road = Ряд { $y }
gloomhaven-part-cell = клетка { $a }
gloomhaven-part-storage = хранилище { $a }
gloomhaven-part-resource = { $a }

# Положение словами

gloomhaven-text-over = { $how }
gloomhaven-text-before = Подготовка
gloomhaven-text-round = Раунд { $n } из { $of }
gloomhaven-text-level = Сложность: раса — { $race }, район — { $district }.
gloomhaven-text-turn = Ход { $n }: { $who }
gloomhaven-text-completed = Завершённых зданий: { $n } из { $of }.
gloomhaven-text-playing = Играется карта: { $card }.
gloomhaven-text-goals = Достижения: { $goals }.
gloomhaven-text-chronicle = { $who } получает карту городского события «{ $race }» и заполняет:
gloomhaven-text-blank-1 = 1. здание, которое принесло ПО: { $buildings };
gloomhaven-text-blank-2 = 2. квартал, где оно стоит: { $quarters };
gloomhaven-text-blank-3 = 3. название тайного общества: …
gloomhaven-text-own = Ваши карты ({ $race })
gloomhaven-text-hand = На руке: { $cards }.
gloomhaven-text-face-up = В сбросе лицом вверх: { $cards }.
gloomhaven-text-face-down = В сбросе рубашкой вверх: { $cards }.
gloomhaven-text-proposals = Предложения
gloomhaven-text-building = Здание
gloomhaven-text-wants = Нужно
gloomhaven-text-ground = Место, форма
gloomhaven-text-worker = Рабочий
gloomhaven-text-site = своё место
gloomhaven-text-top = Наверху колоды: { $building }.
gloomhaven-text-advisers = Советники
gloomhaven-text-adviser = Советник
gloomhaven-text-price = Цена
gloomhaven-text-points = ПО
gloomhaven-text-does = Действие
gloomhaven-text-buildings = Престижные здания
gloomhaven-text-slots = Ячейки
gloomhaven-text-open = свободно
gloomhaven-text-storages = Хранилища
gloomhaven-text-resource = Ресурс (уровень)
gloomhaven-text-owner = Владелец
gloomhaven-text-access = Доступ
gloomhaven-text-where = Где
gloomhaven-text-city = Город
gloomhaven-text-legend = б побережье, п пустыня, л лес, р руины, ~ река, # стена, Х тёмный квадрат, К С З — места крепости и башен, Т — место любой башни; числа — хранилища, двойные буквы — здания, == дороги, д дома, м мосты и ворота.
gloomhaven-text-players = Игроки
gloomhaven-text-race = Раса
gloomhaven-text-coins = Монеты
gloomhaven-text-fleeting = Временное влияние
gloomhaven-text-lasting = Постоянное влияние
gloomhaven-text-income = Доход
gloomhaven-text-in-hand = Карты на руке (без «Призыва»)
gloomhaven-text-lying-down = Рубашкой вверх
gloomhaven-text-lying-up = В сбросе лицом вверх
gloomhaven-text-hired = Советники
gloomhaven-text-houses = Дома
gloomhaven-text-workers = Свободные рабочие
gloomhaven-text-bridges = Мосты и ворота
gloomhaven-text-controls = Базовые ресурсы
gloomhaven-text-reach = Владение и доступ
gloomhaven-text-tokens = { $n ->
    [one] На зданиях { $n } нейтральная фишка; её цена при голосовании (очков влияния): { $price }.
    [few] На зданиях { $n } нейтральные фишки; цена каждой при голосовании (очков влияния): { $price }.
   *[many] На зданиях { $n } нейтральных фишек; цена каждой при голосовании (очков влияния): { $price }.
}
gloomhaven-level-0 = лёгкая
gloomhaven-level-1 = средняя
gloomhaven-level-2 = тяжёлая
gloomhaven-level-3 = очень тяжёлая
gloomhaven-text-sign-coast = б
gloomhaven-text-sign-desert = п
gloomhaven-text-sign-forest = л
gloomhaven-text-sign-ruins = р
gloomhaven-text-sign-river = ~
gloomhaven-text-sign-wall = { "#" }
gloomhaven-text-sign-outside = { "." }
gloomhaven-text-sign-dark = Х
gloomhaven-text-sign-ghost = К
gloomhaven-text-sign-tower = Т
gloomhaven-text-sign-north = С
gloomhaven-text-sign-west = З
gloomhaven-text-sign-house = д
gloomhaven-text-sign-bridge = м
gloomhaven-shape-mono = одна клетка
gloomhaven-shape-i2 = ряд из двух
gloomhaven-shape-i3 = ряд из трёх
gloomhaven-shape-l3 = уголок из трёх
gloomhaven-shape-i4 = ряд из четырёх
gloomhaven-shape-o4 = квадрат из четырёх
gloomhaven-shape-t4 = ряд из трёх с клеткой посередине
gloomhaven-shape-z4 = ступенька из четырёх
gloomhaven-shape-l4 = ряд из трёх с уголком
gloomhaven-shape-p5 = пять клеток
gloomhaven-shape-r6 = два ряда по три

# Страница компонентов

gloomhaven-components-terrain = Ландшафты
gloomhaven-components-shape = Формы жетонов
gloomhaven-components-resource = Ресурсы
gloomhaven-components-race = Расы
gloomhaven-components-resource_card = Карты ресурсов
gloomhaven-components-mat = Планшет игрока
gloomhaven-components-card = Карты действий
gloomhaven-components-offer = Выбор карт
gloomhaven-components-adviser = Советники
gloomhaven-components-building = Престижные здания
gloomhaven-components-achievement = Достижения
gloomhaven-components-board = Стороны поля
gloomhaven-components-scoring = Подсчёт очков
gloomhaven-components-vote = Голосование
gloomhaven-components-trade = торговля
gloomhaven-components-construct = строительство
gloomhaven-components-chronicle = Летопись города
gloomhaven-components-solo = одиночная игра
gloomhaven-components-code = знак на поле
gloomhaven-components-build = цена хранилища
gloomhaven-components-access = цена доступа
gloomhaven-components-follow = действие следования
gloomhaven-components-cells = клетки
gloomhaven-components-level = уровень
gloomhaven-components-storages = хранилищ
gloomhaven-components-price = цена
gloomhaven-components-inputs = из чего
gloomhaven-components-points = очки
gloomhaven-components-colour = цвет
gloomhaven-components-forbids = исключает
gloomhaven-components-action = действие
gloomhaven-components-do = что
gloomhaven-components-options = варианты
gloomhaven-components-discount = скидка
gloomhaven-components-most = не больше
gloomhaven-components-least = не меньше
gloomhaven-components-n = число
gloomhaven-components-roads = дорог
gloomhaven-components-what = за каждое
gloomhaven-components-houses = дома
gloomhaven-components-bridges = мосты
gloomhaven-components-workers = рабочие
gloomhaven-components-house = дом
gloomhaven-components-house_without_worker = дом в игре без рабочих
gloomhaven-components-bridge = мост или ворота
gloomhaven-components-coins = монеты
gloomhaven-components-copies = экземпляров
gloomhaven-components-adviser_prices = цены советников
gloomhaven-components-symbols = знаки предложений
gloomhaven-components-wants = требует
gloomhaven-components-category = вид карты
gloomhaven-components-free = бесплатно
gloomhaven-components-count = сколько
gloomhaven-components-accessed = только за ресурс, к которому куплен доступ
gloomhaven-components-type = тип
gloomhaven-components-keeps = остаётся поставщику
gloomhaven-components-kinds = виды
gloomhaven-components-terrains = ландшафты
gloomhaven-components-site = своё место
gloomhaven-components-deck = колода
gloomhaven-components-counts = считает
gloomhaven-components-rows = ряды
gloomhaven-components-starts = клетки с номерами
gloomhaven-components-number = номер
gloomhaven-components-sites = места крепости и башен
gloomhaven-components-accepts = для
gloomhaven-components-districts = районы
gloomhaven-components-lasting = постоянные кристаллы
gloomhaven-components-endings = завершений до конца игры
gloomhaven-components-midgame = середина игры
gloomhaven-components-neutral = очков за нейтральный ресурс
gloomhaven-components-token = голосов за жетон
gloomhaven-components-fleeting = временные кристаллы
gloomhaven-components-discards = карт в сбросе перед голосованием
gloomhaven-components-discards_of_two = то же для двух игроков
gloomhaven-components-commission = цена чужого хранилища
gloomhaven-components-completed = после стольких завершений
gloomhaven-components-quarters = кварталы
gloomhaven-components-rounds = раундов
gloomhaven-components-middle = середина
gloomhaven-components-right = справа
gloomhaven-components-middle_more = середина: больше за каждое завершение
gloomhaven-components-right_more = справа: больше за каждое завершение
gloomhaven-components-upgrade = улучшение
gloomhaven-components-recruit = наём
gloomhaven-components-road = дорога
gloomhaven-components-coins_per = монеты за каждое
gloomhaven-components-fleeting_per = временные кристаллы за каждое
gloomhaven-components-return_cards = карты обратно на руку
gloomhaven-components-return_worker = другой рабочий обратно
gloomhaven-components-replace_proposal = замена предложения
gloomhaven-components-free_access = бесплатный доступ
gloomhaven-components-basic_storages_beside = базовое хранилище рядом
gloomhaven-components-advanced_resources_owned = ваш улучшенный ресурс
gloomhaven-components-districts_settled = район, где вы построились
gloomhaven-components-opponents_with_access = соперник с доступом к вашим хранилищам
gloomhaven-components-buildings_delivered_to = здания с вашими поставками
gloomhaven-components-deliveries = поставки
gloomhaven-components-districts_led = районы, где вы впереди
gloomhaven-components-advisers = советники
gloomhaven-components-resources_owned = разные ресурсы
gloomhaven-components-resources_within_reach = доступные ресурсы
gloomhaven-components-level_3_storages = хранилища третьего уровня
gloomhaven-components-immediate = сразу
gloomhaven-components-endgame = конец игры
gloomhaven-components-any = любой
gloomhaven-components-easy = лёгкая
gloomhaven-components-medium = средняя
gloomhaven-components-hard = тяжёлая
gloomhaven-components-very_hard = очень тяжёлая
gloomhaven-components-symmetric = Симметричная
gloomhaven-components-thematic = Тематическая
gloomhaven-components-black = чёрный
gloomhaven-components-blue = синий
gloomhaven-components-brown = коричневый
gloomhaven-components-green = зелёный
gloomhaven-components-grey = серый
gloomhaven-components-orange = оранжевый
gloomhaven-components-pink = розовый
gloomhaven-components-purple = фиолетовый
gloomhaven-components-red = красный
gloomhaven-components-slate = сланцевый
gloomhaven-components-white = белый
gloomhaven-components-yellow = жёлтый
gloomhaven-components-gatehouse = ворота
gloomhaven-components-tavern = таверна
gloomhaven-components-dock = причал
gloomhaven-components-luxury_shop = лавка роскоши
gloomhaven-components-school = школа
gloomhaven-components-guild = гильдия
gloomhaven-components-theatre = театр
gloomhaven-components-temple = храм
gloomhaven-components-hall = ратуша
gloomhaven-components-scholar = { gloomhaven-card-scholar }
gloomhaven-components-foreman = { gloomhaven-card-foreman }
gloomhaven-components-huckster = { gloomhaven-card-huckster }
gloomhaven-components-carpenter = { gloomhaven-card-carpenter }
gloomhaven-components-mason = { gloomhaven-card-mason }
gloomhaven-components-drover = { gloomhaven-card-drover }
gloomhaven-components-miller = { gloomhaven-card-miller }
gloomhaven-components-smith = { gloomhaven-card-smith }
gloomhaven-components-patroness = { gloomhaven-card-patroness }
gloomhaven-components-engineer = { gloomhaven-card-engineer }
gloomhaven-components-architect = { gloomhaven-card-architect }
gloomhaven-components-innkeeper = { gloomhaven-card-innkeeper }
gloomhaven-components-quartermaster = { gloomhaven-card-quartermaster }
gloomhaven-components-chronicler = { gloomhaven-card-chronicler }
gloomhaven-components-marshal = { gloomhaven-card-marshal }
gloomhaven-components-draper = { gloomhaven-card-draper }
gloomhaven-components-overseer = { gloomhaven-card-overseer }
gloomhaven-components-chancellor = { gloomhaven-card-chancellor }
gloomhaven-components-imm_deliver3 = { gloomhaven-goal-imm_deliver3 }
gloomhaven-components-imm_three_districts = { gloomhaven-goal-imm_three_districts }
gloomhaven-components-imm_two_houses = { gloomhaven-goal-imm_two_houses }
gloomhaven-components-imm_three_advisers = { gloomhaven-goal-imm_three_advisers }
gloomhaven-components-imm_income4 = { gloomhaven-goal-imm_income4 }
gloomhaven-components-mid_level3 = { gloomhaven-goal-mid_level3 }
gloomhaven-components-mid_access6 = { gloomhaven-goal-mid_access6 }
gloomhaven-components-mid_lasting2 = { gloomhaven-goal-mid_lasting2 }
gloomhaven-components-mid_bridges2 = { gloomhaven-goal-mid_bridges2 }
gloomhaven-components-mid_deliver4 = { gloomhaven-goal-mid_deliver4 }
gloomhaven-components-end_majority = { gloomhaven-goal-end_majority }
gloomhaven-components-end_deliver6 = { gloomhaven-goal-end_deliver6 }
gloomhaven-components-end_income7 = { gloomhaven-goal-end_income7 }
gloomhaven-components-end_houses3 = { gloomhaven-goal-end_houses3 }
gloomhaven-components-end_advisers5 = { gloomhaven-goal-end_advisers5 }
gloomhaven-components-mixed = { gloomhaven-quarter-mixed }
gloomhaven-components-traveller = { gloomhaven-quarter-traveller }
gloomhaven-components-sinking_market = { gloomhaven-quarter-sinking_market }
gloomhaven-components-boiler = { gloomhaven-quarter-boiler }
gloomhaven-components-coin = { gloomhaven-quarter-coin }
gloomhaven-components-horns = { gloomhaven-quarter-horns }
gloomhaven-components-gloomhaven_square = { gloomhaven-quarter-gloomhaven_square }
gloomhaven-components-circle = { gloomhaven-symbol-circle }
gloomhaven-components-square = { gloomhaven-symbol-square }
gloomhaven-components-triangle = { gloomhaven-symbol-triangle }
gloomhaven-components-west = { gloomhaven-district-west }
gloomhaven-components-east = { gloomhaven-district-east }
gloomhaven-components-south = { gloomhaven-district-south }
gloomhaven-components-left = { gloomhaven-district-left }
gloomhaven-components-ghost = { gloomhaven-site-ghost }
gloomhaven-components-tower1 = { gloomhaven-site-tower1 }
gloomhaven-components-tower2 = { gloomhaven-site-tower2 }
gloomhaven-components-tower3 = { gloomhaven-site-tower3 }
gloomhaven-components-north = { gloomhaven-site-north }

# -- картинка --------------------------------------------------------------------------------------

gloomhaven-draw-board = Карты и планшет
gloomhaven-draw-city = Город
gloomhaven-draw-hand = Моё
gloomhaven-draw-offers = Выкладка
gloomhaven-draw-resources = Ресурсы
gloomhaven-draw-cards = Карты
gloomhaven-draw-neutral = ничьё
gloomhaven-draw-river = река
gloomhaven-draw-wall = стена
gloomhaven-draw-slot = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
gloomhaven-draw-site = Участок
gloomhaven-draw-worker = Рабочий
gloomhaven-draw-no-proposal = Нет предложения
gloomhaven-draw-no-adviser = Нет советника
gloomhaven-draw-wants = Нужно: { $what }
gloomhaven-draw-left = Осталось хранилищ: { $n } из { $of }
gloomhaven-draw-price = Цена: { $n }
gloomhaven-draw-no-race = Без расы
gloomhaven-draw-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
gloomhaven-draw-fleeting = Временное влияние: { $n }
gloomhaven-draw-lasting = Постоянное влияние: { $n }
gloomhaven-draw-income = Доход: { $n }
gloomhaven-draw-owns = Владею
gloomhaven-draw-reaches = Доступ
gloomhaven-draw-houses = Осталось домов: { $n }
gloomhaven-draw-bridges = Осталось мостов: { $n }
gloomhaven-draw-workers = Свободных рабочих: { $n }
gloomhaven-draw-discard = Сброс: { $n }
gloomhaven-draw-face-down = Взакрытую: базовое действие
gloomhaven-draw-do-coin = Взять 1 монету
gloomhaven-draw-do-influence = Взять 1 кристалл временного влияния
gloomhaven-draw-do-pave = Построить дорогу
gloomhaven-draw-do-follow = Ответное действие: { $card }
gloomhaven-draw-do-pass = Пасовать
gloomhaven-draw-proposal-deck = Предложения в колоде
gloomhaven-draw-proposal-discards = Сброшенные предложения
gloomhaven-draw-bank = Банк
gloomhaven-draw-adviser-deck = Советники в колоде
gloomhaven-draw-bids = Ставки
gloomhaven-draw-together = вскроются вместе
gloomhaven-draw-sealed = запечатано
gloomhaven-draw-thinks = думает
gloomhaven-draw-calls = созыв, { $state }
gloomhaven-draw-most = не больше { $n }
gloomhaven-bid-token = Ваш жетон: 1 голос
gloomhaven-bid-influence = Сколько влияния
gloomhaven-bid-fleeting = Временное
gloomhaven-bid-lasting = Постоянное
gloomhaven-bid-others = { $who } получит { $n }
gloomhaven-bid-votes = { $n ->
    [one] по { $n } голосу
    [few] по { $n } голоса
   *[other] по { $n } голосов
}
gloomhaven-bid-fleeting-lost = Временное влияние после голосования сгорает в любом случае.
gloomhaven-bid-won = Победит
gloomhaven-bid-lost = Победит другое
gloomhaven-bid-lost-is = ставка пропадёт
gloomhaven-bid-left = Останется
gloomhaven-bid-seal = Положить в конверт
gloomhaven-draw-brings = Мне принесёт
gloomhaven-draw-at-once = { $what }: сразу, если место удачное
gloomhaven-draw-by-road = { $what }: когда дойдёт дорога
gloomhaven-draw-built-first = { $what }: сначала хранилище
gloomhaven-draw-for-coins = { $what }: построить за { $n }
gloomhaven-draw-theirs = { $what }: { $who }
gloomhaven-draw-nobodys = { $what }: нейтрально
gloomhaven-draw-nobody-else = никому больше
gloomhaven-draw-where = Где сможет встать
gloomhaven-draw-where-about = выберите предложение
gloomhaven-draw-ties = Равенство решает тот из голосовавших за равные, у кого меньше очков; если и очков поровну — ближайший по ходу от созвавшего.
gloomhaven-draw-event = Городское событие
gloomhaven-draw-event-building = Здание, которое принесло вам очки
gloomhaven-draw-event-quarter = Квартал, где оно стоит
gloomhaven-draw-event-society = Название тайного общества
gloomhaven-draw-event-none = Ни одно не принесло очков

# -- what bots value ------------------------------------------------------------------------------

gloomhaven-value-points = очки
gloomhaven-value-others = очки остальных
gloomhaven-value-lost = партия проиграна
gloomhaven-value-outlook = ожидаемые доставки
gloomhaven-value-coins = монеты
gloomhaven-value-spare_coins = лишние монеты
gloomhaven-value-fleeting = временное влияние
gloomhaven-value-lasting = постоянное влияние
gloomhaven-value-cards = карты на руке
gloomhaven-value-income = доход
gloomhaven-value-within_reach = доступные ресурсы
gloomhaven-value-houses = дома
gloomhaven-value-plain_houses = дома
gloomhaven-value-workers = свободные рабочие
gloomhaven-value-completed = завершённые здания
gloomhaven-value-roads = дороги
gloomhaven-value-late_roads = дороги
gloomhaven-value-delivered = доставки в престижные здания
gloomhaven-value-solo_won = партия выиграна
gloomhaven-value-solo_completed = завершённые здания
gloomhaven-value-solo_trades = базовые хранилища, на которые не хватит раундов
gloomhaven-value-solo_upgrades = продвинутые хранилища, на которые не хватит раундов
gloomhaven-value-solo_actions = действия, которых не хватит
gloomhaven-value-solo_missing = хранилища, которых ещё ждут здания
gloomhaven-value-solo_roads = недостающие дороги
gloomhaven-value-solo_future = хранилища для будущих зданий
gloomhaven-value-solo_offer = путь к следующему зданию и его цена
gloomhaven-value-solo_room = нехватка места у дорог
gloomhaven-value-solo_due = жетоны, за которые придётся платить
gloomhaven-value-solo_tokens = жетоны на следующих голосованиях
gloomhaven-value-solo_short = нехватка влияния
gloomhaven-value-solo_coins = монеты
gloomhaven-value-solo_income = доход до конца партии
gloomhaven-value-solo_lasting = постоянное влияние
gloomhaven-value-solo_level = сложность расы
gloomhaven-value-solo_forest = дороги до первого дома
gloomhaven-value-promised = что ещё принесёт действие
gloomhaven-value-future = доставки в будущие здания
gloomhaven-value-vote = голосование объявлено
gloomhaven-value-crowd = ещё не завершённые здания
gloomhaven-value-rivals = на что надеется соперник
gloomhaven-value-unmade = ресурсы, которых никто не производит
gloomhaven-value-at_hand = что ещё принесёт действие
gloomhaven-value-race = что обычно приносит раса
gloomhaven-value-basics = что обычно приносят базовые ресурсы
