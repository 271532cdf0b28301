import type { Choice } from "./api-types";

interface Rect { x: number; y: number; width: number; height: number }
/** What a thing is and its rule; and why it cannot be used, where that had to be asked for. */
interface Tip { lines: readonly string[]; why: readonly string[]; at: Rect; from: Element }

/** What the pointer or the keyboard is at, and what can be done there: shown by Tip and Menu. */
export const pointing: { tip: Tip | null; menu: { label: string; choices: Choice[]; at: Rect; act: (choice: Choice) => void; from: Element } | null } =
  $state({ tip: null, menu: null });

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

let soon: ReturnType<typeof setTimeout> | undefined;
let pointed: Element | null = null;

/** Show lines beside an element after a while, or beside another part of the page that it belongs to. */
export function pointAt(element: Element, lines: readonly string[], wait: number, ask?: () => Promise<readonly string[]>, beside = element): void {
  clearTimeout(soon);
  pointed = element;
  soon = setTimeout(() => {
    const own = rectOf(element);
    const { y, height } = rectOf(beside);
    const show = (why: readonly string[]) => (pointing.tip = { lines: lines.filter(Boolean), why, at: { ...own, y, height }, from: element });
    show([]);
    void ask?.().then((why) => {
      if (pointed === element) show(why);
    });
  }, wait);
}

/** Nothing is pointed at any more; of an element that is left, only if the pointer has not come to another one already. */
export function pointAway(left?: Element): void {
  if (left && pointed !== left) return;
  clearTimeout(soon);
  pointed = null;
  // Not at once: a focused button that is being taken away calls this in the middle of drawing.
  queueMicrotask(() => {
    if (pointing.tip && pointing.tip.from !== pointed) pointing.tip = null;
  });
}

/** Whether the keyboard went somewhere on purpose: then it is told what is there. */
let tabbed = false;
addEventListener("keydown", (event) => (tabbed = event.key === "Tab"), true);
addEventListener("pointerdown", () => (tabbed = false), true);

/** For a button: its rule, shown after a moment of hovering, or when the keyboard comes to rest on it. */
export function tip(node: HTMLElement, text: string) {
  let told = text;
  // Under the whole prompt: the other choices stay in sight.
  const show = (wait: number) => told && pointAt(node, [told], wait, undefined, node.closest(".prompt") ?? node);
  node.addEventListener("mouseenter", () => show(450));
  const leave = () => pointAway(node);
  node.addEventListener("mouseleave", leave);
  node.addEventListener("focus", () => tabbed && show(700));
  node.addEventListener("blur", leave);
  node.addEventListener("click", leave);
  return {
    update(next: string) {
      told = next;
    },
    destroy() {
      if (pointed === node) pointAway();
    },
  };
}
