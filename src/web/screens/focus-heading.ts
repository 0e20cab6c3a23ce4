/** Milliseconds to wait for a page that is still loading. */
const patience = 5_000;

let stopWaiting = (): void => undefined;

/**
 * Brings the keyboard and the screen reader to the page's heading as soon as it is there, and to the one that takes its place while the page is
 * still being made, unless the person has begun something by then.
 */
export function focusHeading(): void {
  stopWaiting();
  focusNow();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusNow();
  });
  const timer = setTimeout(() => stopWaiting(), patience);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  stopWaiting = stop;
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** A dialog that is open keeps the focus. */
const focusNow = (): void => {
  if (document.querySelector('[role$="dialog"][data-state="open"]')) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
