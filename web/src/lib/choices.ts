import type { Choice } from "./api-types";

export interface Group {
  kind: string;
  numeric: boolean;
  choices: Choice[];
}

const CLOSING = ["done", "pass", "decline", "give_up_tile", "give_up_special"];

/** Choices in groups of one kind, in the server's order; what ends a step comes last. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  for (const choice of choices) {
    const last = groups.find((group) => group.kind === choice.kind);
    if (last) last.choices.push(choice);
    else groups.push({ kind: choice.kind, numeric: false, choices: [choice] });
  }
  for (const group of groups) group.numeric = group.choices.length > 6 && group.choices.every((one) => numberOf(one) !== null);
  return groups.sort((a, b) => closing(a.kind) - closing(b.kind));
}

function closing(kind: string): number {
  return CLOSING.includes(kind) ? 1 + CLOSING.length - CLOSING.indexOf(kind) : 0;
}

/** The number that a choice is about, if it has just one argument and that is a number. */
export function numberOf(choice: Choice): number | null {
  const values = Object.values(choice.arguments);
  return values.length === 1 && typeof values[0] === "number" ? values[0] : null;
}

/** The choice of a kind with this argument, to be offered at its place on the board. */
export function choiceAt(choices: readonly Choice[], kinds: readonly string[], argument?: string | number): Choice | undefined {
  return choices.find(
    (one) => kinds.includes(one.kind) && (argument === undefined || Object.values(one.arguments).includes(argument)),
  );
}

export function choicesOf(choices: readonly Choice[], kinds: readonly string[]): Choice[] {
  return choices.filter((one) => kinds.includes(one.kind));
}

/** Of the kinds of action that a place is for, the one that is asked for now; at other times the first. */
export function askedNow(choices: readonly Choice[], kinds: readonly [string, ...string[]]): string {
  return choices.find((one) => kinds.includes(one.kind))?.kind ?? kinds[0];
}

/** What is asked, for telling one question from the next: the same choices are the same question. */
export function questionOf(choices: readonly Choice[]): string {
  return choices.map((one) => one.id).join();
}
