/**
 * What somebody else shows, one frame later: a large change is drawn piece by piece, so that no single frame takes too long.
 * With a wait, in milliseconds, not more often than that. To be called while a component is made.
 */
export function following<T>(lead: () => T, wait: () => number = () => 0): { readonly now: T } {
  let now = $state.raw(lead());
  let coming = false;
  const draw = () => requestAnimationFrame(() => {
    coming = false;
    now = lead();
  });
  $effect(() => {
    if (lead() === now || coming) return;
    coming = true;
    const later = wait();
    if (later) setTimeout(draw, later);
    else draw();
  });
  return { get now() { return now; } };
}
