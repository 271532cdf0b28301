/** The same thing in its parts: whoever reads one of them hears only when that one changes, not with every new whole. */
export function apart<T extends object>(whole: () => T): T {
  const parts = {};
  for (const key of Object.keys(whole()) as (keyof T)[]) {
    const part = $derived(whole()[key]);
    Object.defineProperty(parts, key, { enumerable: true, get: () => part });
  }
  return parts as T;
}
