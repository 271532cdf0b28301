# Why an edition file is refused. What stands in the file is quoted as it stands there.

bad_edition = { $line ->
    [0] { $name }: { $why }
   *[other] { $name }, line { $line }: { $where }: { $why }
    }
row = row { $row }

refused-too_long = longer than { $most } characters; this is not an edition file.
refused-not_toml = not valid TOML: { $error }.
refused-no_file = There is no edition file { $file }.
refused-no_text = The edition file { $file } cannot be read: it is not UTF-8 text.
refused-unreadable = The edition file { $file } cannot be read: { $error }.
refused-missing = { $what } is missing.
refused-missing_in_row = { $what } is missing; a row has { $keys }.
refused-unknown = { $what } is not known; what may stand here: { $keys }.
refused-table = { $value } is not allowed; a table with { $keys } is.
refused-whole_number = { $value } is not allowed; a whole number from { $low } to { $high } is.
refused-whole_numbers = { $value } is not allowed; whole numbers from { $low } to { $high } are.
refused-list_of_numbers = { $value } is not allowed; a list of { $count } whole numbers is.
refused-word = { $value } is not allowed; one of { $allowed } is.
refused-title = the name of the edition is a text of 1 to { $most } printable characters.
refused-list_of_rows = a list of { $count } rows is expected, each with { $keys }.
refused-number_of_rows = { $there } rows are not allowed; exactly { $count } are.
