# Собственные слова клиента в браузере.

start-title = Три игры о торговле у воды
start-lead = Садитесь за стол: сразу против ботов или с друзьями по ссылке. Учётная запись не нужна.
games = Игры
about-nieuw-amsterdam = Стройте молодой город, расчищайте землю и везите меха по Гудзону. Каждый раунд начинается с торгов за действия.
about-merchants-of-amsterdam = Дома у каналов, фактории за морем, товары на бирже: торгуйтесь с падающими часами.
about-riverboat = Фермы на Миссисипи: ставьте работников на поля, сажайте урожай и отправляйте пароходы в Новый Орлеан.
about-other = Игра о торговле у воды.
seats-range = Игроков: от { $least } до { $most }
play-now = Играть сейчас
new-table = Новый стол
rules = Правила
my-tables = Мои столы
my-tables-none = Вы пока не сидите ни за одним столом.
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт игроков. Откройте стол сами.
finished-games = Сыгранные партии
finished-none = Здесь ещё не сыграно ни одной открытой партии.
your-turn = Ваш ход
is-over = закончена
is-open = ждёт игроков
try-again = Попробовать ещё раз
seat-empty = свободное место
which-game = Какая игра
lobby-seats = Места
how-many = Игроков
seat-number = Место { $number }
seat-me = Я
seat-open = Свободно: друг по ссылке или кто угодно
seat-bot = Бот: { $level }
terms = Условия
time = Время
time-untimed = Без часов
time-live = Вживую: 15 минут и 20 секунд за ход
time-quick = Быстро: 5 минут и 8 секунд за ход
time-day = По переписке: день на ход
time-days = По переписке: три дня на ход
flag-public = Стол виден всем
flag-spectators = Зрители допускаются
flag-undo = Ходы можно брать назад
flag-hints = Подсказки разрешены
flag-rated = Рейтинговая: без подсказок, идёт в рейтинг
own-edition = Компоненты из моей коробки
edition = Издание: { $name }.
edition-reconstruction = Некоторые числа — наша реконструкция, а не данные изданной игры.
open-table = Открыть стол
your-name = Ваше имя
guest-name = Гость
sit-here = Сесть сюда
add-bot = Посадить бота
bot-level = Уровень ботов
present = здесь
away = нет за столом
stand-up = Встать
clear-seat = Освободить место
invite = Пригласить
invite-how = Кто откроет эту ссылку, может сесть за стол.
invite-link = Ссылка-приглашение
copy = Скопировать
copied = Скопировано
start-game = Начать
close-table = Закрыть стол
to-start = На главную
prompt-region = Что решать
choices = Варианты
hint = Подсказка
hint-said = Бот выбрал бы: { $move }
hint-estimate = (ждёт около { $points } очков и { $percent } % победы)
undo = Отменить
undo-ask = Попросить отменить
undo-key = Взять назад последнее решение (клавиша U)
confirm = Подтвердить
cancel = Отмена
line-broken = Связь с сервером прервана. Мы пробуем снова; ничего не потеряно.
fault-unreachable = Сервер недоступен. Есть ли связь? Попробуйте ещё раз.
fault-unknown = Что-то пошло не так. Попробуйте ещё раз.
players = Игроки
you = вы
turn-order = Место в порядке хода
is-deciding = решает
bot-plays = играет бот
time-left = Осталось времени
points = очки
holdings = Имущество
replace-by-bot = Пусть пока играет бот
log = Ход игры
log-look = Посмотреть стол на этот момент
log-empty = Пока ничего не произошло.
log-and-chat = Ход игры и разговор
chat = Разговор
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
send = Отправить
board = Поле
more = Ещё
keys = Клавиши: Tab и Enter для всего; U отменить, D готово или пас, H подсказка, [ и ] назад и вперёд.
leave = Пусть за меня играет бот
come-back = Вернуться за стол
resign = Сдаться
resign-sure = Сдаться? Бот доиграет за вас, и вы будете последним.
looking-back = Взгляд назад: после хода { $move } из { $of }
step-back = Назад
step-on = Вперёд
back-to-now = К настоящему
agree = Согласиться
refuse = Отказать
dial = Часы
dial-stop = Стоп на { $price }
place-not-now = Сейчас здесь ничего нельзя сделать.
end-places = Партия окончена.
end-ledger = Откуда очки
total = Итого
chart-lead = Как менялось лидерство
chart-moves = ходы
rematch = Сыграть ещё
rematch-join = К следующей партии
replay = Просмотр партии
download-record = Скачать запись
end-fair = Честно ли тасовали?
end-seed = Секрет тасовки:
end-hash = Его хеш, известный с начала:
replay-of = Просмотр: { $title }
to-first = К началу
to-last = К концу
play = Пуск
pause = Пауза
move-of = Ход { $move } из { $of }
to-table = К столу
loading = Минутку …
no-way-in = Сюда не войти
new-version = Появилась новая версия
new-version-how = Часть страницы не загрузилась, возможно, Quayside обновился. Перезагрузите страницу; ничего не потеряно.
reload = Перезагрузить
lost = По этому адресу ничего нет
lost-how = Возможно, ссылка устарела или введена с ошибкой.
skip = К содержанию
house = Quayside
settings = Настройки
account = Учётная запись
to-light = Светлая
to-dark = Тёмная
setting-language = Язык
setting-theme = Оформление
setting-theme-system = Как в системе
setting-theme-light = Светлое: у окна
setting-theme-dark = Тёмное: ночная гавань
setting-motion = Движение
setting-motion-system = Как в системе
setting-motion-full = Фигуры движутся
setting-motion-reduced = Ничего не движется
setting-sound = Звук
setting-sound-off = Тишина
setting-sound-bell = Колокол, когда мой ход
setting-play = Игра
setting-confirm = Спрашивать перед каждым ходом
settings-kept = Хранится в этом браузере.
account-guest = Вы играете как гость. Пароль сделает из этого учётную запись, и вы сможете вернуться откуда угодно.
account-yours = Это ваша учётная запись.
account-make = Создать учётную запись
account-password = Сменить пароль
email = Почта для извещений (необязательно)
password = Пароль
password-old = Текущий пароль
password-new = Новый пароль (от 8 знаков)
save = Сохранить
saved = Сохранено.
log-in = Войти
log-out = Выйти
logged-in = С возвращением.
logged-out = Вы вышли.
be-guest = Просто гость
delete-me = Удалить мои данные
delete-sure = Удалить имя, почту, пароль и сообщения навсегда?
deleted = Ваши данные удалены.
rules-missing = Для этой игры ещё нет страницы правил.
rules-english = Эта страница ещё не переведена: вот она по-английски.
contents = Содержание
yes = да
no = нет
na-round = Раунд { $round } из { $rounds }
na-supply = Мехов в запасе: { $supply }
na-river = Река с деревнями и факториями
na-hudson = Северная река
na-village = Деревня { $number }
na-stop = Деревня { $number }: длинных домов { $longhouses }, факторий { $posts }
na-boat = Лодка вверх по реке стоит { $grain } зерна
na-rule-river = Если деревня напротив вашей фактории пуста, каждый обмен стоит зерна всех лодок до ближайшей деревни с длинным домом.
na-town = Город и шесть его кварталов
na-no-business = пока нет предприятий
na-rule-lumberyard = Особое действие: купить сколько угодно дерева по 1 монете или продать. Сбор 1 монета, если у вас здесь не больше всех предприятий (ничья годится).
na-rule-granary = Особое действие: купить сколько угодно зерна по 1 монете или продать. Сбор 1 монета, если вы здесь не лидер.
na-rule-docks = Особое действие: построить склад за 1 дерево, чтобы вместить больше товаров. Сбор 1 монета, если вы здесь не лидер.
na-rule-millwork = Особое действие: построить на своей земле от 1 до 3 домов по 1 дереву. Сбор 1 монета, если вы здесь не лидер.
na-rule-black-market = Особое действие: взять из запаса 1, 2 или 3 меха за 3, 6 или 9 монет и товаров. Сбор 1 монета, если вы здесь не лидер.
na-rule-trading-company = Особое действие: передвинуть факторию вверх по реке за 1 дерево. Сбор 1 монета, если вы здесь не лидер.
na-cash-box = Денежный сундук
na-column = Столбец { $number }: город { $city }, земля { $land }, торговля { $trade }, монеты { $coins }
na-column-owned = Столбец { $number }: взял игрок { $name }
na-rule-column = Каждый столбец разыгрывают на торгах: его жетоны — ваши действия в раунде. При оплате всё имущество стоит 1.
na-bids = Ставки
na-passed = пас
na-auction-opens = Торги за столбец { $number }
na-traders = Торговцы ленапе
na-no-furs = нет мехов
na-each = за мех
na-all = за все
na-rule-trader-top = Жетон торговли: возьмите здесь от 1 до 4 мехов по 1 товару.
na-rule-trader-all = Жетон торговли: возьмите все меха этого торговца за указанные товары.
na-land-offer = Земли на выбор
na-ship-offer = Корабли на выбор
na-land-card = Земля: мест для домов { $houses }, дерева { $timber }, зерна { $grain } за раунд
na-rule-land = Жетон земли даёт карту. Когда дома стоят, другой жетон её расчищает: дерево, очки по месту в ряду и зерно каждый раунд.
na-ship-card = Корабль: мехов { $furs }; монет { $coins } сразу, товаров { $goods } каждый раунд
na-rule-ship = Жетон торговли: погрузите ровно столько мехов. 3 очка за мех самого частого вида, 2 за следующий, 1 за прочие.
na-once = сразу
na-each-round = за раунд
na-stock = Зданий в запасе
na-wharf = Складов { $count } из 4, места для товаров { $storage }
na-row-card = Земля: домов { $built } из { $houses }; расчистка даст { $timber } дерева, { $points } очков на этом месте, затем { $grain } зерна за раунд
na-row-cleared = Расчищенная земля: { $grain } зерна за раунд
na-own-ship = Корабль: { $goods } товаров за раунд
na-forecast = Конец раунда:
na-forecast-rule = Что принесёт конец раунда: зерно после кормления, товары кораблей, монеты города; что дали бы выборы сейчас
na-forecast-grain = зерно
na-forecast-goods = товары
na-forecast-coins = монеты
na-forecast-elections = очки на выборах сейчас
na-forecast-travel = зерно за путь при обмене
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
    }
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
    }
na-houses = { $count ->
    [one] { $count } дом
    [few] { $count } дома
   *[many] { $count } домов
    }
na-leads = { $count ->
    [one] Больше всех: { $names }
   *[other] Поровну больше всех: { $names }
    }

## Merchants of Amsterdam: поле и часы

ma-turn = Ход { $turn } из { $turns }
ma-town = Старый город Амстердам и его четыре квартала
ma-harbour = Het IJ
ma-free-space = свободно
ma-free-posts = { $count ->
    [0] свободных факторий нет
    [one] { $count } свободная фактория
    [few] { $count } свободные фактории
   *[other] { $count } свободных факторий
    }
ma-bridge = Мост: { $money } за дома на обоих концах
ma-bridge-held = Мост: его держит { $name }, { $money }
ma-rule-bridge = Дома на обоих концах моста сразу приносят деньги. Если один из них исчезнет, деньги придётся вернуть.
ma-rule-house = Здесь строят по карте дома или по гербу. Ваши дома, стоящие в квартале бок о бок, — одна группа.
ma-rule-houses = Подсчёт: больше всего платит самый застроенный квартал. В каждом квартале первую сумму получает самая большая группа домов, вторую — следующая; при равенстве делят.
ma-rule-post = Здесь основывают факторию по карте или по глобусу; она даёт и шаг на рынке своего товара.
ma-rule-posts = Подсчёт: больше всего платит самый занятый край. В каждом крае первую сумму получает тот, у кого больше факторий, вторую — следующий; при равенстве делят.
ma-rule-exchange = Подсчёт: больше всего платит рынок, где фишка дальше всех. На каждом рынке первую сумму получает передняя фишка, вторую — следующая; при равенстве делят. На поле { $field } всех четырёх рынков можно бесплатно построить дом.
ma-rule-scoring = Четыре части располагают по порядку, в каждой платят двум первым. Книга внизу показывает, сколько вышло бы сейчас.
ma-rule-deck = Бургомистр открывает карты по одной и кладёт каждую на диск, не видя следующей. Песочные часы сразу двигают метку времени.
ma-rule-mayor = Эту карту бургомистр выполняет бесплатно.
ma-rule-auction = Эту карту продают по часам; купить может каждый, и бургомистр тоже.
ma-rule-discard = Эту карту сбрасывают.
ma-part = { $part }, место { $rank }: { $standings }
ma-standing = { $name } { $count }
ma-standing-paid = { $name } { $count }, получил бы { $money }
ma-nobody = пока никого
ma-exchange = Биржа
ma-time = Лента времени
ma-now = Метка здесь.
ma-past = Пройдено.
ma-ahead = { $count ->
    [1] Следующее поле.
    [one] Через { $count } поле.
    [few] Через { $count } поля.
   *[other] Через { $count } полей.
    }
ma-hourglasses = песочных часов: { $count }, карт в колоде: { $cards }
ma-next-scoring = { $area }: { $count ->
    [1] следующее поле
    [one] через { $count } поле
    [few] через { $count } поля
   *[other] через { $count } полей
    }
ma-discs = Диски бургомистра и колода
ma-disc-mayor = Себе
ma-disc-auction = На продажу
ma-disc-discard = В сброс
ma-drawn = Открыта
ma-deck = Колода
ma-no-card = карты пока нет
ma-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
    }
ma-mayor-is = Бургомистр: { $name }
ma-is-mayor = Бургомистр
ma-own-price = Ваша цена: { $price }
ma-own-none = Вы не назначили цену
ma-sold = Продано
ma-sale = { $name } платит { $price }: { $card }
ma-area-exchange = Биржа
ma-area-houses = Дома
ma-area-posts = Фактории
ma-unit-exchange = поле
ma-unit-houses = бо́льшая группа
ma-unit-posts = фактории
ma-ledger-next = подсчёт { $year }
ma-if-now = Сейчас вышло бы
ma-bonuses = Премии
ma-bonuses-rule = потерявший возвращает
ma-bonus-free-house = Поле { $field } на всех рынках
ma-bonus-house = дом
ma-bonus-regions = Фактория в каждом крае
ma-bonus-quarters = Дом в каждом квартале
ma-bonus-bridges = Оба конца моста
ma-held = есть
ma-cash = Деньги, в тысячах гульденов
ma-tokens = Фишки в запасе
ma-houses = Дома
ma-posts = Фактории
ma-debt = { $count ->
    [one] { $count } ссуда
    [few] { $count } ссуды
   *[other] { $count } ссуд
    }: в конце вернуть { $owed }
ma-forecast = Сейчас вышло бы:
ma-forecast-rule = Сколько принёс бы следующий подсчёт каждой области, случись он сейчас
dial-how = Остановите часы на цене, которую готовы заплатить.
dial-ready = Часы сейчас пойдут. Взгляните на карту.
dial-starts = сейчас
dial-wait = { $count } …
dial-claim = Заявить за { $price }
dial-claim-how = Остановка сейчас — заявка за { $price }; часы пойдут снова, вдвойне.
dial-claimed = Вдвойне! { $name } заявляет карту за { $price }.
dial-twice = дважды { $price }
dial-stopped = Вы остановили часы на { $price }. Полсекунды для остальных …
dial-window = Кто-то остановил часы. Быстрая остановка на большей цене ещё считается.
dial-dear = Слишком дорого: вы можете остановить часы с { $price }.
dial-poor = Эту карту вам не оплатить. Торгуются остальные.
dial-watch = Игроки торгуются.
dial-down = Никто не остановил: карта не продана.
dial-down-claimed = Никто не остановил: карту получает { $name }.
dial-broken = Связь прервана: остановка не дойдёт. Мы пробуем снова.
dial-space = Пробел, касание или щелчок
dial-ticks-on = Включить тиканье
dial-ticks-off = Без тиканья
sealed-slider = Цена, на которой я остановлю часы
sealed-never = никогда
sealed-none = нет
sealed-set = Тайно назначить { $price }
sealed-claim = Заявить за { $price }
