lantern_fair-title = Праздник фонарей
lantern_fair-option-length = Длина
lantern_fair-option-length-about = Сколько вечеров длится праздник.
lantern_fair-option-length-full = пять вечеров
lantern_fair-option-length-short = три вечера

lantern_fair-lantern-firefly = светлячок
lantern_fair-lantern-carp = карп
lantern_fair-lantern-lotus = лотос
lantern_fair-lantern-crane = журавль
lantern_fair-lantern-dragon = дракон
lantern_fair-n-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}

lantern_fair-cause-lanterns = фонари
lantern_fair-cause-gate = ворота
lantern_fair-cause-glow = чужой свет
lantern_fair-cause-coins = остаток монет
lantern_fair-cause-oil = масло
lantern_fair-cause-sale = продажа
lantern_fair-cause-rest = отдых

lantern_fair-ask-bid = Ворота приносят { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}. Сколько вы предлагаете?
lantern_fair-ask-turn = Повесьте фонарь, продайте фонарь или отдохните.
lantern_fair-ask-bask = Сосед повесил фонарь ({ $card }). Погреться в его свете?
lantern_fair-ask-consent = { $who } предлагает закончить праздник. Вы согласны?

lantern_fair-do-bid = Предложить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
lantern_fair-do-hang = Повесить фонарь: { $card }
lantern_fair-do-sell = Продать фонарь: { $card }
lantern_fair-do-rest = Отдохнуть
lantern_fair-do-bask = Погреться
lantern_fair-do-decline = Не надо
lantern_fair-do-propose = Предложить закончить праздник
lantern_fair-do-agree = Согласиться
lantern_fair-do-refuse = Отказаться

lantern_fair-warn-purse = Кошелёк опустеет.
lantern_fair-warn-sale = Этот фонарь можно повесить.
lantern_fair-no-coins = Нельзя предложить больше, чем есть в кошельке ({ $n }).
lantern_fair-no-card = Такого фонаря у вас в руке нет ({ $card }).
lantern_fair-no-twice = Такой фонарь у вас уже висит ({ $card }).
lantern_fair-no-oil = Масло для этого фонаря ({ $card }) стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
lantern_fair-no-proposal = Своё предложение вы уже сделали.
lantern_fair-bad-evenings = ожидаются два числа больше нуля, full и short

lantern_fair-standing-bask = Когда сосед вешает фонарь
lantern_fair-standing-bask-always = всегда греться
lantern_fair-standing-bask-bright = греться там, где это приносит больше, чем стоит, иначе спросить
lantern_fair-standing-bask-never = никогда не греться

lantern_fair-evening = Начинается вечер { $n }.
lantern_fair-rolled = Сегодня ворота приносят { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
lantern_fair-drew = { $who } берёт карту.
lantern_fair-drew-card = { $who } берёт карту: { $card }.
lantern_fair-bid = { $who } предлагает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
lantern_fair-gate-empty = Ворота никому не достаются.
lantern_fair-hung = { $who } вешает фонарь: { $card }.
lantern_fair-sold = { $who } продаёт фонарь: { $card }.
lantern_fair-proposed = { $who } предлагает закончить праздник.
lantern_fair-goes-on = Праздник продолжается.
lantern_fair-ends = Все согласны: праздник окончен.

lantern_fair-show-evening = Вечер { $n }
lantern_fair-show-seat = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $coins }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}; прилавок: { $stall }
lantern_fair-show-hand = Ваша рука

lantern_fair-draw-gate = Ворота
lantern_fair-draw-market = Рынок
lantern_fair-draw-bench = Скамья

lantern_fair-value-points = очки
lantern_fair-value-purse = монеты
