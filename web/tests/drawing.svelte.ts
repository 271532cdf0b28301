// Stands in for a component: draws what it is given, and notes each drawing.

import { flushSync } from "svelte";
import { apart } from "../src/lib/apart.svelte";
import { following } from "../src/lib/following.svelte";

/** Every part is drawn by an effect of its own. */
export function drawnFrom<T extends object>(first: T) {
  let whole = $state.raw(first);
  const drawn: string[] = [];
  let parts = first;
  const stop = $effect.root(() => {
    parts = apart(() => whole);
    for (const key of Object.keys(first) as (keyof T & string)[]) $effect(() => { drawn.push(`${key} ${String(parts[key])}`); });
  });
  flushSync();
  return { parts, drawn, stop, set: (next: T) => { whole = next; flushSync(); } };
}

export function drawnLater<T>(first: T, pause = 0) {
  let least = $state(pause);
  let lead = $state.raw(first);
  const drawn: T[] = [];
  const stop = $effect.root(() => {
    const later = following(() => lead, () => least);
    $effect(() => { drawn.push(later.now); });
  });
  flushSync();
  return { drawn, stop, set: (next: T) => { lead = next; flushSync(); }, lift: () => { least = 0; flushSync(); } };
}
