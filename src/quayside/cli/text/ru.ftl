# Слова командной строки.

colour-blue = Синий
colour-orange = Оранжевый
colour-green = Зелёный
colour-red = Красный
colour-purple = Лиловый

welcome = Ваш цвет: { $name }. Против вас: { $others } ({ $level }).
welcome-hotseat = За этим столом: { $others }.
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
    [yes] u отмена ·{" "}
   *[no] {""}
    }b стол · l журнал · h совет · s запись · q запись и выход · ? помощь
help = Введите номер варианта или его слова (например, { $example }). Другие команды: u отменяет ваше последнее решение, пока никто другой не походил и ничего не открылось; b снова показывает стол; l весь журнал; h что сделал бы бот; s сохраняет; q сохраняет и выходит.
unknown = { $said } — такого варианта нет.
no-undo = Это уже не отменить: кто-то другой сделал ход или что-то открылось.
undone = Отменено.
hint = Бот выбирает: { $choice }
saved = Сохранено в { $file }. Продолжить: quayside play --resume { $file }
saved-end = Запись партии в файле { $file }.
reconstruction = Большинство чисел на картах и поле в издании, которое идёт с Quayside, — реконструкция. Если у вас есть коробка, можно ввести свои: см. --edition.
