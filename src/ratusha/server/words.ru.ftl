# Названия и заголовки
server-brand = Ратуша
server-skip = К содержанию
server-nav = Главное меню
server-lobby = Зал
server-lobby-title = Во что сыграем?
server-come-in = Войти
server-help = Помощь
server-host = Администратор
server-guest = гость
server-other-language = English
server-next-table = { $n ->
    [one] Ваш ход за { $n } столом
    [few] Ваш ход за { $n } столами
   *[many] Ваш ход за { $n } столами
}
server-to-lobby = В зал
server-to-table = Назад к столу
server-players-range = Игроков: { $least }–{ $most }
server-import-link = Загрузить партию
server-my-tables = Мои столы
server-open-tables = Открытые столы
server-no-tables = Открытых столов нет. Создайте свой.
server-your-turn = Ваш ход
server-free-seats = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
server-free-seat = свободное место
server-players = Игроки
server-tables = Столы
server-people = Люди
server-status-open = Ждёт игроков
server-status-playing = Идёт игра
server-status-over = Игра окончена
server-status-frozen = Остановлен
server-status-paused = Перерыв
server-gone-player = Бывший игрок
server-bot-name = Бот { $n } ({ $bot ->
    [random] случайный
    [easy] лёгкий
    [medium] средний
    [hard] сильный
    [expert] мастер
   *[other] { $bot }
})
server-seat-name = Место { $n }
server-rated = На рейтинг
server-rated-about = Результат идёт в рейтинг, если играют только люди. Подсказок тогда нет.
server-rating = Рейтинг
server-game = Игра
server-ratings = Ваши рейтинги
server-rated-games = Партий на рейтинг
server-rating-about-provisional = Рейтинг; после немногих партий он ещё неточен
server-rating-change = Рейтинг { $before } → { $after }
server-not-rated = На рейтинг эта партия не влияет: считаются только партии между людьми, доигранные по правилам, где каждый сделал хотя бы ход и никто не занимает двух мест.
server-by-invitation = По приглашению
server-clock-live-short = { $minutes } мин + { $seconds } с
server-clock-days-short = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[many] { $n } дней на ход
}
server-clock-sleep-short = ночью часы стоят, { $from }–{ $to } ({ $zone })
server-late = время вышло
server-clock-until = до
server-asleep = За этим столом ночь: часы стоят до

# Вход
server-as-guest = Как гость
server-guest-about = Просто введите имя. Учётную запись можно создать позже, столы останутся за вами.
server-name = Имя
server-enter = Войти
server-log-in = Войти с паролем
server-login = Логин
server-password = Пароль
server-invitation = Приглашение
server-invited-to-play = Вас приглашают сыграть: { $game }
server-invited-to-watch = Вас приглашают посмотреть: { $game }
server-invited-to-coach = Вас приглашают быть тренером: { $game }

# Новый стол
server-new-table = новый стол
server-choose-game = Выберите игру
server-seats = Места
server-seat = Место
server-how-many = Сколько игроков
server-bot = Бот
server-bot-level = Бот ({ $bot ->
    [random] случайный
    [easy] лёгкий
    [medium] средний
    [hard] сильный
    [expert] мастер
   *[other] { $bot }
})
server-plan-open = Свободно для игрока
server-plan-hot = Ещё один игрок за этим экраном
server-seats-about = Если свободных мест нет, игра начнётся сразу.
server-options = Настройки игры
server-options-usual = Стандартные, изменить
server-clock = Часы
server-clock-kind = Время на размышление
server-clock-none = Без часов
server-clock-live = Живая игра, на всю партию
server-clock-days = Дни на каждый ход
server-clock-minutes = Минут на партию
server-clock-increment = Секунд добавляется за ход
server-clock-per-move = Дней на ход
server-clock-sleep-from = Ночью часы стоят с
server-clock-sleep-to = до
server-clock-zone = Часовой пояс
server-clock-absence = Дней без хода
server-clock-absence-about = Если игрок так долго не ходит, остальные могут посадить на его место бота или закончить игру.
server-absence-short = { $n ->
    [one] через { $n } день без хода место может занять бот
    [few] через { $n } дня без хода место может занять бот
   *[many] через { $n } дней без хода место может занять бот
}
server-who-may-join = Кто может сесть
server-join-open = Все
server-join-invited = Только по ссылке-приглашению
server-table-title = Название стола (необязательно)
server-create = Создать стол
server-import-title = Загрузить партию
server-import-about = Вставьте текст скачанной партии. Законченную можно посмотреть, незаконченную доиграть.
server-import-do = Загрузить

# Стол
server-thinks = ходит
server-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
server-bot-plays-on = играет бот ({ $bot ->
    [random] случайный
    [easy] лёгкий
    [medium] средний
    [hard] сильный
    [expert] мастер
   *[other] { $bot }
})
server-sit-here = Сесть
server-seat-bot = Посадить бота
server-leave-seat = Освободить место
server-free-it = Освободить
server-colour = Цвет
server-swap-colours = Поменяться цветами
server-swap-colours-too = Поменяться цветами, как просят
server-swap-colours-asked = Вы попросили поменяться цветами.
server-take-colour = Сменить цвет
server-colour-red = красный, круг
server-colour-blue = синий, квадрат
server-colour-yellow = жёлтый, треугольник
server-colour-green = зелёный, ромб
server-colour-purple = фиолетовый, шестиугольник
server-colour-white = белый, звезда
server-look-from-here = Смотреть за этого игрока
server-score-sheet = Подсчёт очков
server-source = За что
server-each-source = { $of }: по отдельности
server-total = Всего
server-ask-take-back = Попросить отменить ход
server-ask-pause = Попросить перерыв
server-ask-resume = Предложить продолжить
server-ask-end = Предложить закончить
server-i-am-back = Вернуться на место
server-let-bot-play = Пусть за меня играет бот
server-ask-me = Спрашивать
server-from-now-on = Впредь
server-from-now-on-unasked = Впредь без вопроса
server-less = Меньше
server-more-of-it = Больше
server-sandbox = Песочница
server-sandbox-banner = Копия стола после хода { $n }. Отсюда ничего не отправляется, кубики и карты придуманы; отменяйте сколько хотите.
server-sandbox-use = Сделать моим ходом
server-sandbox-everyone = Песочница: вы играете за всех
server-sandbox-anew = Начать сначала
server-sandbox-begin = Вы ещё ничего не попробовали.
server-play-link = Ссылка для игрока
server-watch-link = Ссылка для зрителя
server-coach-link = Ссылка для тренера
server-link-play = Играть
server-link-watch = Смотреть
server-link-coach = Тренеру
server-revoke = Отозвать
server-rules = Правила
server-commitment = Отпечаток бросков:
server-waiting-for-players = Ждём игроков
server-start = Начать игру
server-close-table = Закрыть стол
server-waiting-for = Ходит:
server-watching = Вы зритель.
server-coaching = Вы тренер: видите то же, что { $who }, но не ходите.
server-confirm-prompt = Подтвердите ход
server-confirm = Подтвердить
server-end-turn = Завершить ход
server-by-itself = Ход заканчивается
server-reveals-dice = После этого бросят кубики: отменить будет нельзя.
server-reveals-something = После этого откроется новое: отменить будет нельзя.
server-undo = Шаг назад
server-restart = Начать ход заново
server-draft = Ваш ход
server-step = Шаг
server-taken-back = Отменено:
server-taken-back-all = Ход начат заново.
server-pays = цена
server-gets = даёт
server-filter = Найти вариант
server-filter-n = { $n ->
    [one] Найти среди { $n } варианта
    [few] Найти среди { $n } вариантов
   *[many] Найти среди { $n } вариантов
}
server-command = Ввести ход
server-do = Сыграть
server-why-not = Почему нельзя?
server-position = Поле
server-position-words = Положение словами
server-board = Поле с фигурами
server-log = История
server-since-your-turn = Пока вы ждали
server-more-alike = (и ещё { $n })
server-ended-rules = Игра окончена
server-ended-agreed = Закончено по согласию
server-ended-time = Закончено: время вышло
server-ended-outdated = Закончено: с тех пор изменились правила
server-ended-frozen = Закончено: в правилах случилась ошибка
server-ended-host = Закончено администратором
server-ended-empty = Стол закрыт
server-replay = Просмотр партии
server-export = Скачать партию
server-to-rematch = К реваншу
server-rematch = Реванш
server-secret = Секрет кубиков:
server-outdated = С тех пор изменились правила
server-outdated-about = Эта партия началась по правилам версии { $was }, а на сервере теперь другая. Её можно смотреть, насколько её понимают нынешние правила, скачать и закончить; с любого шага законченной партии можно начать новый стол по нынешним правилам.
server-frozen = Стол остановлен
server-frozen-about = В правилах случилась ошибка, и виноваты мы. Ничего не потеряно: можно вернуться к более раннему шагу, скачать партию или закончить.
server-frozen-overran = Расчёт хода здесь не закончился, и виноваты мы. Ничего не потеряно: можно вернуться к более раннему шагу, скачать партию или закончить.
server-rewind-to = Вернуться к шагу
server-rewind = Вернуться
server-end-table = Закончить игру
server-remove-table = Удалить
server-proposal-take-back = { $who } просит вернуться к шагу { $ply }.
server-proposal-pause = { $who } просит перерыв.
server-proposal-resume = { $who } предлагает продолжить.
server-proposal-rewind = { $who } предлагает вернуться к шагу { $ply } и играть дальше.
server-proposal-end = { $who } предлагает закончить игру.
server-agree = Согласиться
server-refuse = Отказать
server-withdraw = Снять предложение
server-time-out = У игрока { $who } вышло время.
server-absent = { $n ->
    [one] Игрок { $who } не ходит уже { $n } день.
    [few] Игрок { $who } не ходит уже { $n } дня.
   *[many] Игрок { $who } не ходит уже { $n } дней.
}
server-absent-blocked = Игрок { $who } заблокирован на этом сервере.
server-own-absence = { $n ->
    [one] Вы не ходили уже { $n } день. Ходить ещё можно, пока остальные не решат продолжить без вас.
    [few] Вы не ходили уже { $n } дня. Ходить ещё можно, пока остальные не решат продолжить без вас.
   *[many] Вы не ходили уже { $n } дней. Ходить ещё можно, пока остальные не решат продолжить без вас.
}
server-overdue-wait = Подождать
server-overdue-time-live = { $n ->
    [one] Дать { $n } минуту
    [few] Дать { $n } минуты
   *[many] Дать { $n } минут
}
server-overdue-time-days = { $n ->
    [one] Дать { $n } день
    [few] Дать { $n } дня
   *[many] Дать { $n } дней
}
server-overdue-about = Время может дать любой. Чтобы сел бот или игра закончилась, этого { $n ->
    [one] должен захотеть { $n } игрок
    [few] должны захотеть { $n } игрока
   *[many] должны захотеть { $n } игроков
}.
server-own-time-out = Ваше время вышло. Ходить ещё можно, пока остальные не решат продолжить без вас.
server-bot-for-you = За вас играет бот.
server-overdue-bot = Посадить на это место бота
server-overdue-end = Закончить игру
server-talk = Чат и заметки
server-chat = Чат
server-room-table = игрокам
server-room-watch = зрителям
server-room-coach = тренеру
server-say-in = Сообщение { $room }
server-say = Отправить
server-no-chat = Сообщений пока нет.
server-notes = Мои заметки
server-connection-lost = Связь потеряна; пробуем снова…
server-connection-back = Связь есть.
server-first = В начало
server-last = В конец
server-back = Назад
server-forward = Вперёд
server-fork-here = Новый стол отсюда

# Настройки
server-settings = Настройки
server-save = Сохранить
server-language = Язык
server-lang-auto = Как в браузере
server-theme = Оформление
server-theme-auto = Как в системе
server-theme-light = Светлое
server-theme-dark = Тёмное
server-favourite-colour = Любимый цвет
server-any = любой
server-set-confirm = Спрашивать подтверждение хода (выключите, если никогда не промахиваетесь)
server-set-sounds = Звуки
server-set-motion = Движение фишек на поле (выключено, если устройство просит меньше движения)
server-set-labels = Подписи мест на поле (координаты, области)
server-set-title = Отмечать мой ход в заголовке страницы
server-set-reminders = Напоминать о столах, где долго ждут моего хода
server-set-webhook = Адрес (webhook), который вызвать, когда мой ход
server-set-email = Адрес почты для писем о моём ходе
server-email-unconfirmed = На этот адрес отправлена ссылка; откройте её, чтобы подтвердить.
server-email-confirmed = Адрес почты подтверждён.
server-standing-of = Постоянные ответы: { $game }
server-make-account = Создать учётную запись
server-account-about = Чтобы входить откуда угодно. Столы останутся за вами.
server-change-password = Сменить пароль
server-old-password = Текущий пароль
server-new-password = Новый пароль
server-password-changed = Пароль сменён. На других устройствах нужно войти заново, ключи ваших программ больше не действуют: создайте новые.
server-tokens = Ключи для программ
server-tokens-about = С ключом ваш бот может играть через API.
server-token-once = Сохраните сейчас, он показан один раз:
server-token-label = Пометка
server-new-token = Новый ключ
server-log-out = Выйти
server-log-out-guest = Гость, который вышел, не сможет вернуться: сначала создайте учётную запись.
server-delete-me = Удалить мою учётную запись
server-delete-about = Имя, настройки, заметки и сообщения удаляются; на ваших местах доиграют боты.
server-delete-sure-box = Да, удалить всё
server-delete-sure = Поставьте отметку, если это не ошибка.

# Администратор
server-become-host = Стать администратором
server-health = Состояние
server-health-people = Люди
server-health-accounts = { $n ->
    [one] { $n } учётная запись
    [few] { $n } учётные записи
   *[many] { $n } учётных записей
}
server-health-memory = Память
server-megabytes = { $n } МБ
server-name-begins = Имя начинается с
server-find = Найти
server-blocked = заблокирован
server-block = Заблокировать
server-unblock = Разблокировать
server-make-host = Сделать администратором
server-unmake-host = Снять администратора
server-blocked-names = Запрещённые имена
server-block-name = Запретить имя

# Помощь
server-help-1-title = Начало
server-help-1 = Выберите игру, посадите на места ботов или друзей, создайте стол. С одними ботами игра начнётся сразу; друзья приходят по ссылке-приглашению, им нужно только имя. За одним экраном могут играть и несколько человек: то, что вправе знать лишь один из них, откроется, когда он назовётся.
server-help-2-title = Ваш ход
server-help-2 = Светящиеся места на поле можно трогать: после каждого касания в списке рядом остаётся меньше ходов; когда остался один, коснитесь того же места ещё раз, чтобы сделать его. Всё, что можно сделать, есть и кнопками в этом списке, с ценой и выгодой. Каждый ход из списка добавляет шаг. Шаг назад и начало хода заново свободны, пока вы не подтвердили; шаг, после которого бросят кубики или откроется карта, об этом предупреждает: после подтверждения его не отменить. Число у строки истории показывает поле после неё.
server-help-3-title = Клавиатура
server-help-3 = Стрелки ходят по вариантам и к кнопке, которая завершает ход, цифры от 1 до 9 переходят к варианту (на поле те же цифры), Tab обходит светящиеся места, B ведёт на поле, где стрелки переходят к соседнему месту; Enter выбирает, Escape делает шаг назад. Плюс, минус и 0 меняют масштаб. Ход можно и ввести записью (клавиша «/», Escape — выйти).
server-help-4-title = Отменить больше
server-help-4 = Чтобы отменить подтверждённый ход, попросите остальных: если они согласны, игра вернётся назад, и выпадут те же кубики.
server-help-5-title = Время
server-help-5 = Когда у игрока выходит время, остальные выбирают: подождать, дать время, посадить бота или закончить игру. Вернувшись, игрок снова занимает своё место. Можно и самому оставить за себя бота. Если на ход даются дни, часы могут стоять по ночам, в часовом поясе стола.
server-help-6-title = Честные кубики
server-help-6 = До первого хода сервер показывает отпечаток секрета, из которого получаются все кубики и карты. После игры он показывает сам секрет, и каждый может проверить любой бросок в скачанной партии командой verify.
server-help-7-title = Песочница
server-help-7 = Пробуйте ходы для себя с текущего положения. Кубики и карты там придуманы. Найденное можно сделать своим ходом, если он возможен по правилам.
server-help-8-title = После конца
server-help-8 = Просмотр партии показывает всё, что было скрыто. Партию можно скачать, начать новый стол с любого шага или попросить реванш.
server-help-9-title = Клавиши
server-help-9 = За столом: стрелки и цифры 1–9 ведут к вариантам, Tab — к подсвеченным местам, Enter выбирает, Escape отменяет шаг. При просмотре партии: влево и вправо — на шаг, пробел — играть и пауза, Home и End — в начало и в конец.
server-for-programs = Для программ
server-for-programs-about = Всё это можно делать через HTTP API и WebSocket:

# История
server-log-created = Стол создан.
server-log-sat = { $who } занимает место { $n }.
server-log-invited = { $who }: приглашение сыграть ещё раз, место { $n }.
server-log-left = Место { $n } свободно.
server-log-coloured = { $who } берёт цвет: { $colour }.
server-log-asked-swap = { $who } предлагает игроку { $whom } поменяться цветами.
server-log-started = Игра начинается.
server-log-moved-standing = По постоянному ответу игрока { $who }:
server-log-moved-bot = { "" }
server-log-moved-replaced = Быстрый ход вместо хода игрока { $who }:
server-log-proposed-take-back = { $who } просит вернуться к шагу { $ply }.
server-log-proposed-pause = { $who } просит перерыв.
server-log-proposed-resume = { $who } предлагает продолжить.
server-log-proposed-rewind = { $who } предлагает вернуться к шагу { $ply } и играть дальше.
server-log-proposed-end = { $who } предлагает закончить игру.
server-log-agreed = { $who }: согласие.
server-log-refused = { $who }: отказ.
server-log-rewound = Игра возвращается к шагу { $ply }.
server-log-paused = Перерыв.
server-log-resumed = Игра продолжается.
server-log-gave-time = { $who } даёт время игроку { $to }.
server-log-replaced = За игрока { $who } играет бот.
server-log-back = { $who } снова за столом.
server-log-bot-slow = { $who } думал слишком долго и был остановлен.
server-log-bot-broken = { $who } не смог выбрать ход.
server-log-voted-wait = { $who } предпочитает подождать игрока { $about }.
server-log-voted-bot = { $who } хочет, чтобы за игрока { $about } играл бот.
server-log-voted-end = { $who } хочет закончить игру: у игрока { $about } вышло время.
server-log-frozen = В правилах случилась ошибка; стол остановлен.
server-log-frozen-overran = Расчёт хода не закончился; стол остановлен.
server-log-ended-rules = Игра окончена.
server-log-ended-agreed = Игра закончена по согласию.
server-log-ended-time = Игра закончена: время вышло.
server-log-ended-outdated = Игра закончена: с тех пор изменились правила.
server-log-ended-frozen = Остановленная игра закончена.
server-log-ended-host = Администратор закончил игру.
server-log-ended-empty = Стол закрыт.
server-log-rematched = Игроки встречаются снова за новым столом.
server-log-adopted = Игрок сменил учётную запись.

# Извещения
server-notice-turn = { $game }: ваш ход
server-notice-reminder = { $game }: всё ещё ваш ход
server-notice-overdue = { $game }: у одного из игроков вышло время; решите, что делать
server-notice-email = Подтвердите адрес почты для Ратуши

# Отказы: одно ясное предложение
server-bad-whole-number-above-zero = нужно целое число от 1, а не «{ $value }»
server-bad-whole-number-not-negative = нужно целое число от 0, а не «{ $value }»
server-bad-number-above-zero = нужно число больше 0, а не «{ $value }»
server-bad-number-not-negative = нужно число от 0, а не «{ $value }»
server-bad-truth = нужно true или false, а не «{ $value }»
server-bad-log-level = нет такого уровня журнала: «{ $value }»; есть debug, info, warning и error
server-bad-form = должно быть похоже на { $form }
server-unknown-setting = такой настройки нет; возможно, вы имели в виду { $meant }
server-refused-not-found = Здесь ничего нет, или это не для вас.
server-refused-method-not-allowed = Так здесь сделать нельзя.
server-refused-unknown-operation = Такого действия нет.
server-refused-bad-token = Этот ключ не действует.
server-refused-wrong-login = Логин или пароль неверны.
server-refused-wrong-shape = У запроса неверный вид: { $why }.
server-refused-not-json = Запрос не является правильным JSON.
server-refused-unreadable-form = Форму не удалось прочесть.
server-refused-not-a-number = «{ $name }» должно быть целым числом.
server-refused-request-too-large = Запрос слишком велик.
server-refused-log-full = Журнал этого стола заполнен (записей: { $n }): теперь принимаются только ходы.
server-refused-request-too-slow = Запрос поступал слишком долго.
server-refused-storage-unavailable = Сервер сейчас не может обратиться к своему хранилищу. Попробуйте чуть позже.
server-refused-bad-csrf-token = Форма устарела; загрузите страницу заново.
server-refused-cross-site-request = Страницам других сайтов это запрещено.
server-refused-not-signed-in = Сначала войдите: введите имя или войдите с паролем.
server-refused-not-host = Это может только администратор.
server-refused-too-many-requests = Слишком часто: попробуйте через { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[many] { $n } секунд
}.
server-refused-internal-error = У нас что-то пошло не так; ничего не изменилось.
server-refused-busy = Сейчас здесь слишком много изменений. Повторите чуть позже.
server-refused-too-many-connections = У вас открыто слишком много соединений.
server-refused-other-rules-version = Эта партия началась по правилам версии { $was }, и по версии { $now } её не продолжить; её можно смотреть, скачать и закончить.
server-refused-frozen = В правилах случилась ошибка; стол остановлен, ничего не потеряно.
server-no-turn = Сейчас решаете не вы. Сначала решает: { $who }.
server-and = { $some }, { $last }
server-refused-stale = Положение изменилось; вот текущее.
server-refused-id-already-used = С тем же номером уже отправлен другой запрос (возможно, с прежней страницы); ничего не изменилось.
server-refused-not-your-seat = Это не ваше место.
server-refused-not-table-creator = Это может только тот, кто создал стол.
server-refused-not-started = Игра ещё не началась.
server-refused-game-over = Игра окончена.
server-refused-game-paused = Сейчас перерыв.
server-refused-bot-plays-for-you = За вас играет бот: сначала вернитесь на место.
server-refused-turn-not-finished = Ход не закончен: нужно решить ещё кое-что.
server-refused-no-draft = Нечего отменять и подтверждать.
server-refused-no-hints = В рейтинговых партиях подсказок нет.
server-no-second-answer = Вы уже решили: подтвердите или сделайте шаг назад.
server-refused-bad-line-length = Можно отправить от 1 до { $n } ходов.
server-refused-line-goes-beyond-chance = Ход { $n } что-то открывает: дальнейшее нельзя решить заранее.
server-refused-line-not-possible = В текущем положении эти ходы невозможны.
server-refused-already-started = Места уже заняты: игра началась.
server-refused-unknown-seat = Места здесь нумеруются с 0, всего их { $n }.
server-refused-seat-not-free = Это место занято.
server-refused-colour-taken = Этот цвет у другого игрока.
server-refused-unknown-colour = Такого цвета нет.
server-refused-seats-not-filled = Заняты не все места.
server-refused-rematch-not-agreed = Ещё не все согласились сыграть снова.
server-refused-invitation-needed = За этот стол садятся по приглашению.
server-refused-unknown-time-zone = Часового пояса «{ $name }» нет; пишут, например, Europe/Moscow или UTC.
server-refused-incomplete-sleeping-hours = Укажите и начало, и конец ночной паузы часов или оставьте оба поля пустыми.
server-refused-unknown-bot = Бота «{ $name }» нет.
server-refused-unknown-standing-answer = Такого постоянного ответа нет.
server-refused-unknown-ply = В игре { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}.
server-refused-cannot-propose-now = Сейчас этого предложить нельзя.
server-refused-other-proposal-open = Сейчас решается другое предложение.
server-refused-no-proposal = Ничего не предложено.
server-refused-own-proposal = Нельзя согласиться со своим предложением.
server-refused-not-overdue = У этого места ещё есть время.
server-refused-own-time-is-up = Время вышло у вас: решают остальные.
server-refused-not-frozen = Стол не остановлен.
server-refused-cannot-end-alone = Закончить игру в одиночку нельзя: предложите это остальным.
server-refused-rematch-before-end = Реванш можно предложить после конца игры.
server-refused-fork-before-end = Новый стол можно начать только от законченной игры.
server-refused-replay-before-end = Просмотр откроется после конца игры.
server-refused-record-before-end = Партию можно скачать, когда она закончена.
server-refused-sandbox-not-allowed = Песочница для игроков, пока идёт игра.
server-refused-record-too-long = Файл слишком длинный.
server-refused-chat-not-allowed = В этот чат вы писать не можете.
server-refused-empty-message = Сообщение пустое.
server-refused-too-many-invitations = Ссылок слишком много; отзовите одну.
server-refused-too-many-tokens = У вас слишком много ключей; отзовите один.
server-refused-empty-name = Введите имя.
server-refused-name-too-long = В имени может быть не больше { $n } знаков.
server-refused-bad-characters-in-name = В имени могут быть только видимые знаки.
server-refused-name-not-allowed = Это имя взять нельзя.
server-refused-title-too-long = В названии стола может быть не больше { $n } знаков.
server-refused-password-too-short = В пароле должно быть не меньше { $n } знаков.
server-refused-password-too-long = В пароле может быть не больше { $n } знаков.
server-refused-password-not-allowed = Этот пароль не подходит: выберите другой.
server-refused-wrong-password = Текущий пароль неверен.
server-refused-already-has-account = У вас уже есть учётная запись.
server-refused-already-signed-in = Вы уже вошли; сначала выйдите.
server-refused-no-account = У вас нет учётной записи.
server-refused-bad-webhook = Webhook начинается с http:// или https://.
server-refused-bad-email = Это не адрес почты.
server-bad-address = адрес должен начинаться с postgresql:// или sqlite:/// и быть правильным
server-in-use = им пользуется другой сервер
server-no-database = базой данных нельзя воспользоваться: { $why }
server-damaged = файл базы данных повреждён ({ $why }): уберите его и восстановите последнюю копию командой «ratusha restore ФАЙЛ»; без копии часть данных может спасти «sqlite3 ФАЙЛ .recover»
server-no-port = этот адрес занять нельзя: { $why }
server-no-shared-database = нескольким процессам нужна база PostgreSQL (--database postgresql://…)
server-no-shared-port = нескольким процессам на одном порту нужен Linux или macOS
server-own-file = это файл самого сервера
server-no-folder = папки для этого файла нет
server-no-data = здесь нет данных сервера
server-no-backup = это не целая копия данных этой версии Ратуши
server-no-empty-database = в ней уже есть данные; восстанавливать надо в пустую

# Простые страницы
server-asides = В любое время
server-none-found = Таких вариантов нет.
server-command-about = Ход в записи
server-sandbox-line = Ваши ходы
server-sandbox-clear = Вернуться к началу
server-this-move = Что случилось
server-before-first = До первого хода.
server-fork-about = Начать с этого положения новый стол.
server-welcome = Без регистрации: назовитесь и садитесь за стол. Боты готовы всегда, друзьям хватит ссылки.
server-welcome-back = Боты готовы всегда, друзьям хватит ссылки.
server-bots-warming = Боты разогреваются: через несколько минут они заиграют в полную силу.
server-bots-no-compiler = На этом сервере нет компилятора C: боты просчитывают меньше ходов.
server-bots-less = На этом сервере боты просчитывают меньше ходов, чем могли бы.
server-guest-name = Гость
server-name-later = потом его можно изменить
server-minutes-range = { $range } мин
server-tables-wait = { $n ->
    [one] { $n } ждёт вас
    [few] { $n } ждут вас
   *[many] { $n } ждут вас
}
server-tables-finished = Законченные: { $n }
server-move-now = Ходить
server-move-at = Ходить: { $table }
server-your-name = Ваше имя
server-play-now = Играть с ботами
server-play-now-short = С ботами
server-play-friend-short = С друзьями
server-play-now-game = Играть с ботами: { $game }
server-set-up = Создать стол
server-set-up-game = Создать стол: { $game }
server-rules-game = Правила: { $game }
server-running-tables = Идут партии
server-parts = Части страницы
server-part-turn = Ход
server-sending = Отправляем…
server-touch-again = Коснитесь ещё раз, чтобы сыграть это.
server-unsent = Не отправлено: нет связи. Ничего не потеряно; попробуйте ещё раз.
server-saved = Сохранено.
server-error = Не получилось
server-error-403 = Сюда нельзя
server-error-404 = Здесь пусто
server-error-429 = Слишком часто
server-error-500 = Ошибка у нас
server-ready-to-start = Все на местах
server-rematch-asked = Сыграете ещё раз?
server-rematch-yes = Да, ещё раз
server-rematch-waiting = Ещё не все согласились сыграть снова
server-not-answered = ещё не ответил(а)
server-send-link = Отправьте эту ссылку другу:
server-invite-about = Подождите, пока кто-нибудь придёт, посадите бота или позовите друга: хватит ссылки, учётная запись не нужна.
server-invite-friend = Позвать друга
server-part-log = История
server-all-options = Все варианты · { $n }
server-seal = Запечатать
server-of-n = из { $n }
server-more-options = Ещё { $n }
server-folded = { $n ->
    [one] Ещё { $n } (обычно не нужен)
    [few] Ещё { $n } (обычно не нужны)
   *[many] Ещё { $n } (обычно не нужны)
}
server-dice = Честные кубики
server-dice-about = Все кубики и карты следуют из секрета. Его отпечаток показан с самого начала; после игры секрет открывают, и каждый может проверить любой бросок.
server-dice-over = Все кубики и карты этой партии следовали из этого секрета: скачайте партию и проверьте её командой verify.
server-how-to-play = Как здесь играть
server-table-menu = Меню стола
server-invite-others = Пригласить и показать другим
server-position-after = Поле после шага { $n }
server-more-lines = { $n ->
    [one] Ещё { $n } строка
    [few] Ещё { $n } строки
   *[many] Ещё { $n } строк
}
server-earlier = Прежнее положение
server-replay-banner = Просмотр. Ваши действия здесь ничего не меняют; все карты открыты.
server-earlier-banner = Прежнее положение. Ваши действия здесь ничего не меняют.
server-moves-of-round = Ходы раунда { $n }
server-of-steps = из { $last }
server-go-there = Перейти
server-points = Очки
server-free-it-sure = Отобрать место? Сейчас там { $who }.
server-free-it-yes = Да, освободить
server-close-sure = Стол исчезнет для всех.
server-close-yes = Да, закрыть
server-end-sure = Игра закончится здесь, доиграть её будет нельзя.
server-end-yes = Да, закончить
server-ask-end-sure = Если все согласятся, игра закончится здесь, доиграть её будет нельзя.
server-sandbox-short = попробовать ходы для себя
server-day-sign = д
server-in-all = Итого:
server-next-short = Ваш ход: { $n }
server-curtain = Ходит { $who }
server-curtain-about = За этим экраном несколько игроков: здесь то, что видят все. Передайте его, прежде чем показать больше.
server-curtain-lift = Я — { $who }, показать мою сторону
server-clock-sleep-about = Оставьте оба времени пустыми, и часы не будут стоять никогда.
server-or-file = Или откройте файл:
server-copy = Скопировать
server-copied = Скопировано
server-link-local = Этот сервер виден только с этого компьютера. Чтобы пришли другие, запустите его с --host 0.0.0.0 и откройте по адресу этого компьютера.
server-play-friend = Играть с друзьями
server-play-friend-game = Играть с друзьями: { $game }
server-no-seat-left = Свободных мест нет: можно смотреть.
server-accept-play = Присоединиться
server-accept-watch = Смотреть
server-accept-coach = Присоединиться
server-remove-sure = Стол удаляется для всех, с историей и чатом, вернуть его будет нельзя.
server-remove-yes = Да, удалить
server-contents = Содержание
server-sit-here-too = Сесть и сюда
server-log-out-yes = Да, выйти
server-record-line = Запись не читается, строка { $n }:
server-record-no = Запись нельзя загрузить:

# Компоненты
server-components = Компоненты
server-components-game = Компоненты: { $game }
server-components-about = Что напечатано на планшетах, жетонах и картах, как играет этот сервер, и откуда взято каждое значение. Восстановленное значение — наша лучшая догадка: оригинала мы не видели. Если у вас есть коробка и вы нашли ошибку, администратор исправит её, не трогая программу.
server-components-given = Администратор этого сервера подключил исправленный файл.
server-components-only = Показать только восстановленное
server-components-all = Показать всё
server-source-rulebook = правила
server-source-public = открытый источник
server-source-reconstructed = восстановлено
server-n-values = { $n ->
    [one] { $n } значение
    [few] { $n } значения
   *[other] { $n } значений
}

# За столом
server-sandbox-other = Песочница: вы выбираете за игрока { $who }
server-origin-fork = Начата с шага { $n } этой партии
server-origin-rematch = Реванш этой партии
server-origin-import = Загруженная партия
server-away = не за столом
server-away-about = Сейчас не за столом
server-proposal-undo = { $who } просит отменить ход: { $move }
server-log-proposed-undo = { $who } просит отменить ход: { $move }
server-log-undone = Отменено: { $move }
server-join = Присоединиться
server-join-table = Присоединиться: { $table }
server-pace = Скорость ботов
server-pace-slow = Медленно
server-pace-normal = Обычно
server-pace-fast = Быстро
server-pace-instant = Без пауз
server-undo-turn = Отменить мой последний ход
server-said-to = { $room }

# Конец партии
server-result = Итоги
server-result-you-won = Вы победили с перевесом в { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
server-result-won = { $who } побеждает с перевесом в { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
server-result-tie-you = Вы победили при равенстве очков
server-result-tie = { $who } побеждает при равенстве очков
server-result-shared = Общая победа: { $who }
server-lead-changes = { $n ->
    [one] Лидер сменился { $n } раз
    [few] Лидер сменился { $n } раза
   *[many] Лидер сменился { $n } раз
}
server-points-by-round = Очки по раундам
server-points-in-numbers = То же числами
server-round-begins = К началу раунда
server-boards = Планшеты
server-place = { $n }-е место
server-graphs = График
server-board-at-end = Поле в конце партии
server-board-of = { $who }: карты и запасы
server-round-short = Р { $n }

# Просмотр партии
server-autoplay = Пуск
server-autoplay-stop = Пауза
server-step-by = Листать
server-step-move = по действию
server-step-turn = по ходу
server-step-round = по раунду
server-speed = Скорость
server-rounds = Раунды
server-round-n = Раунд { $n }

# -- страница стола ------------------------------------------------------------------------------------

server-see-board = посмотреть планшет
server-no-points-yet = Очков пока нет.
server-take-back-to-here = Отменить до этого шага
server-after-this = После этого
server-pull-sheet = Больше или меньше вариантов
server-zoom = Масштаб
server-zoom-in = Приблизить
server-zoom-out = Отдалить
server-zoom-fit = Показать всё поле
server-close-board = Вернуться к столу

# -- разбор партии -------------------------------------------------------------------------------------

server-analysis = Разбор
server-analysis-running = Боты разбирают партию. Можно уйти с этой страницы и вернуться позже.
server-analysis-busy = Сейчас разбирается много партий. Попробуйте через несколько минут.
server-analysis-failed = Разобрать эту партию не удалось.
server-analysis-chart = Шансы на победу, ход за ходом, %
server-analysis-turning = Переломные моменты
server-analysis-cost = { $who }, шансы { $share } %: потеряно очков: около { $cost }.
server-analysis-better = Лучше: { $move }
server-analysis-why = Разница: { $reasons }
server-analysis-by-the-end = К концу партии: { $reasons }
server-analysis-position = Показать поле перед этим ходом
server-analysis-none = Ни один ход не стоил дорого.
server-analysis-about = Боты доигрывали партию из каждого положения, зная только то, что знал игрок, который ходит.
server-analysis-again = Обновить
server-analysis-offer = Боты могут просмотреть каждый ход: как менялись шансы, какие ходы решили партию и что было лучше.
server-analysis-start = Найти переломные моменты

# -- подсказки -----------------------------------------------------------------------------------------

server-hint = Подсказка
server-hint-heading = Три хороших хода
server-hint-worth = Ваша позиция после этого хода стоит около { $points } очков.
server-hint-why = Что изменится: { $reasons }
server-hint-then = Затем: { $moves }
server-hint-try = Попробовать
server-hint-none = Боты ничего не нашли вовремя. Попробуйте ещё раз.
server-hint-over = Здесь никому не нужно ничего решать.
