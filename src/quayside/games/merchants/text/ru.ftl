# «Купцы Амстердама» своими словами. Деньги в тысячах гульденов.

## Названия

market-sugar = сахар
market-gems = самоцветы
market-spices = пряности
market-silk = шёлк
quarter-nieuwe_zijde = Ньиве-Зейде
quarter-oude_zijde = Ауде-Зейде
quarter-grachten = Грахтен
quarter-lastage = Ластаге
region-americas = Америка
region-africa = Африка
region-east_indies = Ост-Индия
region-far_east = Дальний Восток
area-exchange = биржа
area-houses = дома в Амстердаме
area-posts = фактории
disc-mayor = диск бургомистра (использовать самому)
disc-auction = диск аукциона (продать по часам)
disc-discard = диск сброса (убрать из игры)
declined-steps = шагать дальше
declined-step = сделать шаг
declined-post = основать факторию
declined-house = строить дом

# Поля шкалы времени
field-start = начало
field-nothing = ничего не происходит
field-ship = корабль: каждый может сделать шаг на бирже
field-globe = глобус: каждый может основать факторию и сделать её шаг
field-arms = герб: каждый может построить дом
field-loan = заём: каждый может занять денег
field-lose_house = каждый теряет дом
field-lose_post = каждый теряет факторию
field-shipwreck = кораблекрушение: каждый отступает на одном рынке
field-leaders_back = на всех четырёх рынках первые отступают
field-score_exchange = подсчёт биржи
field-score_houses = подсчёт домов
field-score_posts = подсчёт факторий
field-end = последний подсчёт во всех трёх областях

# Карты
card-hourglass = песочные часы
card-commodity = товары: несколько шагов на бирже
card-commodity_marked = товары: несколько шагов на бирже (не для троих)
card-post_americas = фактория: { region-americas }, любой товар
card-post_africa = фактория: { region-africa }, любой товар
card-post_east_indies = фактория: { region-east_indies }, любой товар
card-post_far_east = фактория: { region-far_east }, любой товар
card-post_sugar = фактория: { market-sugar }, любая часть света
card-post_gems = фактория: { market-gems }, любая часть света
card-post_spices = фактория: { market-spices }, любая часть света
card-post_silk = фактория: { market-silk }, любая часть света
card-house_nieuwe_zijde_sugar = дом: { quarter-nieuwe_zijde }, шаг: { market-sugar }
card-house_nieuwe_zijde_gems = дом: { quarter-nieuwe_zijde }, шаг: { market-gems }
card-house_nieuwe_zijde_spices = дом: { quarter-nieuwe_zijde }, шаг: { market-spices }
card-house_nieuwe_zijde_silk = дом: { quarter-nieuwe_zijde }, шаг: { market-silk }
card-house_nieuwe_zijde_any = дом: { quarter-nieuwe_zijde }, шаг на любом рынке
card-house_oude_zijde_sugar = дом: { quarter-oude_zijde }, шаг: { market-sugar }
card-house_oude_zijde_gems = дом: { quarter-oude_zijde }, шаг: { market-gems }
card-house_oude_zijde_spices = дом: { quarter-oude_zijde }, шаг: { market-spices }
card-house_oude_zijde_silk = дом: { quarter-oude_zijde }, шаг: { market-silk }
card-house_oude_zijde_any = дом: { quarter-oude_zijde }, шаг на любом рынке
card-house_grachten_sugar = дом: { quarter-grachten }, шаг: { market-sugar }
card-house_grachten_gems = дом: { quarter-grachten }, шаг: { market-gems }
card-house_grachten_spices = дом: { quarter-grachten }, шаг: { market-spices }
card-house_grachten_silk = дом: { quarter-grachten }, шаг: { market-silk }
card-house_grachten_any = дом: { quarter-grachten }, шаг на любом рынке
card-house_lastage_sugar = дом: { quarter-lastage }, шаг: { market-sugar }
card-house_lastage_gems = дом: { quarter-lastage }, шаг: { market-gems }
card-house_lastage_spices = дом: { quarter-lastage }, шаг: { market-spices }
card-house_lastage_silk = дом: { quarter-lastage }, шаг: { market-silk }
card-house_lastage_any = дом: { quarter-lastage }, шаг на любом рынке
card-house_nieuwe_zijde_oude_zijde_sugar = дом: { quarter-nieuwe_zijde } или { quarter-oude_zijde }, шаг: { market-sugar }
card-house_nieuwe_zijde_oude_zijde_gems = дом: { quarter-nieuwe_zijde } или { quarter-oude_zijde }, шаг: { market-gems }
card-house_nieuwe_zijde_oude_zijde_spices = дом: { quarter-nieuwe_zijde } или { quarter-oude_zijde }, шаг: { market-spices }
card-house_nieuwe_zijde_oude_zijde_silk = дом: { quarter-nieuwe_zijde } или { quarter-oude_zijde }, шаг: { market-silk }
card-house_nieuwe_zijde_oude_zijde_any = дом: { quarter-nieuwe_zijde } или { quarter-oude_zijde }, шаг на любом рынке
card-house_nieuwe_zijde_grachten_sugar = дом: { quarter-nieuwe_zijde } или { quarter-grachten }, шаг: { market-sugar }
card-house_nieuwe_zijde_grachten_gems = дом: { quarter-nieuwe_zijde } или { quarter-grachten }, шаг: { market-gems }
card-house_nieuwe_zijde_grachten_spices = дом: { quarter-nieuwe_zijde } или { quarter-grachten }, шаг: { market-spices }
card-house_nieuwe_zijde_grachten_silk = дом: { quarter-nieuwe_zijde } или { quarter-grachten }, шаг: { market-silk }
card-house_nieuwe_zijde_grachten_any = дом: { quarter-nieuwe_zijde } или { quarter-grachten }, шаг на любом рынке
card-house_nieuwe_zijde_lastage_sugar = дом: { quarter-nieuwe_zijde } или { quarter-lastage }, шаг: { market-sugar }
card-house_nieuwe_zijde_lastage_gems = дом: { quarter-nieuwe_zijde } или { quarter-lastage }, шаг: { market-gems }
card-house_nieuwe_zijde_lastage_spices = дом: { quarter-nieuwe_zijde } или { quarter-lastage }, шаг: { market-spices }
card-house_nieuwe_zijde_lastage_silk = дом: { quarter-nieuwe_zijde } или { quarter-lastage }, шаг: { market-silk }
card-house_nieuwe_zijde_lastage_any = дом: { quarter-nieuwe_zijde } или { quarter-lastage }, шаг на любом рынке
card-house_oude_zijde_grachten_sugar = дом: { quarter-oude_zijde } или { quarter-grachten }, шаг: { market-sugar }
card-house_oude_zijde_grachten_gems = дом: { quarter-oude_zijde } или { quarter-grachten }, шаг: { market-gems }
card-house_oude_zijde_grachten_spices = дом: { quarter-oude_zijde } или { quarter-grachten }, шаг: { market-spices }
card-house_oude_zijde_grachten_silk = дом: { quarter-oude_zijde } или { quarter-grachten }, шаг: { market-silk }
card-house_oude_zijde_grachten_any = дом: { quarter-oude_zijde } или { quarter-grachten }, шаг на любом рынке
card-house_oude_zijde_lastage_sugar = дом: { quarter-oude_zijde } или { quarter-lastage }, шаг: { market-sugar }
card-house_oude_zijde_lastage_gems = дом: { quarter-oude_zijde } или { quarter-lastage }, шаг: { market-gems }
card-house_oude_zijde_lastage_spices = дом: { quarter-oude_zijde } или { quarter-lastage }, шаг: { market-spices }
card-house_oude_zijde_lastage_silk = дом: { quarter-oude_zijde } или { quarter-lastage }, шаг: { market-silk }
card-house_oude_zijde_lastage_any = дом: { quarter-oude_zijde } или { quarter-lastage }, шаг на любом рынке
card-house_grachten_lastage_sugar = дом: { quarter-grachten } или { quarter-lastage }, шаг: { market-sugar }
card-house_grachten_lastage_gems = дом: { quarter-grachten } или { quarter-lastage }, шаг: { market-gems }
card-house_grachten_lastage_spices = дом: { quarter-grachten } или { quarter-lastage }, шаг: { market-spices }
card-house_grachten_lastage_silk = дом: { quarter-grachten } или { quarter-lastage }, шаг: { market-silk }
card-house_grachten_lastage_any = дом: { quarter-grachten } или { quarter-lastage }, шаг на любом рынке

phase-laying = Раскладка карт
phase-mayor = Карта бургомистра
phase-auction = Аукцион
phase-buyer = Карта покупателя
phase-time = Шкала времени
phase-end = Конец игры

source-start = начальный капитал
source-exchange = биржа
source-houses = дома
source-posts = фактории
source-regions = все четыре части света
source-quarters = все четыре квартала
source-bridges = мосты
source-auctions = аукционы
source-loans = займы

option-auction = Аукцион
auction-sealed = каждый тайно назначает цену
auction-clock = идут часы
option-hidden_cash = Деньги
hidden_cash-no = открыты
hidden_cash-yes = скрыты от других
option-first_player = Первый игрок
first_player-random = по жребию
first_player-first_seat = первое место

## Что нужно решить

prompt-laying = Открыта карта: { $card }. Положите её на диск, прежде чем увидите следующую.
prompt-commodities = Сделайте на бирже ещё до { $count ->
    [one] { $count } шага
   *[other] { $count } шагов
    }, по этой карте не больше { $most } на одном рынке.
prompt-stepping = Сделайте один шаг на бирже или откажитесь.
prompt-founding = Оснуйте факторию или откажитесь.
prompt-building = Постройте дом или откажитесь.
prompt-free_house = На всех четырёх рынках вы на поле { $position } или дальше: постройте дом бесплатно где угодно или откажитесь.
prompt-pricing = На аукционе: { $card }. При какой цене вы остановили бы часы? У вас { $cash }; узнают только цену покупателя.
prompt-pricing_doubled = Заявлена за { $claim }: { $card }. Часы идут снова, цена удваивается. При какой цене вы остановили бы их? У вас { $cash }.
prompt-clock = На аукционе: { $card }. Остановите часы на той цене, которую готовы заплатить. У вас { $cash }.
prompt-clock_doubled = Заявлена за { $claim }: { $card }. Часы идут снова: кто остановит, платит вдвое больше показанного. У вас { $cash }.
prompt-borrowing = Взять заём? Сейчас { $paid }, в конце вернуть { $owed }.
prompt-losing_house = Вы теряете дом. Какой?
prompt-losing_post = Вы теряете факторию. Какую?
prompt-losing_step = Кораблекрушение: одна из ваших фишек на бирже отступает. Какая?
prompt-returning_house = Вы больше не на поле { $position } на всех четырёх рынках: верните один дом. Какой?

## Выбор

action-decline = { $gain ->
    [steps] Больше не шагать
    [step] Не шагать
    [post] Не основывать факторию
    [loan] Без займа
   *[house] Не строить дом
    }
action-lay = Положить на { $disc }
action-step = Шаг на поле { $position }: { $market }
action-found = Фактория: { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , премия { $money }
    }
action-build = Дом: { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , премия { $money }
    }
action-take_loan = Взять { $paid }, в конце вернуть { $owed }
action-lose_house = Убрать дом: { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , вернуть { $money }
    }
action-lose_post = Убрать факторию: { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , вернуть { $money }
    }
action-lose_step = { $position ->
    [0] Отступить и уйти с рынка
   *[other] Отступить на поле { $position }
    }: { $market }
action-none = Не останавливать
action-lapse = { $doubled ->
    [0] Дать часам дойти до конца: карта не продана
   *[other] Дать часам дойти до конца: платит заявивший
    }
action-stop = { $doubled ->
    [0] Остановить на { $price }
   *[other] Остановить на { $price }, вдвойне: заплатить { $money }
    }
action-claim = Заявить за { $price }, пока часы не пошли вниз

## Что произошло

log-mayor = Бургомистр: { $seat }.
log-draw = { $seat } открывает карту: { $card }.
log-set_aside = Втроём эта карта откладывается ({ $card }).
log-time = { $year }: { $field }.
log-lay = { $seat } кладёт карту на { $disc }: { $card }.
log-use = { $seat } использует карту бургомистра: { $card }.
log-step = { $seat } шагает на поле { $position }: { $market }.
log-found = { $seat } основывает факторию: { $region }, { $market }.
log-build = { $seat } строит дом: { $quarter } { $cell }.
log-declines = { $seat } отказывается { $declined }.
log-free_house = { $seat } на всех четырёх рынках на поле { $position } или дальше и может построить дом бесплатно.
log-free_house_owed = { $seat } больше не на поле { $position } на всех четырёх рынках и возвращает дом.
log-regions_bonus = { $seat } имеет факторию в каждой части света: { $money }.
log-regions_lost = { $seat } больше не имеет фактории в каждой части света и возвращает { $money }.
log-quarters_bonus = { $seat } имеет дом в каждом квартале: { $money }.
log-quarters_lost = { $seat } больше не имеет дома в каждом квартале и возвращает { $money }.
log-bridge_bonus = { $seat } имеет дома на обоих концах моста: { $money }.
log-bridge_lost = { $seat } теряет мост и возвращает { $money }.
log-take_loan = { $seat } берёт заём: { $money }.
log-no_loan = { $seat } не берёт заём.
log-forced_loan = { $seat } не имеет столько денег и вынужденно занимает { $money }.
log-lose_house = { $seat } убирает дом: { $quarter } { $cell }.
log-lose_post = { $seat } убирает факторию: { $region }, { $market }.
log-lose_step = { $seat } отступает{ $position ->
    [0] {" "}и уходит с рынка
   *[other] {" "}на поле { $position }
    }: { $market }.
log-leader_back = { $seat } впереди и отступает{ $position ->
    [0] {" "}и уходит с рынка
   *[other] {" "}на поле { $position }
    }: { $market }.
log-auction = На аукционе: { $card }.
log-sealed = { $seat } назначает цену.
log-claim = { $seat } заявляет карту; часы идут снова, цена удваивается.
log-sold = { $seat } покупает за { $price }: { $card }.
log-unsold = Никто не остановил часы. Не продана: { $card }.
log-scoring = Подсчёт: { $area }.
log-paid_exchange = { $market }: { $money } получает { $seat }.
log-paid_houses = { $quarter }: { $money } получает { $seat }.
log-paid_posts = { $region }: { $money } получает { $seat }.
log-repay = { $seat } возвращает { $loans ->
    [one] { $loans } заём
    [few] { $loans } займа
   *[many] { $loans } займов
    }: { $money }.

## Почему что-то сейчас невозможно

why = { $deed }: { $reasons }.
deed-lay = Положить карту
deed-step = Шаг на бирже
deed-found = Фактория
deed-build = Дом
deed-lose_house = Убрать дом
deed-lose_post = Убрать факторию
deed-lose_step = Отодвинуть фишку назад
why-disc_taken = на этом диске уже лежит карта
why-most_steps = по этой карте на одном рынке можно сделать не больше шагов, чем { $most }
why-other_market = этот шаг относится к другому рынку
why-last_field = ваша фишка уже на последнем поле
why-no_token = у вас не осталось фишек, чтобы начать здесь
why-other_post = карта даёт другие фактории
why-posts_taken = таких свободных факторий здесь нет
why-other_quarter = карта не для этого квартала ({ $quarter })
why-space_taken = здесь уже стоит дом
why-not_yours = это не ваше
why-not_there = здесь нет вашей фишки
why-no_place = такого места в этом издании нет
why-when_lay = это делает бургомистр, карта за картой, когда их открывают
why-when_step = даёт карта или корабль на шкале времени
why-when_found = даёт карта фактории или глобус на шкале времени
why-when_build = даёт карта дома, герб на шкале времени или премия за все четыре рынка
why-when_lose_house = только когда игра отнимает у вас дом
why-when_lose_post = только когда игра отнимает у вас факторию
why-when_lose_step = только при кораблекрушении на шкале времени

## Почему издание отклонено

refused-whole_tens = { $money } не годится; деньги считаются целыми десятками.
refused-number_twice = номер { $number } стоит дважды; у четырёх частей одной области номера от 1 до { $parts }.
refused-quarter = { $value } не годится; рядов должно быть { $rows }, мест в каждом не больше { $columns }, например "oo.o".
refused-bridge = мост соединяет два разных квартала.
refused-house_space = { $value } — не место для дома; такое место называется, например, 'grachten_a3'.
refused-posts_in_region = факторий в этой части света: { $there }; годится от 1 до { $most }.
refused-same_house = у двух позиций одно и то же место для дома.
refused-few_posts = столько факторий этого вида нет.
refused-list_of_fields = здесь нужен список, полей в нём от 2 до { $most }.
refused-start_and_end = первое поле, и только оно, — начало; последнее, и только оно, — конец.
refused-no_such_card = { $value } — не карта; карты называются, например, 'post_silk' или 'house_oude_zijde_grachten_gems'.
refused-many_cards = карт слишком много: { $there }; годится не больше { $most }.
refused-hourglasses = песочных часов: { $there }; чтобы пройти шкалу времени от первого поля до предпоследнего, их нужно { $needed }.
refused-turns = карт: { $there }; при числе игроков { $seats } у всех не будет поровну ходов по { $discs } карты; число карт должно делиться на { $multiple }.

## Подписи

label-turn = ход { $turn } из { $turns }
label-edition = Издание: { $edition }. Деньги в тысячах гульденов.
label-mayor = бургомистр
label-now = Сейчас { $year }: { $field }
label-deck = { $cards ->
    [one] Осталась { $cards } карта
    [few] Осталось { $cards } карты
   *[many] Осталось { $cards } карт
    }, среди них { $hourglasses ->
    [one] { $hourglasses } песочные часы
   *[other] { $hourglasses } песочных часов
    }
label-drawn = открыта
label-exchange = Биржа
label-amsterdam = Амстердам
label-colonies = Фактории
label-players = Игроки
label-cash = деньги
label-loans = займы
label-tokens = фишки
label-houses = дома
label-posts = факт.
label-bonuses = премии
label-if_scored = если бы подсчёт сейчас: биржа, дома, фактории
label-bonus_letters = H бесплатный дом, R четыре части света, Q четыре квартала, = мост. Перед названием стоят ранг и номер части.
label-sold = Продано
label-claimant = заявка: { $seat }

## The rules in short

label-rules_summary =
    Торговля, дома и фактории с 1579 по 1666 год; побеждает самый богатый.
    Бургомистр открывает карты и кладёт по одной на каждый диск: одну для себя, одну на продажу по часам, одну в сброс. Песочные часы сразу двигают время.
    Своя карта используется бесплатно, другая продаётся, и должность переходит дальше.
    Карта товаров: шаги на бирже (до { $steps }), не больше { $most } на одном рынке.
    Карта фактории: фактория там, где указано, и шаг на её рынке.
    Карта дома: дом в названном квартале и шаг на названном рынке.
    От любой выгоды можно отказаться; потери обязательны.
    Часы идут вниз; кто остановил, покупает по этой цене, бургомистр тоже. Заявка до начала пускает их снова с удвоением: перебить стоит двойную цену.
    Шкала времени приносит подарки, потери, займы и подсчёт одной из областей:
    – биржа: по самым дальним фишкам на каждом рынке;
    – Амстердам: по самой большой группе соединённых домов в квартале;
    – части света: по числу факторий в каждой.
    Части имеют ранг, первая платит больше всех; в каждой платят первым двум.
    Премии, при потере возвращаются: поле { $position } на всех рынках (дом бесплатно), фактория в каждой части света, дом в каждом квартале, дома на обоих концах моста.
    1666: считаются все три области, и каждый заём возвращают с лихвой.
