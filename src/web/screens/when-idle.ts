/** Does what nobody waits for once the browser has nothing better to do; at once where it does not say so. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else work();
}
