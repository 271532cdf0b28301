import type { TableShown } from "./api-types";
import { say } from "./words.svelte";

/** The table, its players called by their seats where they have no names: a record that was brought along may know none. */
export function named(table: TableShown): TableShown {
  if (table.seats.every((seat) => seat.name)) return table;
  return { ...table, seats: table.seats.map((seat, k) => (seat.name ? seat : { ...seat, name: say("seat-number", { number: k + 1 }) })) };
}
