brittle-title = Brittle
brittle-ask-turn = Wait or break?
brittle-do-wait = Wait
brittle-do-boom = Break
brittle-cause-turns = Turns
