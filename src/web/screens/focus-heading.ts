/** Milliseconds to wait for a page that is still loading. */
const patience = 5_000;

let stopWaiting = (): void => undefined;

/** Marks the field or button that somebody came for: the focus goes there instead of to the heading. */
export const cameFor = { 'data-came-for': '' } as const;

/**
 * Brings the keyboard and the screen reader to the page's heading, or to what somebody came for, as soon as it is there, and to the one that takes
 * its place while the page is still being made, unless the person has begun something by then.
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
  const place = document.querySelector<HTMLElement>('main [data-came-for]');
  if (place !== null) place.focus();
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
