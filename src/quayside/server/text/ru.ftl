# Слова самого сервера.

level-random = случайный
level-greedy = жадный
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = мастер
bot-name = { $count ->
    [0] Бот ({ $level })
   *[other] Бот { $count } ({ $level })
    }
seat-name = Место { $seat }

headline-open = { $count ->
    [0] Все на месте. Можно начинать.
    [one] Не хватает { $count } игрока.
   *[other] Не хватает { $count } игроков.
    }
headline-closed = От этого стола отказались.
headline-over = { $count ->
    [one] Победа: { $names }.
   *[other] Победу делят: { $names }.
    }
headline-waiting = Ждём: { $names }.
undo-asked = { $count ->
    [one] { $name } просит вернуть { $count } ход.
    [few] { $name } просит вернуть { $count } хода.
   *[other] { $name } просит вернуть { $count } ходов.
    }
notice-title = Ваш ход: { $game }
notice-text = { $name }, ваш ход в игре { $game }: { $link }

## Отказы

refused-not_understood = Запрос не понят.
refused-too_large = Это слишком много.
refused-no_such_page = По этому адресу ничего нет.
refused-not_allowed_here = Этот адрес таких запросов не принимает.
refused-foreign_origin = Запросы с чужих сайтов не принимаются.
refused-too_often = Слишком много сразу. Подождите { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунды.
   *[other] { $seconds } секунд.
    }
refused-who_are_you = Сначала назовите своё имя.
refused-bad_login = Имя или пароль неверны.
refused-name_taken = Это имя занято. Выберите другое.
refused-bad_name = В имени от 1 до { $longest } видимых знаков.
refused-bad_password = В пароле от 8 до 200 знаков.
refused-bad_email = Это не адрес почты; они пишутся как anna@example.org.
refused-long_chat = В сообщении от 1 до { $most } знаков.
refused-bad_time_zone = Такого часового пояса нет; они пишутся как Europe/Amsterdam.
refused-is_guest = У гостей нет пароля. Сначала задайте его.
refused-is_account = У вас уже есть учётная запись.
refused-no_such_game = Такой игры нет. Игры: { $games }.
refused-bad_seats = В { $game } играют от { $least } до { $most } человек.
refused-bad_options = Такого параметра у игры нет, или его нельзя задать так. Выберите из тех, что предлагает игра.
refused-rated_for_people = Рейтинговые столы только для людей и только с изданием, которое идёт вместе с игрой.
refused-no_time = Часам нужно время: запас, добавка или срок больше 0 секунд.
refused-bad_edition = { $line ->
    [0] С этим изданием играть нельзя. Файл неверен: { $reason }
   *[other] С этим изданием играть нельзя. Строка { $line } ({ $where }) неверна: { $reason }
    }
refused-bad_record = Эта запись не годится: { $why ->
    [running] она сделана во время игры, без её зерна.
    [forged] её зерно не то, что было обещано в начале игры.
    [rules] её играли по другой версии правил.
    [edition] её играли с изданием, где другие числа.
    [illegal] ход { $move } правилами не разрешён.
    [result] её ходы не ведут к тому итогу, который в ней указан.
   *[damaged] это не полная запись партии Quayside.
    }
refused-no_such_table = Такого стола нет.
refused-other_rules = Эта партия начата по прежним правилам (версия { $then }, теперь { $now }), и её больше нельзя показать. Откройте новый стол.
refused-no_such_seat = Такого места нет; мест за столом: { $seats }.
refused-no_such_move = Такого хода нет; ходов сделано: { $moves }.
refused-no_such_bot = Такого бота нет. Уровни: { $levels }.
refused-private = Это закрытый стол. Попросите ссылку-приглашение.
refused-not_owner = Это может только тот, кто открыл стол.
refused-not_seated = Вы не сидите за этим столом.
refused-not_your_seat = Место { $seat } не ваше.
refused-seat_taken = Это место занято.
refused-seats_empty = { $count ->
    [one] Свободно { $count } место: пригласите кого-нибудь или посадите бота.
    [few] Свободны { $count } места: пригласите людей или посадите ботов.
   *[other] Свободно { $count } мест: пригласите людей или посадите ботов.
    }
refused-already_seated = Вы уже сидите за этим столом.
refused-already_started = Игра уже началась.
refused-not_started = Игра ещё не началась.
refused-is_over = Игра окончена.
refused-not_over = Игра ещё не окончена.
refused-is_closed = От этого стола отказались.
refused-not_your_turn = Сейчас не ваш ход.
refused-stale = Тем временем что-то произошло. Посмотрите ещё раз.
refused-not_legal = Сейчас так нельзя. Выберите один из предложенных ходов.
refused-no_undo = Возвращать нечего.
refused-no_request = Отвечать не на что.
refused-bot_plays = За это место сейчас играет бот.
refused-still_here = Бот может заменить только того, кто отошёл и заставляет ждать уже { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунды.
   *[other] { $seconds } секунд.
    }
refused-not_away = За вас бот не играет.
refused-no_hints = За этим столом подсказок нет.
refused-no_clock = Часы не идут.
refused-price_gone = Этой цены на часах уже нет.
refused-empty_chat = Здесь ничего не сказано.
refused-busy = Сервер сейчас не может этого сделать. Попробуйте чуть позже.
refused-broken = Здесь что-то пошло не так. Это записано; попробуйте ещё раз.
