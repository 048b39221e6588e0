# Слова ядра: ошибки и то, что говорит журнал каждой игры.

kernel-bad-input = { $where }: { $why }
kernel-quoted = «{ $text }»
kernel-line = { $name }, строка { $line }
kernel-illegal = { $reason }
kernel-illegal-by-rule = { $reason } (правило { $rule })
kernel-seat = Игрок { $n }
kernel-decimal = { $whole },{ $places }
kernel-gain = { $who } получает: { $thing } ({ $cause }).
kernel-pay = { $who } отдаёт: { $thing } ({ $cause }).
kernel-exchange = { $who } отдаёт: { $pays }; получает: { $gets } ({ $cause }).
kernel-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

kernel-and = { $item } и { $rest }
kernel-or = { $item } или { $rest }
kernel-comma = { $item }, { $rest }
kernel-nothing = ничего

kernel-over = Партия окончена.
kernel-not-your-turn = Сейчас решает другой.
kernel-not-now = Сейчас решается не это. { $ask }
kernel-not-an-outcome = Сейчас это выпасть не может.

kernel-move-empty = ход не назван
kernel-move-kind = хода «{ $kind }» в этой игре нет; есть: { $known }
kernel-move-word = вместо «{ $word }» должно стоять поле=значение
kernel-move-json = ход в JSON — это объект с видом (kind) и полями: числами или словами
kernel-move-id = номер хода — целое число меньше { $size }
kernel-field-twice = поле «{ $field }» названо дважды
kernel-field-missing = ходу «{ $kind }» нужно поле «{ $field }»
kernel-field-unknown = у хода «{ $kind }» нет поля «{ $field }»
kernel-field-number = поле «{ $field }» — целое число, а не «{ $value }»
kernel-field-range = поле «{ $field }» — от { $low } до { $high }; { $value } не подходит
kernel-field-name = у поля «{ $field }» нет значения «{ $value }»; есть: { $known }
kernel-field-choice = должно быть одно из: { $known }

kernel-game-unknown = игры «{ $id }» нет; есть: { $known }
kernel-game-broken = модуль «{ $id }» не содержит игры
kernel-seats = в игре от { $least } до { $most } мест, а не { $given }
kernel-option-unknown = такой настройки нет; есть: { $known }
kernel-option-none = у этой игры нет настроек
kernel-option-value = «{ $value }» не из её значений: { $known }
kernel-rules-version = сделано по другой версии правил; здешняя — { $have }
kernel-file-missing = такого файла нет
kernel-file-folder = это не файл
kernel-file-forbidden = система не разрешает
kernel-file-not-text = это не текстовый файл в UTF-8
kernel-file-unreadable = система сообщает: { $detail }
kernel-ply = полухода { $ply } нет; последний — { $most }

kernel-json-broken = это не JSON: { $detail }
kernel-json-game = это не позиция игры { $game }
kernel-json-object = ожидается объект
kernel-json-list = ожидается список нужной длины
kernel-json-int = ожидается целое число
kernel-json-text = ожидается текст
kernel-json-range = ожидается целое число от { $low } до { $high }
kernel-json-twice = ничто не должно стоять здесь дважды
kernel-json-missing = этого не хватает
kernel-state-broken = такой позиции быть не может: { $problem }
kernel-decision-unknown = решения «{ $name }» нет
kernel-decision-args = решению «{ $name }» не подходят его параметры

kernel-record-magic = запись начинается строкой «{ $magic }»
kernel-record-field = здесь ожидается строка «{ $field } …»
kernel-record-line = этой строке здесь не место: «{ $line }»
kernel-record-twice = «{ $word }» стоит здесь дважды
kernel-record-number = «{ $word }» — не число
kernel-record-seat = «{ $word }» — не место; места — от 0 до { $most }
kernel-record-short = здесь запись обрывается
kernel-record-long = для записи файл слишком велик
kernel-record-components = партию играли с другим файлом компонентов
kernel-record-illegal = полуход { $ply }, «{ $move }»: { $why }
kernel-record-differs = по правилам здесь происходит другое
kernel-seed = зерно — это число или короткий текст в одну строку
kernel-secret-size = секрет — это 64 шестнадцатеричные цифры

kernel-verify-changed = Текст изменён после записи: контрольная сумма не сходится.
kernel-verify-commitment = Секрет не соответствует отпечатку бросков, показанному до игры.
kernel-verify-no-secret = Партия окончена, но секрет её кубиков не раскрыт.
kernel-verify-no-result = Партия окончена, но результата нет.
kernel-verify-not-over = Результат указан, но партия не окончена.
kernel-verify-scores = Указан результат { $claimed }; по ходам выходит { $real }.
kernel-verify-die = Полуход { $ply }: выпало «{ $found }», а по зерну должно быть «{ $due }».

kernel-components-late = компоненты игры { $game } уже загружены
kernel-components-toml = это не TOML: { $detail }
kernel-components-missing = этого не хватает
kernel-components-unknown = такого поля нет
kernel-components-records = ожидается список записей
kernel-components-table = ожидается таблица
kernel-components-list = ожидается список
kernel-components-text = ожидается текст
kernel-components-flag = ожидается true или false
kernel-components-int = ожидается целое число
kernel-components-range = { $value } не между { $low } и { $high }
kernel-components-count = их { $have }, а должно быть { $want }
kernel-components-twice = «{ $value }» стоит здесь дважды
kernel-values-number = ожидается число
kernel-values-yes-no = ожидается true или false
kernel-values-stages = ожидается список этапов: целые числа от 1 до { $most }
kernel-values-each = ожидается список чисел, по одному на каждый этап (всего { $count })
