# Слова командной строки.

colour-blue = Синий
colour-orange = Оранжевый
colour-green = Зелёный
colour-red = Красный
colour-purple = Лиловый

welcome = Ваш цвет: { $name }. Против вас: { $others } ({ $level }).
welcome-hotseat = За этим столом: { $others }.
welcome-rules = r — правила вкратце, ? — помощь.
narrow = Для стола нужен терминал шириной { $columns } знаков; здесь { $width }, и строки будут разорваны.
level-random = боты, играющие наугад
level-greedy = жадные боты
level-easy = лёгкие боты
level-medium = средние боты
level-hard = сильные боты
level-expert = боты-эксперты

won = { $count ->
    [1] { $names } побеждает.
   *[other] { $names } делят победу.
    }
total = Итого
replay-stands = Позиция после хода { $moves } из { $of }.

games-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
    }
games-edition = издание: { $edition }

choose = Ваш выбор
choose-number = число от { $least } до { $most }
commands = { $undo ->
    [own] u отмена ·{" "}
    [other] u отмена ({ $who }) ·{" "}
   *[no] {""}
    }b стол · l журнал · h совет · r правила · s запись · q запись и выход · ? помощь
    несколько ответов в одной строке: 1 1 3
help =
    Введите номер варианта или его слова ({ $example }); достаточно их начала ({ $short }).
    В одной строке может быть несколько ответов: 1 1 3 — это оплата тремя предметами подряд. Лишние ответы забываются, если действует кто-то другой.
    p — пас или остановка, где это возможно. Пустая строка снова показывает варианты.
    u (отмена) отменяет последнее решение, пока никто другой не походил и ничего не открылось; b (стол) снова показывает стол; l (журнал) весь ход партии; h (совет) три лучших варианта; r (правила) правила вкратце; s (запись) сохраняет; q (выход) сохраняет и выходит.

# What may be typed for a command, besides its letter and the English word
word-undo = отмена, отменить
word-board = стол, поле
word-log = журнал
word-hint = совет
word-rules = правила
word-save = запись, сохранить
word-quit = выход, выйти
word-help = помощь, справка
word-pass = пас

ahead-forgotten = Введено заранее и забыто, так как действует кто-то другой: { $rest }
unknown = { $said } — такого варианта нет.
no-undo = Это уже не отменить: кто-то другой сделал ход или что-то открылось.
undone = Отменено последнее решение. Игрок: { $who }.
hint-heading = Лучшие варианты после секунды раздумий: ожидаемые очки, доля победы и доля раздумий
hint = очки { $points } · победа { $outlook } · раздумья { $share }: { $choice }
saved = Сохранено в { $file }. Продолжить: quayside play --resume { $word }
saved-end = Запись партии в файле { $file }.
save-folder = { $file } — это папка, а партия сохраняется в файл.
save-exists = Файл { $file } уже есть и не будет переписан. Выберите другое имя или, если это сохранённая партия, продолжите её: --resume.
save-impossible = Партию нельзя сохранить в { $file }: { $reason }.
save-where = Другое имя файла (пустая строка: играть дальше)
save-not = Партия не сохранена.
reconstruction = Большинство чисел на картах и поле в издании, которое идёт с Quayside, — реконструкция. Если у вас есть коробка, можно ввести свои: см. --edition.

# quayside rules
rules-more = Все правила: quayside rules { $game } --language { $language }
rules-no-chapter = Главы «{ $chapter }» нет; есть главы { $chapters }.

# quayside verify
verify-record = { $title }, игроков: { $seats }, издание «{ $edition }», версия правил { $rules }.
verify-seed = Зерно случайности соответствует опубликованной контрольной сумме.
verify-no-hash = Запись не сообщает контрольной суммы зерна случайности, поэтому она не проверялась.
verify-moves = { $moves ->
    [one] Все ходы допустимы: { $moves } ход.
    [few] Все ходы допустимы: { $moves } хода.
   *[many] Все ходы допустимы: { $moves } ходов.
    }
verify-not-over = Игра не закончена.
verify-no-result = Запись не сообщает результата. Её ходы ведут к таким очкам по местам: { $scores }; побеждает место { $winners }.
verify-result = Результат верен: очки по местам { $scores }; побеждает место { $winners }.

# quayside simulate
simulate-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
    } { $game }, мест: { $seats }, зерно случайности «{ $seed }»
simulate-speed = решений: { $decisions } за { $seconds } с, в секунду: { $decisions_per_second }
simulate-scores = средние очки по местам: { $scores }; решений за партию: { $mean_decisions_per_game }
digest = контрольная сумма { $digest }

# quayside hint
hint-move = Ход { $move }. { $who }: { $prompt }
hint-choice = вариант
hint-thinking = раздумья
hint-outlook = победа
hint-points = очки
hint-legend = раздумья: какая их часть ушла на вариант; победа: примерно доля победы, которую он обещает.
hint-over = { $moves ->
    [one] Игра окончена, в ней { $moves } ход; --to N вернёт к более раннему.
    [few] Игра окончена, в ней { $moves } хода; --to N вернёт к более раннему.
   *[many] Игра окончена, в ней { $moves } ходов; --to N вернёт к более раннему.
    }
hint-not-turn = Сейчас ходит не место { $seat }, а место { $seats }.

# quayside arena
arena-match = { $title }, мест: { $seats }, партий: { $games }, зерно случайности «{ $seed }»
arena-deals = { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
    }, каждый сыгран { $times ->
    [one] { $times } раз.
    [few] { $times } раза с переменой мест.
   *[many] { $times } раз с переменой мест.
    }
arena-alone = { $first } один против { $others } × { $second }, по очереди на каждом месте.
arena-all = Каждый бот по очереди на каждом месте{ $who ->
    [twice] {" "}(некоторые сидят дважды).
    [waiting] {" "}(некоторые ждут).
   *[once] .
    }
arena-not-whole = Последний расклад сыгран не целиком; честнее было бы число партий, кратное { $games }.
arena-column-bot = бот
arena-column-share = победы (95 %)
arena-column-fair = × доли
arena-column-score = очки
arena-column-rating = рейтинг
arena-column-time = время
arena-column-decisions = решения
arena-kept = Записи, результаты и график лежат в { $folder }.
arena-interrupted = Сохранено в { $folder }, партий: { $games }; --resume продолжит.
arena-resume-what = Для --resume нужен --out DIR: папка матча, который надо продолжить.
fault-raised = { $bot }: ошибка в { $count } из { $decisions } решений; вместо них сделаны случайные ходы ({ $first }).
fault-illegal = { $bot }: недопустимый ход в { $count } из { $decisions } решений; вместо них сделаны случайные ходы ({ $first }).
fault-late = { $bot }: нехватка времени в { $count } из { $decisions } решений; вместо них сделаны случайные ходы ({ $first }).

# quayside ladder
ladder-step = { $upper } против { $lower }, мест: { $seats }
ladder-done = Таблица в файле { $file }, партии в { $folder }.
