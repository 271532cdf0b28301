import type { Choice } from "./api-types";

interface Rect { x: number; y: number; width: number; height: number }

/** What the pointer or the keyboard is at, and what can be done there: shown by Tip and Menu. */
export const pointing: { tip: { text: string; at: Rect } | null; menu: { label: string; choices: Choice[]; at: Rect; act: (choice: Choice) => void; from: Element } | null } =
  $state({ tip: null, menu: null });

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
