import type { AppRouter } from './routing/router.ts';

const controlsIn = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input'),
];

/** Types what stands in one field into the other, as far as it is the same one. */
function retype(from: HTMLElement | undefined, to: HTMLElement): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  if (from.name !== to.name || from.value === '' || to.value !== '') return;
  // As a hand does: the value that React knows would make it take the event for none.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The focus goes to the same control, with the caret where it was. */
function refocus(from: Element | null, to: HTMLElement | undefined): void {
  if (to === undefined) return;
  to.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

/** Pages on the way to another one, which stand for themselves only where the session can't be asked about. */
const sessionPages = new Set(['/auth/whoami', '/auth/refresh']);

/**
 * A document comes with its page drawn (`src/web/drawn`), which stands until the product's own is drawn beside it, unseen, and takes its place: with what was
 * typed meanwhile, the focus, and the form sent that somebody has sent.
 */
export function takeOver(router: AppRouter, root: HTMLElement): void {
  const { auth } = router.options.context;
  const drawn = document.getElementById('drawn');
  if (drawn === null) return;
  let isRendered = false;
  const tryIt = (): void => {
    const isSessionPage = sessionPages.has(router.state.location.pathname);
    if (!isRendered || (isSessionPage && !auth.getSnapshot().hasTag('unreachable'))) return;
    stop();
    asking.unsubscribe();
    replace(drawn, root);
  };
  const asking = auth.subscribe(tryIt);
  const stop = router.subscribe('onRendered', () => {
    isRendered = true;
    tryIt();
  });
}

function replace(drawn: HTMLElement, root: HTMLElement): void {
  const [before, after] = [controlsIn(drawn), controlsIn(root)];
  const isSame = before.length === after.length;
  const focused = document.activeElement;
  const at = before.findIndex((control) => control === focused);
  const isSent = drawn.querySelector('form[data-sent]') !== null;
  root.hidden = false;
  if (isSame) after.forEach((control, nth) => retype(before[nth], control));
  if (isSame) refocus(focused, after[at]);
  drawn.remove();
  // Once the product knows what was typed.
  if (isSame && isSent) queueMicrotask(() => root.querySelector('form')?.requestSubmit());
}
