# Слова «Основателей Империи».

empire-title = Основатели Империи
empire-about = Квадрат к квадрату: цепочки производства ради призов.
empire-minutes = 30–45

# Стопки, ресурсы, жетоны

empire-stack-nature = природа
empire-stack-village = деревня
empire-stack-city = город
empire-stack-prize = призы

empire-resource-wood = дерево
empire-resource-plants = растения
empire-resource-stone = камень
empire-resource-water = вода
empire-resource-gold = золото
empire-resource-iron = железо
empire-resource-cloth = ткань
empire-resource-wine = вино
empire-resource-horses = лошади
empire-resource-fish = рыба
empire-resource-salt = соль
empire-resource-oil = масло
empire-resource-war = война
empire-resource-coins = монеты
empire-resource-carts = телеги
empire-resource-craftsmen = мастера

empire-token-war = жетон войны
empire-token-coins = монета
empire-token-carts = телега
empire-token-craftsmen = мастер

empire-craftsman-vintner = виноградарь (вино)
empire-craftsman-horse_breeder = коневод (лошади)
empire-craftsman-smith = кузнец (железо)
empire-craftsman-jeweller = ювелир (золото)
empire-craftsman-weaver = ткач (ткань)
empire-craftsman-fisher = рыбак (рыба)

empire-n-war = { $n ->
    [one] { $n } жетон войны
    [few] { $n } жетона войны
   *[many] { $n } жетонов войны
}
empire-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
empire-n-carts = { $n ->
    [one] { $n } телега
    [few] { $n } телеги
   *[many] { $n } телег
}
empire-n-craftsmen = { $n ->
    [one] { $n } мастер
    [few] { $n } мастера
   *[many] { $n } мастеров
}

empire-cause-prizes = призы
empire-cause-craftsmen = мастера за работой
empire-cause-tokens = жетоны на руках
empire-cause-replaced = заменённые квадраты
empire-cause-city = городской квадрат
empire-cause-collected = монеты со своих квадратов
empire-cause-played = разыгран жетон

# Квадраты

empire-square-forest = Лес
empire-square-cliff = Обрыв
empire-square-waterfall = Водопад
empire-square-lake = Озеро
empire-square-meadow = Луг
empire-square-grove = Роща
empire-square-gold_mine = Золотой прииск
empire-square-mine = Шахта
empire-square-weaving_house = Ткацкий двор
empire-square-winery = Винодельня
empire-square-pasture = Пастбище
empire-square-fishery = Рыбный промысел
empire-square-saltworks = Солеварня
empire-square-olive_press = Маслодавильня
empire-square-camp_horses = Конный лагерь
empire-square-camp_salt = Соляной лагерь
empire-square-market_iron = Железный рынок
empire-square-market_cloth = Суконный рынок
empire-square-tavern_gold = Золотая таверна
empire-square-tavern_fish = Рыбная таверна
empire-square-workshop_wine = Винная мастерская
empire-square-workshop_oil = Масляная мастерская
empire-square-altar_tyche = Алтарь Тюхе
empire-square-altar_nike = Алтарь Ники
empire-square-altar_hestia = Алтарь Гестии
empire-square-altar_pan = Алтарь Пана
empire-square-altar_eos = Алтарь Эос
empire-square-altar_nereus = Алтарь Нерея
empire-square-temple_dionysus = Храм Диониса
empire-square-temple_aphrodite = Храм Афродиты
empire-square-temple_cybele = Храм Кибелы
empire-square-temple_persephone = Храм Персефоны
empire-square-temple_hermes = Храм Гермеса
empire-square-temple_amphitrite = Храм Амфитриты
empire-square-temple_helios = Храм Гелиоса
empire-square-temple_hephaestus = Храм Гефеста
empire-square-temple_heracles = Храм Геракла
empire-square-temple_artemis = Храм Артемиды
empire-square-temple_demeter = Храм Деметры
empire-square-temple_hecate = Храм Гекаты
empire-square-temple_themis = Храм Фемиды
empire-square-sanctuary_zeus = Святилище Зевса
empire-square-sanctuary_hera = Святилище Геры
empire-square-sanctuary_athena = Святилище Афины
empire-square-sanctuary_apollo = Святилище Аполлона
empire-square-sanctuary_poseidon = Святилище Посейдона
empire-square-sanctuary_ares = Святилище Ареса

empire-place = столбец { $x }, ряд { $y }
empire-square-at = { $square } (№{ $n })
empire-first = первый в государстве
empire-side-right = справа от №{ $n } ({ $square })
empire-side-left = слева от №{ $n } ({ $square })
empire-side-behind = за №{ $n } ({ $square })
empire-side-in-front = перед №{ $n } ({ $square })
empire-next-right = справа от { $n }
empire-next-left = слева от { $n }
empire-next-behind = за { $n }
empire-next-in-front = перед { $n }
empire-printed = { $square } (нужно: { $needs }; даёт: { $gives })
empire-printed-free = { $square } (даёт: { $gives })
empire-nobody = никто

# Вопросы

empire-ask-draft = Возьмите природный квадрат для своего государства.
empire-ask-lay-first = Приложите второй квадрат к первому: { $square }.
empire-ask-open = Откройте квадрат из стопки.
empire-ask-play-token = Разыграете жетон?
empire-ask-place-coin = У какого квадрата вы покупаете?
empire-ask-name-resource = Какой ресурс вы покупаете?
empire-ask-place-cart = На какой стык четырёх квадратов положить телегу?
empire-ask-place-craftsman = Где будет работать мастер: { $craftsman }?
empire-ask-add = Какой квадрат вы присоединяете?
empire-ask-lay = Куда положить квадрат: { $square }?
empire-ask-answer = { $who } предлагает закончить партию: очков больше никто не заработает. Вы согласны?
empire-ask-draw-first-player = Жребий определяет первого игрока.
empire-ask-reveal = Открывается квадрат.
empire-ask-draw-nature = Из стопки берут природный квадрат.
empire-ask-meet-craftsman = Тянут мастера.

# Ответы

empire-do-take = Взять: { $square }
empire-do-first-beside = Рядом с ним
empire-do-first-behind = За ним, дальше от себя
empire-do-first-in-front = Перед ним, ближе к себе
empire-do-open-nature = Открыть природный квадрат (в стопке { $left })
empire-do-open-village = Открыть деревенский квадрат (в стопке { $left })
empire-do-open-city = Открыть городской квадрат (в стопке { $left })
empire-do-skip = Не разыгрывать жетон
empire-do-war = Разорить: { $square }, соперник { $whom }
empire-do-coin = Купить ресурс у соперника: { $whom }
empire-do-coin-at = { $square }: { $goods }
empire-do-buy = Купить: { $resource }
empire-do-cart = Разыграть телегу
empire-do-joint = На стык: { $squares }
empire-do-craftsman = Поставить за работу: { $craftsman }
empire-do-work-at = { $square }
empire-do-add = Присоединить: { $square }
empire-do-add-instead = Присоединить вместо старого квадрата: { $square }
empire-do-at = Положить { $place }
empire-do-replace = Вместо старого: { $square }
empire-do-draw = Взять природный квадрат из стопки и присоединить
empire-do-end = Закончить ход без нового квадрата
empire-do-propose = Предложить закончить партию
empire-do-accept = Согласиться закончить партию
empire-do-refuse = Играть дальше

empire-warn-clears = { $n ->
    [one] { $n } квадрат этого ряда уйдёт в коробку.
    [few] Все { $n } квадрата этого ряда уйдут в коробку.
   *[many] Все { $n } квадратов этого ряда уйдут в коробку.
}
empire-warn-replace = Старый квадрат пропадёт и отнимет 1 очко.
empire-warn-craftsmen = У вас на руках мастер: за работой он мог бы стоить больше.

# Что случилось

empire-reveals-reveal = После этого откроется квадрат: отменить будет нельзя.
empire-reveals-meet = После этого вытянут мастера: отменить будет нельзя.
empire-opened = { $who } открывает квадрат «{ $square }» ({ $stack }).
empire-laid-out = Выложен квадрат «{ $square }» ({ $stack }).
empire-begins = { $who } — первый игрок.
empire-first-square = { $who } берёт квадрат «{ $square }»: { $place }.
empire-cleared = { $who } убирает полный ряд в коробку ({ $stack }).
empire-added = { $who } присоединяет квадрат «{ $square }»: { $place }.
empire-replaced = { $who } заменяет №{ $n } «{ $old }» квадратом «{ $square }».
empire-added-nothing = { $who } не может присоединить квадрат.
empire-drew = { $who } не находит места открытым квадратам и берёт из стопки «{ $square }».
empire-met = { $who } тянет мастера: { $craftsman }.
empire-ravaged = { $who } разоряет: { $square }, соперник { $whom }.
empire-bought = { $who } покупает: { $resource }; { $square }, соперник { $whom }.
empire-joined = { $who } объединяет телегой четыре квадрата: { $squares }.
empire-set-to-work = { $who } ставит мастера за работу ({ $craftsman }): { $square }.
empire-proposed = { $who } предлагает закончить партию.
empire-accepted = { $who } соглашается.
empire-refused = { $who } отказывается, партия продолжается.
empire-over-prizes = Призов не осталось: партия окончена.
empire-over-stacks = Все стопки пусты: партия окончена.
empire-over-consent = Все согласны: партия окончена.

# Почему нельзя

empire-why-not-open = Этот квадрат не открыт: { $square }.
empire-why-first-place = Второй квадрат ложится рядом с первым, за ним или перед ним.
empire-why-empty-stack = Эта стопка пуста: { $stack }.
empire-why-no-proposal = Предложить можно после хода, каждому по разу.
empire-why-corner = Это место ({ $place }) касается государства только углом, нужна целая сторона.
empire-why-apart = Это место ({ $place }) не касается государства.
empire-why-not-here = { $square } сюда не ложится ({ $place }): { $lacks }.
empire-why-no-place = Для квадрата нет места: { $square }; лучшее — { $place }, но { $lacks }.
empire-lacks-also = { $lack }; { $rest }
empire-lacks = не хватает: { $resource }, у соседей этого нет (производят: { $squares })
empire-lacks-busy = не хватает: { $resource }, могли бы дать: { $squares }, но квадрат даёт одну единицу за ход и уже занят: { $other }
empire-lacks-idle = не хватает: { $resource }, а { $squares }
empire-stopped-ravaged = { $square } — разорено
empire-stopped-craftsman = { $square } — под мастером ничего не производит
empire-stopped-coin = { $square } — под монетой ничего не производит
empire-why-must-add = Присоединить квадрат обязательно, и обычное место есть: { $squares }.
empire-why-must-draw = Надо взять и присоединить природный квадрат, пока они есть в стопке.
empire-why-no-token = У вас нет такого жетона: { $token }.
empire-why-no-opponent = Такого соперника нет.
empire-why-empty-column = Столбец { $column } этого государства пуст.
empire-why-ravaged-already = Самый дальний квадрат столбца { $column } уже разорён.
empire-why-nothing-made = { $whom }: ни один квадрат сейчас ничего не производит.
empire-why-no-square = Здесь нет квадрата ({ $place }).
empire-why-makes-nothing = { $square } — ресурсов не производит.
empire-why-makes-no = { $square } — сам не производит: { $resource }.
empire-why-stopped = { $square }.
empire-why-not-made = { $square } этого не предлагает.
empire-why-cart-there = На этом стыке телега уже есть.
empire-why-no-joint = Телеге нужен стык четырёх своих квадратов, два на два.
empire-why-no-other-joint = Других стыков четырёх своих квадратов нет.
empire-why-no-work = У вас нет квадрата, который производит { $resource }: { $craftsman } без работы.

# Файлы

empire-file-nature-needs = природному квадрату ничего не нужно
empire-file-craftsman = мастер работает с деревенским ресурсом
empire-file-token = нет жетона такого вида: { $kind }
empire-file-too-few = квадратов не хватает
empire-json-cell = квадраты государства лежат на сетке, каждый рядом с одним из прежних
empire-json-carts = каждая телега лежит на своём стыке четырёх квадратов

# Поле словами

empire-text-turn = Ход { $turn }: { $who }
empire-text-before = Подготовка
empire-text-over = Партия окончена: { $how }
empire-text-end-prizes = призов не осталось
empire-text-end-stacks = все стопки пусты
empire-text-end-consent = все согласились
empire-text-first = Первый игрок: { $who }.
empire-text-end-near = До конца: { $prizes ->
    [one] { $prizes } открытый приз
    [few] { $prizes } открытых приза
   *[many] { $prizes } открытых призов
}, { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
} в стопках.
empire-text-bought = { $who }, на этот ход куплено: { $resource }.
empire-text-open = Открытые квадраты
empire-text-row = Ряд «{ $stack }» (в стопке { $left ->
    [one] { $left } квадрат
    [few] { $left } квадрата
   *[many] { $left } квадратов
}):
empire-text-row-empty = открытых нет.
empire-text-prizes = Призы:
empire-text-square = Квадрат
empire-text-needs = Нужно
empire-text-gives = Даёт
empire-text-fits = У вас
empire-text-fits-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
empire-text-fits-instead = только вместо старого
empire-text-fits-not = нет места
empire-text-with-token = { $makes } + жетон
empire-text-token-about = Городской квадрат приносит жетон своего вида, когда его присоединяют.
empire-text-players = Игроки
empire-text-player = Игрок
empire-text-points = Очки
empire-text-squares = Квадратов
empire-text-hand = На руках
empire-text-own = Ваше государство: { $points }
empire-text-realm = { $who }: государство, { $points }
empire-text-in-hand = На руках: { $tokens }.
empire-text-map = Квадраты по номерам; вверху дальнее от владельца.
empire-text-map-row = ряд
empire-text-map-column = столбец
empire-text-signs = ! разорено, $ монета, * мастер, + телега.
empire-text-number = №
empire-text-where = Где
empire-text-first-square = первый
empire-text-ravaged = разорено
empire-text-coin = ничего: лежит монета
empire-text-craftsman = ничего: работает мастер
empire-text-cart = Телега на стыке: { $squares }.
empire-text-replaced = Заменено, лежит лицом вниз: { $squares }.
empire-text-unprotected = Война может разорить: { $squares }.
empire-text-places = Свободные места вашего государства
empire-text-place = Место
empire-text-around = Квадраты вокруг дают
empire-text-from = { $makes } (№{ $n })

# Заголовки над вариантами
empire-group-take = Взять квадрат
empire-group-add = Присоединить квадрат
empire-group-draw = Присоединить квадрат
empire-group-war = Война
empire-group-coin = Купить у соседа
empire-group-cart = Телеги и мастера
empire-group-craftsman = Телеги и мастера
empire-group-end = Закончить ход

# Страница компонентов: таблицы, поля, слова в значениях
empire-components-resource = ресурс
empire-components-tier = уровень
empire-components-square = Квадраты
empire-components-stack = стопка
empire-components-copies = экземпляров
empire-components-needs = нужно
empire-components-makes = даёт
empire-components-token = жетон
empire-components-points = очки
empire-components-back = рубашка
empire-components-squares = квадраты
empire-components-kind = вид
empire-components-counts = Числа игры
empire-components-row = квадратов помещается в ряду
empire-components-nature_row = природных квадратов открыто в начале
empire-components-village_row = деревенских квадратов открыто в начале
empire-components-city_row = городских квадратов открыто в начале
empire-components-token_in_hand = очков за жетон на руке
empire-components-craftsman = очков за работающего мастера
empire-components-replaced = очков за заменённый квадрат
empire-components-table = По числу игроков
empire-components-seats = игроков
empire-components-prizes = открытых призов
empire-components-draft = природных квадратов, из которых выбирают первый
empire-components-basic = основной
empire-components-green = зелёная
empire-components-blue = синяя
empire-components-purple = фиолетовая
empire-components-red = красная
empire-components-coin = { empire-token-coins }
empire-components-cart = { empire-token-carts }
empire-components-vintner = { empire-craftsman-vintner }
empire-components-horse_breeder = { empire-craftsman-horse_breeder }
empire-components-smith = { empire-craftsman-smith }
empire-components-jeweller = { empire-craftsman-jeweller }
empire-components-weaver = { empire-craftsman-weaver }
empire-components-fisher = { empire-craftsman-fisher }

# Картинки

empire-draw-table = Стол
empire-draw-realm = Вотчина
empire-draw-mine = Моё
empire-draw-rows = Ряды
empire-draw-prizes-tab = Призы
empire-draw-others = Соседи
empire-draw-prizes = { $n ->
    [0] Призов не осталось
    [one] { $n } приз
    [few] { $n } приза
   *[many] { $n } призов
}
empire-draw-prizes-end = не останется ни одного — конец
empire-draw-in-stack = в стопке: { $n }
empire-draw-clears = сброс ряда
empire-draw-clears-row = Ряд полон: открытый квадрат его сбросит
empire-draw-free = Свободное место
empire-draw-square = { $square } (№{ $n })
empire-draw-joint = Стык четырёх квадратов
empire-draw-cart = Телега
empire-draw-hand = На руках
empire-draw-nothing = ничего
empire-draw-drawn = Вытянут, его надо добавить
empire-draw-bought = куплено
empire-draw-lost = заменено: { $n }, очки: −{ $n }
empire-draw-piles = Жетоны в запасе, квадраты вне игры
empire-draw-pile = Жетоны в запасе
empire-draw-box = Квадраты вне игры
empire-draw-realm-of = Вотчина: { $who }

# -- what bots value ------------------------------------------------------------------------------

empire-value-points = очки
empire-value-outlook = призы и городские квадраты, до которых можно дойти
empire-value-far_ends = очки на дальних концах столбцов
empire-value-threatened = квадрат, которому больше всего грозит война
empire-value-best_other = что есть у лучшего соперника
empire-value-others = что есть у соперников
empire-value-turn = что ещё принесёт ход
empire-value-final_other = очки лучшего соперника
empire-value-bargain = конец, пока ещё можно заработать очки
empire-value-idle = продолжение впустую
empire-value-best_aim = лучший приз или городской квадрат впереди
empire-value-contested = призы, которые соперник может добавить сразу
empire-value-refined = доступные ресурсы деревни и города
empire-value-workplaces = мастера, которым есть где работать
empire-value-makers = квадраты, дающие ресурсы
