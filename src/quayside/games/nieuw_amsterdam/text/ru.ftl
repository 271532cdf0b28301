# «Новый Амстердам» своими словами.

## Названия

district-lumberyard = Склад леса
district-granary = Хранилище зерна
district-docks = Порт
district-millwork = Гильдия столяров
district-black_market = Чёрный рынок
district-trading_company = Торговая компания

# Ресурсы с количеством
resource-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
    }
resource-good = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
    }
resource-timber = { $count ->
    [one] { $count } дерево
   *[many] { $count } дерева
    }
resource-grain = { $count ->
    [one] { $count } зерно
   *[many] { $count } зерна
    }
resource-beaver = { $count ->
    [one] { $count } бобёр
    [few] { $count } бобра
   *[many] { $count } бобров
    }
resource-mink = { $count ->
    [one] { $count } норка
    [few] { $count } норки
   *[many] { $count } норок
    }
resource-otter = { $count ->
    [one] { $count } выдра
    [few] { $count } выдры
   *[many] { $count } выдр
    }
resource-muskrat = { $count ->
    [one] { $count } ондатра
    [few] { $count } ондатры
   *[many] { $count } ондатр
    }
resource-lynx = { $count ->
    [one] { $count } рысь
    [few] { $count } рыси
   *[many] { $count } рысей
    }

kind-city = Город
kind-land = Земля
kind-trade = Торговля

phase-opening = Основание города
phase-bidding = Ставки
phase-city = Действия города
phase-land = Действия земли
phase-trade = Действия торговли
phase-supply = Снабжение и доход
phase-end = Конец игры

source-elections = выборы
source-clearing = расчищенная земля
source-shipping = перевезённые шкуры
source-starving = фирмы без зерна
source-last_elections = последние выборы
source-last_land = последняя земля
source-furs = оставшиеся шкуры
source-resources = оставшиеся ресурсы

option-first_player = Кто ходит первым
first_player-random = по жребию
first_player-first_seat = первое место

## Что нужно решить

prompt-founding = Откройте фирму в любом районе; это бесплатно.
prompt-choosing = Выберите колонку денежного ящика для следующего аукциона.
prompt-opening_bid = Колонка { $column }: начните аукцион со ставки от 0 до { $most }. Платит только победитель.
prompt-raising_bid = Колонка { $column }: текущая ставка { $price }. Поставьте больше (до { $most }) или спасуйте; второй раз вас не спросят.
prompt-paying_bid = Аукцион ваш. Осталось заплатить { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
   *[many] { $count } любых ресурсов
    }.
prompt-taking_column = Только у вас ещё нет колонки: возьмите любую бесплатно.
prompt-turn = Ваш этап «{ $kind }»: { $count ->
    [0] { $special ->
        [0] делать больше нечего.
       *[other] одно специальное действие.
        }
    [one] { $count } жетон{ $special ->
        [0] .
       *[other] {" "}и одно специальное действие.
        }
    [few] { $count } жетона{ $special ->
        [0] .
       *[other] {" "}и одно специальное действие.
        }
   *[many] { $count } жетонов{ $special ->
        [0] .
       *[other] {" "}и одно специальное действие.
        }
    }{ $idle }
# Почему жетон этого этапа можно только сдать
idle-no = {""}
idle-timber = {" "}Для постройки нужно дерево, а выборы вам ничего не дадут.
idle-stock = {" "}У вас не осталось зданий, а выборы вам ничего не дадут.
idle-land = {" "}Земли на выбор нет, и расчищать вам нечего.
idle-good = {" "}Для торговцев мало товаров, а для ваших шкур нет корабля.
idle-grain = {" "}Для пути к торговцам мало зерна, а для ваших шкур нет корабля.
idle-furs = {" "}У торговцев нет шкур, а для ваших нет корабля.
prompt-building = Постройте этим жетоном ещё { $count ->
    [one] { $count } фирму
   *[many] до { $count } фирм
    } по 1 дереву или остановитесь.
prompt-trading = Возьмите ещё одну шкуру у верхнего торговца или остановитесь.
prompt-loading = Погрузка на корабль: ещё { $count ->
    [one] { $count } шкура
    [few] { $count } шкуры
   *[many] { $count } шкур
    }. Чем меньше видов, тем больше очков.
prompt-dealing = { $deal ->
    [buy] Купите ещё { $resource } за 1 монету или остановитесь.
   *[sell] Продайте ещё { $resource } за 1 монету или остановитесь.
    }
prompt-paying_furs = Плата за шкуры: ещё { $count } монетами или товарами.
prompt-starving = Зерна на все фирмы не хватает: уберите ещё { $count } (каждая отнимает 2 очка).

## Варианты

action-found = Открыть фирму: { $district }
action-auction = Выставить на аукцион колонку { $column }{ $city ->
    [0] {""}
   *[other] {" "}· Город { $city }
    }{ $land ->
    [0] {""}
   *[other] {" "}· Земля { $land }
    }{ $trade ->
    [0] {""}
   *[other] {" "}· Торговля { $trade }
    }{ $coins ->
    [0] {""}
    [one] {" "}· { $coins } монета
    [few] {" "}· { $coins } монеты
   *[many] {" "}· { $coins } монет
    }
action-take_column = Взять колонку { $column }{ $city ->
    [0] {""}
   *[other] {" "}· Город { $city }
    }{ $land ->
    [0] {""}
   *[other] {" "}· Земля { $land }
    }{ $trade ->
    [0] {""}
   *[other] {" "}· Торговля { $trade }
    }{ $coins ->
    [0] {""}
    [one] {" "}· { $coins } монета
    [few] {" "}· { $coins } монеты
   *[many] {" "}· { $coins } монет
    }
action-pass = Пас
action-bid = Поставить { $price }
action-pay = Заплатить: { $resource }
action-build = Построить фирму: { $district } (1 дерево)
action-elections = Провести выборы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }
action-gain_land = Получить землю { $place }: { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
   *[many] { $houses } домов
    }, { $timber ->
    [one] { $timber } дерево
   *[many] { $timber } дерева
    }, { $grain ->
    [one] { $grain } зерно
   *[many] { $grain } зерна
    }
action-clear = Расчистить { $count ->
    [one] { $count } карту земли
    [few] { $count } карты земли
   *[many] { $count } карт земли
    }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }
action-trade_bottom = Нижний торговец: { $furs ->
    [one] { $furs } шкура
    [few] все { $furs } шкуры
   *[many] все { $furs } шкур
    } за { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    }{ $travel ->
    [0] {""}
    [one] , путевые расходы { $travel } зерно
   *[many] , путевые расходы { $travel } зерна
    }
action-trade_middle = Средний торговец: { $furs ->
    [one] { $furs } шкура
    [few] все { $furs } шкуры
   *[many] все { $furs } шкур
    } за { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    }{ $travel ->
    [0] {""}
    [one] , путевые расходы { $travel } зерно
   *[many] , путевые расходы { $travel } зерна
    }
action-trade_top = Верхний торговец: { $resource } за { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    }{ $travel ->
    [0] {""}
    [one] , путевые расходы { $travel } зерно
   *[many] , путевые расходы { $travel } зерна
    }
action-ship = Загрузить корабль { $place }: { $furs ->
    [one] { $furs } шкура
    [few] { $furs } шкуры
   *[many] { $furs } шкур
    }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
    }, { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    } за раунд
action-load = Погрузить: { $resource }
action-buy_timber = Склад леса: купить дерево{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-sell_timber = Склад леса: продать дерево{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-buy_grain = Хранилище зерна: купить зерно{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-sell_grain = Хранилище зерна: продать зерно{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-build_warehouse = Порт: построить склад за 1 дерево, вместимость { $storage ->
    [one] { $storage } товар
    [few] { $storage } товара
   *[many] { $storage } товаров
    }{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-build_houses = Гильдия столяров: построить { $count ->
    [one] { $count } дом за { $count } дерево
    [few] { $count } дома за { $count } дерева
   *[many] { $count } домов за { $count } дерева
    }{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-buy_furs = Чёрный рынок: вытянуть { $count ->
    [1] 1 шкуру за 3 монеты/товара
    [2] 2 шкуры за 6 монет/товаров
   *[other] 3 шкуры за 9 монет/товаров
    }{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-move_post = Торговая компания: фактория вверх по реке за 1 дерево{ $fee ->
    [0] {""}
   *[other] {" "}(сбор 1 монета)
    }
action-remove = Убрать фирму: { $district }
action-give_up_tile = Отказаться от жетона за 1 монету
action-give_up_special = Отказаться от специального действия за 1 монету
action-done = Готово

## Что произошло

log-found = { $seat } открывает фирму: { $district }.
log-round = Начинается раунд { $round }.
log-discards_shuffled = Сброс ({ $count ->
    [one] { $count } шкура
    [few] { $count } шкуры
   *[many] { $count } шкур
    }) перемешан и становится новым резервом.
log-auction = { $seat } выставляет на аукцион колонку { $column }.
log-bid = { $seat } ставит { $price }.
log-pass = { $seat } пасует.
log-wins = { $seat } выигрывает колонку { $column } за { $price }.
log-pays = { $seat } платит: { $resource }.
log-token = { $seat } и { $other } меняются жетонами порядка хода.
log-takes = { $seat } берёт колонку { $column }{ $coins ->
    [0] .
    [one] {" "}и { $coins } монету.
    [few] {" "}и { $coins } монеты.
   *[many] {" "}и { $coins } монет.
    }
log-give_up_tile = { $seat } отказывается от жетона «{ $kind }» за 1 монету.
log-give_up_special = { $seat } отказывается от специального действия за 1 монету.
log-build = { $seat } строит фирму: { $district }.
log-elections = { $seat } проводит выборы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
log-gain_land = { $seat } получает землю: { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
   *[many] { $houses } домов
    }, { $timber ->
    [one] { $timber } дерево
   *[many] { $timber } дерева
    }, { $grain ->
    [one] { $grain } зерно
   *[many] { $grain } зерна
    }.
log-retreat = Длинный дом отступает вверх по реке из деревни { $stop }.
log-leave = Длинный дом покидает деревню { $stop } и выходит из игры.
log-clear = { $seat } расчищает { $count ->
    [one] { $count } карту земли
    [few] { $count } карты земли
   *[many] { $count } карт земли
    }: { $timber ->
    [one] { $timber } дерево
   *[many] { $timber } дерева
    }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
log-travel = { $seat } плывёт вверх по реке за { $grain ->
    [one] { $grain } зерно
   *[many] { $grain } зерна
    }.
log-trade_bottom = { $seat } торгует с нижним торговцем за { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    }.
log-trade_middle = { $seat } торгует со средним торговцем за { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    }.
log-trade_top = { $seat } берёт у верхнего торговца: { $resource }.
log-receives = { $seat } получает: { $resource }.
log-ship = { $seat } выбирает корабль: { $furs ->
    [one] { $furs } шкура
    [few] { $furs } шкуры
   *[many] { $furs } шкур
    }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
    }, { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    } за раунд.
log-load = { $seat } грузит на корабль: { $resource }.
log-sails = { $seat } отправляет корабль: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
    }.
log-fee = { $seat } платит сбор: { $district }.
log-buys = { $seat } покупает: { $resource }.
log-sells = { $seat } продаёт: { $resource }.
log-build_warehouse = { $seat } строит склад: вместимость { $storage ->
    [one] { $storage } товар
    [few] { $storage } товара
   *[many] { $storage } товаров
    }.
log-build_houses = { $seat } строит { $count ->
    [one] { $count } дом
    [few] { $count } дома
   *[many] { $count } домов
    }.
log-buy_furs = { $seat } покупает на чёрном рынке { $count ->
    [one] { $count } шкуру
    [few] { $count } шкуры
   *[many] { $count } шкур
    }.
log-move_post = { $seat } передвигает факторию к стоянке { $stop }.
log-harvest = { $seat } собирает { $grain ->
    [one] { $grain } зерно
   *[many] { $grain } зерна
    }.
log-feeds = { $seat } отдаёт фирмам { $grain ->
    [one] { $grain } зерно
   *[many] { $grain } зерна
    }.
log-remove = { $seat } убирает фирму без зерна: { $district }{ $points ->
    [0] .
    [one] , минус { $points } очко.
    [few] , минус { $points } очка.
   *[many] , минус { $points } очков.
    }
log-goods = { $seat } получает { $stored ->
    [one] { $stored } товар
    [few] { $stored } товара
   *[many] { $stored } товаров
    }{ $lost ->
    [0] .
   *[other] {" "}(нет места: −{ $lost }).
    }
log-coins = { $seat } получает от города { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
    }.
log-last_elections = Последние выборы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    } ({ $seat }).
log-last_land = Последняя земля: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    } ({ $seat }).
log-last_pieces = { $seat }: очки за оставшиеся шкуры { $furs }, за остальные предметы { $points }.

## Почему что-то сейчас невозможно

why = { $deed }: { $reasons }.
deed-auction = Аукцион
deed-build = Фирма
deed-gain_land = Получить землю
deed-trade_bottom = Торг
deed-trade_middle = Торг
deed-trade_top = Торг
deed-ship = Загрузить корабль
deed-buy_timber = Купить дерево
deed-sell_timber = Продать дерево
deed-buy_grain = Купить зерно
deed-sell_grain = Продать зерно
deed-build_warehouse = Склад
deed-build_houses = Дома
deed-buy_furs = Меха с чёрного рынка
deed-move_post = Передвинуть факторию
why-first = сначала завершите то, о чём спрашивают вверху
why-step = нужен жетон «{ $kind }», на его шаге
why-tile = жетонов «{ $kind }» у вас больше нет
why-actions = специальное действие, возможное после торгов
why-special = специальное действие этого хода уже использовано
why-stock = в запасе не осталось зданий
why-room = на вашей земле нет места для домов, сначала получите землю
why-needs = не хватает: { $resource }
why-furs = не хватает: { $count ->
    [one] { $count } шкурка
    [few] { $count } шкурки
   *[many] { $count } шкурок
    }
why-coins_or_goods = не хватает монет или товаров: { $count }
why-taken = эта колонка занята
why-column_size = вдвоём на торги выставляют колонку с тремя жетонами, а остаётся с двумя
why-auctions = колонки разыгрывают на торгах в начале каждого раунда
why-all_built = все ваши склады уже построены
why-no_furs = здесь нет мехов
why-no_space = выше по реке нет свободного места
why-gone = здесь больше ничего нет

## Почему издание отклонено

refused-few_furs = шкур слишком мало: { $there }; чтобы начать, при числе игроков { $seats } нужно { $needed }.
refused-column_room = жетонов помещается в колонках: { $room }; должны поместиться все { $there }.
refused-column_sizes = должны быть и колонки с 3 жетонами, и колонки с 2.
refused-no_unmarked_space = нужно хотя бы одно место для длинного дома без отметки, чтобы последнему длинному дому всегда было место.
refused-boat_at_last_stop = на последней стоянке лодки нет; годится только 0.
refused-few_longhouse_spaces = мест для длинных домов на первой стоянке при числе игроков { $seats }: { $there }; нужно не меньше { $seats }.
refused-few_post_spaces = мест факторий на первой стоянке при числе игроков { $seats }: { $there }; нужно не меньше { $seats }.
refused-decade = здесь нужно { $decade }: сначала двенадцать карт 1620, потом двенадцать 1630.

## Подписи на столе

label-edition = Издание: { $edition }
label-round = Раунд { $round } из { $rounds }
label-river = Река, вверх по течению
label-longhouses = длинные дома
label-boat = лодка (зерно)
label-posts = фактории
label-town = Город (* больше всех фирм, = ничья)
label-traders = Торговцы ленапе
label-top = верхний, { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    } за шкуру
label-middle = средний, все за { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    }
label-bottom = нижний, все за { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
    }
label-supply = Запас шкур { $supply }, сброс { $discards }
label-cash_box = Денежный ящик
label-cards = Доступные карты
label-land = земля
label-ships = корабли
label-houses = дома
label-fur_letters = B бобёр, M норка, O выдра, R ондатра, L рысь
label-players = Игроки в порядке хода (± в конце раунда: доход, урожай минус еда)
label-players_now = Игроки в порядке хода
label-points = очки
label-coins = монеты
label-goods = товары
label-timber = дерево
label-grain = зерно
label-furs = шкуры
label-buildings = здания
label-tiles = жетоны
label-land_legend = Земля, каждое место как очки:[дома|зерно за раунд] после расчистки и как очки:(дома|дерево за расчистку→зерно за раунд) до неё; ■ построен, · ещё нет

## The rules in short

label-rules_summary =
    Шесть раундов: строить, осваивать землю, торговать шкурами; побеждают очки.
    Торги: каждый раунд вы получаете одну колонку денежного ящика. Платить можно чем угодно, предмет за 1. Вам достаются её жетоны, монеты и место в порядке хода того, кто её выбрал.
    Затем этапы Город, Земля и Торговля: используйте все жетоны этого вида и одно специальное действие на каждом этапе. Ненужное приносит 1 монету.
    Город: построить до 3 фирм, каждая за 1 дерево, или выборы: очки за каждый район, где у вас больше всех фирм; если больше ни у кого столько нет, очков больше.
    Земля: взять карту земли или расчистить все, где дома построены: дерево сразу, зерно каждый раунд, очки по месту последней карты в ряду.
    Торговля: купить шкуры у одного торговца ленапе или загрузить корабль: чем меньше видов шкур, тем больше очков; монеты сразу, товары каждый раунд.
    Специальное действие стоит 1 монету, если у вас там не больше всех фирм:
    – { district-lumberyard }: купить или продать дерево, по 1 монете.
    – { district-granary }: купить или продать зерно, по 1 монете.
    – { district-docks }: построить склад за 1 дерево; он вмещает больше товаров.
    – { district-millwork }: построить до 3 домов, каждый за 1 дерево, слева направо.
    – { district-black_market }: вытянуть до 3 шкур, по 3 монеты или товара за каждую.
    – { district-trading_company }: передвинуть факторию вверх за 1 дерево: торговля без зерна.
    Конец раунда: зерно с расчищенной земли; каждая фирма ест 1 зерно, иначе одна уходит и теряются 2 очка; потом товары с кораблей, сколько поместится, и монеты: 1 за каждый район с вашей фирмой и ещё 1, где у вас одних больше всех.
    Конец игры: выборы, полная нерасчищенная земля, шкуры, треть остальных предметов.
