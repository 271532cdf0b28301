# Компоненты игры.

section-start = В начале
section-positions = Начальные позиции
section-scoring_numbers = Номера подсчёта
section-exchange = Биржа
section-amsterdam = Амстердам
section-colonies = Части света
section-commodity_card = Карта товаров
section-deck = Колода
section-clock = Часы
section-bonuses = Премии
section-loan = Заём
section-payouts = Выплаты
section-time_track = Шкала времени

note-start = На каждого игрока.
note-positions = Третья фишка начинает на рынке фактории.
note-amsterdam = Ряды a–c с севера на юг, столбцы с запада на восток: «o» — место для дома, «.» — нет места. Места бок о бок соединены. С запада на восток: Грахтен, Ньиве-Зейде, Ауде-Зейде, Ластаге.
note-colonies = Сколько факторий показывают каждый товар.
note-clock = Их циферблат, от 200 до 50 десятками, — часть программы.
note-payouts = Для части, первой, второй, третьей и четвёртой по рангу.

number-spaces = позиция

figure-cash = деньги
figure-tokens = фишки
figure-house = дом
figure-post = фактория
figure-number = номер
figure-fields = полей на рынке
figure-from = мост от
figure-to = до
figure-steps = шаги
figure-in_one_market = из них на одном рынке не больше
figure-face = карта
figure-count = число
figure-milliseconds_a_step = миллисекунд на шаг
figure-free_house_field = поле на всех рынках для бесплатного дома
figure-regions = четыре части света
figure-quarters = четыре квартала
figure-bridge = мост
figure-paid = выдаётся
figure-owed = вернуть
figure-A = A
figure-B = B
figure-C = C
figure-first = первый
figure-second = второй
figure-year = год
figure-field = поле
figure-payout = выплата
