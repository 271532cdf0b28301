// Okabe–Ito colours, safe for colour-blind people, and a symbol each that is on every piece.

export const SYMBOLS = ["anchor", "tulip", "windmill", "ship", "crown"] as const;
export type Symbol = (typeof SYMBOLS)[number];

export function symbolOf(seat: number): Symbol {
  return SYMBOLS[seat % SYMBOLS.length] as Symbol;
}

/** The colour of a seat's pieces, as a token of the design system. */
export function colourOf(seat: number): string {
  return `var(--player-${seat % SYMBOLS.length})`;
}

/** Own first, then in turn order after one's own seat. */
export function ownFirst(count: number, own: number | null): number[] {
  return Array.from({ length: count }, (_, k) => (k + (own ?? 0)) % count);
}
