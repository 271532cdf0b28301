import { untrack } from "svelte";

/**
 * The same thing in its parts: whoever reads one of them hears only when that one changes, not with every new whole.
 * Parts are state of their own and not derived from the whole: else everything that is drawn from any of them would have to be
 * asked with every move whether it has changed, by every way that leads there. To be called while a component is made.
 */
export function apart<T extends object>(whole: () => T): T {
  const first = untrack(whole);
  const parts = {};
  const renewals: ((now: T) => void)[] = [];
  for (const key of Object.keys(first) as (keyof T)[]) {
    let part = $state.raw(first[key]);
    Object.defineProperty(parts, key, { enumerable: true, get: () => part });
    renewals.push((now) => (part = now[key]));
  }
  $effect.pre(() => {
    const now = whole();
    untrack(() => renewals.forEach((renew) => renew(now)));
  });
  return parts as T;
}
