# Почему файл издания отклонён. То, что стоит в файле, приводится так, как оно там стоит.

bad_edition = { $line ->
    [0] { $name }: { $why }
   *[other] { $name }, строка { $line }: { $where }: { $why }
    }
row = запись { $row }

refused-too_long = больше { $most } знаков; это не файл издания.
refused-not_toml = это неправильный TOML; по-английски: { $error }.
refused-no_file = Файла издания { $file } нет.
refused-no_text = Файл издания { $file } нельзя прочесть: это не текст в UTF-8.
refused-unreadable = Файл издания { $file } нельзя прочесть; система сообщает: { $error }.
refused-missing = не хватает { $what }.
refused-missing_in_row = не хватает { $what }; в записи должны быть { $keys }.
refused-unknown = { $what } здесь неизвестно; здесь может стоять: { $keys }.
refused-table = { $value } не годится; нужна таблица с { $keys }.
refused-whole_number = { $value } не годится; нужно целое число от { $low } до { $high }.
refused-whole_numbers = { $value } не годится; нужны целые числа от { $low } до { $high }.
refused-list_of_numbers = { $value } не годится; нужен список из { $count ->
    [one] { $count } целого числа
   *[other] { $count } целых чисел
    }.
refused-word = { $value } не годится; нужно одно из слов: { $allowed }.
refused-title = название издания — это текст от 1 до { $most } печатных знаков.
refused-list_of_rows = здесь нужен список из { $count ->
    [one] { $count } записи
   *[other] { $count } записей
    }, и в каждой должны быть { $keys }.
refused-number_of_rows = { $there ->
    [one] { $there } запись не годится
    [few] { $there } записи не годятся
   *[other] { $there } записей не годятся
    }; нужно ровно { $count }.
