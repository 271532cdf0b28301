/**
 * What somebody else shows, one frame later: a large change is drawn piece by piece, so that no single frame takes too long.
 * With a pause, in milliseconds, changes are left out until the last one drawn is as old as that, or the pause is lifted. To be
 * called while a component is made.
 */
export function following<T>(lead: () => T, pause: () => number = () => 0): { readonly now: T } {
  let now = $state.raw(lead());
  let coming = false;
  let drawn = -Infinity;
  $effect(() => {
    const least = pause();
    if (lead() === now || coming || performance.now() - drawn < least) return;
    coming = true;
    requestAnimationFrame(() => {
      coming = false;
      drawn = performance.now();
      now = lead();
    });
  });
  return { get now() { return now; } };
}
