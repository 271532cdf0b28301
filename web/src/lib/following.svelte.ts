/**
 * What somebody else shows, one frame later: a large change is drawn piece by piece, so that no single frame takes too long.
 * To be called while a component is made.
 */
export function following<T>(lead: () => T): { readonly now: T } {
  let now = $state.raw(lead());
  $effect(() => {
    if (lead() !== now) requestAnimationFrame(() => (now = lead()));
  });
  return { get now() { return now; } };
}
