# Компоненты игры.

section-start = В начале
section-furs = Шкуры
section-tiles = Жетоны действий
section-cleared_land = Очки за расчищенную землю
section-wharf = Пристань
section-traders = Торговцы ленапе
section-cash_box = Денежный ящик
section-river = Река
section-land = Карты земли
section-ships = Корабли

note-start = На каждого игрока.
note-cleared_land = По месту в ряду, слева.
note-wharf = Слева направо: сколько товаров вмещает каждый следующий склад.
note-traders = Верхний торговец продаёт шкуры поштучно по этой цене, остальные — всё, что у них есть.
note-cash_box = Слева направо: сколько жетонов в колонке и монеты под ней.
note-river = Вверх по реке. Места для длинных домов по отметкам: без отметки, 3+, 4+, 5. Лодка ведёт к следующей стоянке.
note-land = Места для домов, дерево за расчистку, зерно каждый раунд.
note-ships = Сколько шкур погрузить, монеты сразу, товары каждый раунд.

number-warehouses = склад
number-columns = колонка
number-stops = стоянка
number-cards = карта

figure-buildings = здания
figure-grain = зерно
figure-timber = дерево
figure-goods = товары
figure-coins = монеты
figure-furs = шкуры
figure-of_each_kind = каждого вида
figure-points = очки
figure-docks = товары
figure-top = верхний
figure-middle = средний
figure-bottom = нижний
figure-tiles = жетоны
figure-longhouses = места для длинных домов
figure-black = чёрные места факторий
figure-white = белые места факторий
figure-boat = лодка (зерно)
figure-decade = десятилетие
figure-houses = дома
