# Riverboat, своими словами.

## Названия

crop-turnip = репа
crop-wheat = пшеница
crop-corn = кукуруза
crop-potato = картофель
crop-pumpkin = тыква

# Вторая культура жетона
second-turnip = репа
second-wheat = пшеница
second-corn = кукуруза
second-potato = картофель
second-pumpkin = тыква

region-spade = пики
region-heart = черви
region-club = трефы
region-diamond = бубны
region-star = звезда
region-joker = джокер

size-single = одинарные жетоны
size-double = двойные жетоны
size-triple = тройные жетоны

board-levee = дамба
board-bend = излучина
board-island = остров
board-delta = дельта

privilege-coin = 1 монета
privilege-agent = 1 рабочий в Новый Орлеан
privilege-harbour = начальник порта идёт вперёд

# Удачные возможности
card-turnip = Репа
card-wheat = Пшеница
card-corn = Кукуруза
card-potato = Картофель
card-pumpkin = Тыква
card-variety = Разнообразие
card-agents = Агенты
card-dispatch = Командировка
card-voyage = Рейс
card-passage = Переправа
card-purse = Кошелёк
card-triples = Тройные жетоны
card-barns = Амбары
card-wells = Колодцы
card-estate = Усадьба
card-border = Окраина
card-cargo = Груз

# Что они дают
effect-turnip = по { $each } за собранную репу, не больше { $most }
effect-wheat = по { $each } за собранную пшеницу, не больше { $most }
effect-corn = по { $each } за собранную кукурузу, не больше { $most }
effect-potato = по { $each } за собранный картофель, не больше { $most }
effect-pumpkin = по { $each } за собранную тыкву, не больше { $most }
effect-variety = по { $each } за собранную культуру, не больше { $most }
effect-agents = по { $each } за агента, не больше { $most }
effect-dispatch = очки: { $each }, рабочих в Новый Орлеан — до { $sent }
effect-voyage = очки: { $each }, порт +{ $steps }
effect-passage = очки: { $each }, порт +{ $steps }
effect-purse = по { $each } за монету, не больше { $most }
effect-triples = по { $each } за тройной жетон, не больше { $most }
effect-barns = по { $each } за амбар, не больше { $most }
effect-wells = по { $each } за колодец, не больше { $most }
effect-estate = по { $each } за амбар и колодец, не больше { $most }
effect-border = по { $each } за покрытое крайнее поле, не больше { $most }
effect-cargo = груз двух ваших судов, не больше { $most }

phase-choosing = Выбор карт фаз
phase-cultivate = Расстановка рабочих
phase-plant = Посадка
phase-ship = Сбор и погрузка
phase-opportunity = Удачные возможности
phase-score = Подсчёт
phase-end = Конец игры

source-tiles = жетоны культур
source-boats = суда
source-privilege = привилегии
source-barns = амбары
source-wells = колодцы
source-opportunities = удачные возможности
source-surveyors = размещённые оценщики
source-agents = агенты каждый раунд
source-coins = оставшиеся монеты
source-regions = заполненные области
source-acquisitions = неоценённые приобретения
source-harbour = порт
source-new_orleans = Новый Орлеан

option-first_player = Первый игрок
first_player-random = по жребию
first_player-first_seat = первое место

## Что нужно решить

prompt-choosing = Выберите карту фазы: её привилегия ваша, и вы начинаете эту фазу.
prompt-first_worker = Ваша привилегия: поставьте рабочего со шкалы раундов на любое свободное поле.
prompt-cultivating_region = Карта области { $count } из { $of }: поставьте рабочего на свободное поле ({ $region }){ $coins ->
    [0] .
   *[other] {" "}или заплатите монету за любое другое.
    }
prompt-cultivating_full = Карта области { $count } из { $of }, { $region }: свободных полей там нет, поставьте рабочего на любое свободное поле.
prompt-cultivating_joker = Карта области { $count } из { $of }, джокер: поставьте рабочего на любое свободное поле.
prompt-planting = Возьмите жетон для рабочих на незасаженных полях; за монету можно выбрать жетон из стопки.
prompt-searching = Возьмите любой жетон из стопки ({ $size }).
prompt-laying = Положите жетон под рабочих: { $hexes ->
    [1] { $crop }
    [2] { $crop }, { $second }
   *[other] { $crop } × 2, { $second }
    }.
prompt-shipping = Возьмите судно и загрузите его одной культурой или откажитесь до конца фазы.
prompt-acquiring_any = Выберите приобретение: амбар, колодец или оценщика.
prompt-acquiring_barn = Поставьте амбар на свободное поле.
prompt-acquiring_instead = Того, что вам положено, нет: выберите другое приобретение.
prompt-sending = Отправьте в Новый Орлеан до { $count } { $count ->
    [one] рабочего
    [few] рабочих
    [many] рабочих
   *[other] рабочих
    }; в запасе: { $supply }.
prompt-taking = Возьмите карту возможности с её бонусом; за монету можно выбрать карту из стопки, но без бонуса.
prompt-seeking = Возьмите любую карту возможности из стопки.
prompt-privileged = Ваша привилегия: выберите одно.
prompt-surveying = Разместите ещё до { $count } { $count ->
    [one] оценщика
    [few] оценщиков
    [many] оценщиков
   *[other] оценщиков
    } или закончите.
prompt-scoring_barn = Какая культура считается для амбара на { $field }?
prompt-first_cargo = Выберите судно с бо́льшим грузом.
prompt-second_cargo = Груз { $load } выбран. Выберите второе судно.

## Варианты

action-choose = { $phase }: { $privilege_of ->
    [cultivate] рабочий со шкалы раундов
    [plant] 1 монета
    [ship] порт +{ $figure }
    [opportunity] { $figure ->
        [one] { $figure } очко
        [few] { $figure } очка
        [many] { $figure } очков
       *[other] { $figure } очка
        }
   *[score] монета, агент или шаг в порту
    }
action-place = Рабочий на { $field } ({ $region })
action-place_anywhere = Рабочий на { $field } ({ $region }), за монету
action-take = { $hexes ->
    [1] Одинарный: { $crop }
    [2] Двойной: { $crop }, { $second }
   *[other] Тройной: { $crop } × 2, { $second }
    }{ $points ->
    [0] {""}
    [one] {" "}({ $points } очко)
    [few] {" "}({ $points } очка)
    [many] {" "}({ $points } очков)
   *[other] {" "}({ $points } очка)
    }
action-search = Заплатить монету: выбрать из стопки ({ $size }, осталось { $left })
action-lay = { $hexes ->
    [1] { $crop } на { $field }
    [2] { $crop } на { $field }, { $second } на { $fields }
   *[other] { $crop } на { $field }, { $second } на { $fields }
    }
action-ship = Судно { $boat }: { $crop } × { $load }{ $points ->
    [0] {""}
    [one] {" "}· { $points } очко
    [few] {" "}· { $points } очка
    [many] {" "}· { $points } очков
   *[other] {" "}· { $points } очка
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 монета
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· порт +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· амбар
    [surveyor] {" "}· оценщик
    [any] {" "}· приобретение
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· { $agents } агент
    [few] {" "}· { $agents } агента
    [many] {" "}· { $agents } агентов
   *[other] {" "}· { $agents } агента
    }{ $most ->
    [0] {""}
    [one] {" "}· до { $most } агента
    [few] {" "}· до { $most } агентов
    [many] {" "}· до { $most } агентов
   *[other] {" "}· до { $most } агентов
    }
action-ship_from_stack = За монету судно { $boat } из стопки: { $crop } × { $load }{ $points ->
    [0] {""}
    [one] {" "}· { $points } очко
    [few] {" "}· { $points } очка
    [many] {" "}· { $points } очков
   *[other] {" "}· { $points } очка
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 монета
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· порт +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· амбар
    [surveyor] {" "}· оценщик
    [any] {" "}· приобретение
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· { $agents } агент
    [few] {" "}· { $agents } агента
    [many] {" "}· { $agents } агентов
   *[other] {" "}· { $agents } агента
    }{ $most ->
    [0] {""}
    [one] {" "}· до { $most } агента
    [few] {" "}· до { $most } агентов
    [many] {" "}· до { $most } агентов
   *[other] {" "}· до { $most } агентов
    }
action-decline = Больше не брать судов в этой фазе
action-barn = Амбар на { $field } (сейчас стоит { $points })
action-well = Колодец на { $field }, { $crop } (сейчас стоит { $points })
action-surveyor = Оценщик
action-send = { $count ->
    [0] Никого не отправлять
    [one] Отправить { $count } рабочего
    [few] Отправить { $count } рабочих
    [many] Отправить { $count } рабочих
   *[other] Отправить { $count } рабочих
    }
action-opportunity = { $card } ({ $effect }); сейчас { $points }{ $bonus ->
    [harbour] {" "}· бонус: порт +{ $count }
    [surveyor] {" "}· бонус: оценщик
    [agent] {" "}· бонус: { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочих
        } в Новый Орлеан
    [coin] {" "}· бонус: монета
   *[none] {""}
    }
action-search_opportunities = Заплатить монету: выбрать карту из стопки возможностей (осталось { $left }), без бонуса
action-privilege = { $privilege }
action-survey = Оценщик на { $building ->
    [barn] амбар
   *[well] колодец
    } на { $field }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }
action-survey_card = Оценщик на карту «{ $card }» ({ $effect }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }
action-score_crop = { $crop }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }
action-cargo = Судно с грузом { $load }
action-done = Готово

## Что произошло

log-round = Начинается раунд { $round }; маркер первого игрока: { $seat }.
log-choose = { $seat }: выбрана карта «{ $phase }».
log-first_worker = { $seat }: следующий рабочий со шкалы раундов.
log-region = Карта области: { $region }.
log-place = { $seat }: рабочий на { $field }.
log-coin = { $seat }: получена монета.
log-pay = { $seat }: уплачена монета.
log-refill = { $seat }: ни один жетон не подходит, выложено { $count ->
    [one] { $count } новый жетон
    [few] { $count } новых жетона
    [many] { $count } новых жетонов
   *[other] { $count } нового жетона
    }.
log-home = { $seat }: жетонов нет, в запас { $count ->
    [one] возвращается { $count } рабочий
    [few] возвращаются { $count } рабочих
    [many] возвращаются { $count } рабочих
   *[other] возвращаются { $count } рабочих
    }.
log-search = { $seat }: поиск в стопке ({ $size }).
log-take = { $hexes ->
    [1] { $seat }: взят одинарный жетон — { $crop }.
    [2] { $seat }: взят двойной жетон — { $crop }, { $second }.
   *[other] { $seat }: взят тройной жетон — { $second } × 2, { $crop }.
    }
log-lay = { $seat }: жетон положен на { $field }{ $points ->
    [0] .
    [one] , { $points } очко.
    [few] , { $points } очка.
    [many] , { $points } очков.
   *[other] , { $points } очка.
    }
log-ship = { $seat }: судно { $boat } загружено — { $crop } × { $load }.
log-decline = { $seat }: больше судов не берёт.
log-harvest_bonus = { $seat }: бонус за урожай — { $crop }.
log-boat_points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    } за судно.
log-harbour = { $seat }: начальник порта на делении { $space }.
log-barn = { $seat }: амбар на { $field }.
log-well = { $seat }: колодец на { $field }.
log-surveyor = { $seat }: получен оценщик.
log-no_acquisition = { $seat }: приобретений не осталось.
log-send = { $seat }: в Новый Орлеан { $count ->
    [one] отправлен { $count } рабочий
    [few] отправлены { $count } рабочих
    [many] отправлено { $count } рабочих
   *[other] отправлены { $count } рабочих
    }.
log-privilege_points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    } за привилегию.
log-opportunity = { $seat }: взята карта возможности «{ $card }».
log-search_opportunities = { $seat }: поиск в стопке возможностей.
log-score_barn = { $seat }: оценён амбар на { $field }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }.
log-score_well = { $seat }: оценён колодец на { $field }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }.
log-score_card = { $seat }: оценена карта «{ $card }», { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }.
log-presence = { $seat }: за размещённых оценщиков { $surveyors }, за агентов { $agents }.
log-last_estate = { $seat }, итоговый подсчёт: за монеты { $coins }, за заполненные области { $regions }, за неоценённые приобретения { $acquisitions }.
log-last_harbour = { $seat }, порт: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }.
log-last_new_orleans = { $seat }, Новый Орлеан: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }.

## Почему что-то сейчас невозможно

why = { $deed }: { $reasons }.
deed-choose = Карта фазы
deed-place = Рабочий
deed-take = Жетон
deed-search = Поиск в стопке
deed-lay = Положить жетон
deed-ship = Судно
deed-barn = Амбар
deed-well = Колодец
deed-opportunity = Возможность
deed-search_opportunities = Поиск в стопке
deed-survey = Оценщик
deed-survey_card = Оценщик
why-chosen = эта карта занята
why-worker = здесь стоит рабочий
why-planted = это поле засажено
why-barn = здесь стоит амбар
why-region = карта области: { $region }; другое поле стоит монету
why-not_shown = этот жетон сейчас взять нельзя
why-neighbours = нужно соседних рабочих на незасаженных полях: { $count }
why-coin = нужна монета
why-stack_empty = стопка пуста
why-no_worker = здесь нет вашего рабочего
why-fit = жетону здесь нужно соседних рабочих: { $count }, как его ни поворачивай
why-load = нужно рабочих на одной культуре: { $load }; { $crop }: { $count }
why-not_moored = { $left ->
    [0] таких судов больше нет
   *[other] такого судна у причала нет; из стопки оно стоит монету
    }
why-other_acquisition = сейчас вы получаете другое приобретение
why-no_barns = в запасе не осталось амбаров
why-no_wells = в запасе не осталось колодцев
why-bare = здесь ничего не посажено
why-has_well = у этой культуры уже есть колодец
why-group = колодец служит всей группе: выберите её первое поле
why-not_open = эту карту сейчас взять нельзя
why-cards_gone = в стопке не осталось карт
why-nothing_built = здесь нет ни амбара, ни колодца
why-surveyed = оценщик здесь уже был
why-not_owned = эта карта не ваша
why-no_spot = так жетон лечь не может
why-choosing = выбирают в начале каждого раунда
why-reward = даётся как приобретение: суда, карты и урожаи
why-phase = это делают в фазе «{ $phase }»
why-first = сначала завершите то, о чём спрашивают вверху

## Почему издание отклонено

refused-few_pieces = слишком мало: { $there }; чтобы начать, при числе игроков { $seats } нужно { $needed }.
refused-few_berths = каждый игрок может взять всего судов: { $boats }, а причалов у него только { $berths }.
refused-few_region_cards = карт областей слишком мало: { $there }; за игру открывают { $needed }.
refused-no_singles = без одинарных жетонов под одиночным рабочим никогда ничего не посадить.
refused-crops = { $value } не годится; нужен список, культур в нём { $count }, из числа { $allowed }.
refused-triple = на тройном жетоне два шестиугольника первой культуры, затем один той же или другой.
refused-rows = здесь нужен список записей.
refused-board = { $value } не годится; текстов должно быть { $rows }, букв в каждом { $letters }, из числа { $symbols }.
refused-region = область { $region } ({ $symbol }) должна быть, и притом одним куском.
refused-boat_kinds = видов должно быть ровно { $count }.
refused-boat_load = { $load } не годится; судно { $what } названо по своему грузу.
refused-bonuses = бонусов должно быть ровно { $count }, по одному на каждую открытую карту.
refused-cards = карт должно быть ровно { $count }.
refused-points_at_once = эта карта даёт очки сразу, и 'most' у неё нет.

## Стол в терминале

label-edition = Издание: { $edition }
label-round = Раунд { $round } из { $rounds }
label-players = Игроки (культуры: собрано + с рабочим)
label-workers = рабочие
label-coins = монеты
label-surveyors = оценщики
label-agents = агенты
label-harbour = порт
label-crop_letters = T репа, W пшеница, C кукуруза, P картофель, K тыква
label-signs = ● рабочий, ○ колодец, ⌂ амбар, ◎ и ✓ с оценщиком; ♠ ♥ ♣ ♦ ★ области
label-berths = причалы ([достигнуты])
label-opportunities = возможности
label-display = Жетоны культур
label-stack = стопка { $left }
label-boats = Суда: груз и стопка; в скобках: на плане нет
label-open = Удачные возможности и сколько каждая стоит сейчас
label-bonus = + { $bonus ->
    [harbour] порт +{ $count }
    [surveyors] оценщик
    [agents] { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочих
        } в Новый Орлеан
   *[coins] монета
    }
label-supply = Запас: монеты { $coins }, оценщики { $surveyors }, амбары { $barns }, колодцы { $wells }; возможности { $cards }

## The rules in short

label-rules_summary =
    Четыре раунда по пять фаз на Миссисипи; побеждает большинство очков.
    Сначала все выбирают карты фаз: вы получаете привилегию карты и ходите первым в этой фазе. Монета даёт исключение в фазах 1–4, одна монета на действие.
    1 { phase-cultivate }: по каждой карте области все ставят рабочего на его свободное поле. Монета: на любое свободное поле.
    2 { phase-plant }: берите жетоны и кладите их под рабочих; большие приносят очки. Монета: выбор из стопки. Рабочий, которому ничего не подходит, уходит в запас.
    3 { phase-ship }: возьмите судно и загрузите его рабочими одной культуры, сколько оно требует. Они возвращаются в запас, а судно приносит награду. Монета: судно из стопки. Кто собрал достаточно одной культуры, получает ещё приобретение.
    4 { phase-opportunity }: возьмите карту и её бонус. Монета: любая карта, но без бонуса.
    5 { phase-score }: ставьте оценщиков на амбары, колодцы и возможности; каждый сразу приносит очки. Затем каждый поставленный оценщик и каждый агент в Новом Орлеане: 1 очко.
    Приобретения: амбары (соседние поля одной культуры), колодцы (группа своей культуры) и оценщики.
    Конец игры: монеты, заполненные области, неоценённые приобретения; груз судов, до которых дошёл ваш начальник порта (половина, если другой дальше); Новый Орлеан, у кого больше агентов. При равенстве важна младшая карта фазы.
