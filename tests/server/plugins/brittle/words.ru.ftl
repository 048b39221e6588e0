brittle-title = Хрупкая
brittle-ask-turn = Ждать или ломать?
brittle-do-wait = Ждать
brittle-do-boom = Сломать
brittle-cause-turns = Ходы
