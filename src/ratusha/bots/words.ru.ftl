bots-budget = после @ должно стоять время, например 2s или 300ms, либо число узлов, например 5000
bots-unknown = бота «{ $id }» нет; есть { $known }
bots-broken = установленный бот «{ $id }» не является классом ботов
bots-too-many = ботов названо { $given }, а мест { $seats }
bots-illegal = бот «{ $id }» выбрал ход, которого нет среди вариантов: { $move }
bots-failed = партию не удалось доиграть: { $detail }
bots-reason = { $points } { $what }
