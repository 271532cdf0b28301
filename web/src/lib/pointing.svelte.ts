import type { Choice } from "./api-types";

interface Rect { x: number; y: number; width: number; height: number }
interface Tip { text: string; at: Rect; from: Element; spoken: string }

/** What the pointer or the keyboard is at, and what can be done there: shown by Tip and Menu. */
export const pointing: { tip: Tip | null; menu: { label: string; choices: Choice[]; at: Rect; act: (choice: Choice) => void; from: Element } | null } =
  $state({ tip: null, menu: null });

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

let soon: ReturnType<typeof setTimeout> | undefined;
let pointed: Element | null = null;

/** Show lines beside an element after a while; `more` are lines that have to be asked for. */
export function pointAt(element: Element, lines: readonly string[], wait: number, more?: () => Promise<readonly string[]>): void {
  clearTimeout(soon);
  pointed = element;
  soon = setTimeout(() => {
    const show = (all: readonly string[], spoken = "") => (pointing.tip = { text: all.filter(Boolean).join("\n"), at: rectOf(element), from: element, spoken });
    show(lines);
    void more?.().then((found) => {
      if (pointed === element && found.length) show([...lines, ...found], found.join(" "));
    });
  }, wait);
}

export function pointAway(): void {
  clearTimeout(soon);
  pointed = null;
  // Not at once: a focused button that is being taken away calls this in the middle of drawing.
  queueMicrotask(() => {
    if (pointing.tip && pointing.tip.from !== pointed) pointing.tip = null;
  });
}

/** For a button: its rule, shown after a moment of hovering, or when the keyboard rests on it. */
export function tip(node: HTMLElement, text: string) {
  let told = text;
  const over = () => told && pointAt(node, [told], 450);
  const focus = () => told && node.matches(":focus-visible") && pointAt(node, [told], 700);
  node.addEventListener("mouseenter", over);
  node.addEventListener("mouseleave", pointAway);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", pointAway);
  node.addEventListener("click", pointAway);
  return {
    update(next: string) {
      told = next;
    },
    destroy() {
      if (pointed === node) pointAway();
    },
  };
}
