/** Milliseconds; a page that is never idle, or that nobody looks at, does it all the same. */
const atTheLatest = 2_000;

/** Does what nobody waits for once the browser has nothing better to do; at once where it does not say so. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: atTheLatest });
  else work();
}
