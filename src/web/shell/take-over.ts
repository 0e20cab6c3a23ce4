import { dropAnswers } from '../api/early-answers.ts';
import { drawInSteps } from '../screens/in-steps.tsx';
import type { AppRouter } from './routing/router.ts';

const controlsIn = (place: Element): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Written = HTMLInputElement | HTMLTextAreaElement;

const written = [HTMLInputElement, HTMLTextAreaElement] as const;
const fields = [...written, HTMLSelectElement] as const;

/** Puts what stands in one field into the other, as a hand does, as far as it is the same one. */
function refill(from: Field, to: HTMLElement): void {
  if (from instanceof HTMLInputElement && isChosen(from)) return to.click();
  const kind = fields.find((each) => from instanceof each && to instanceof each);
  if (kind === undefined || from.name !== (to as Field).name) return;
  if (from.type === 'file') hand(from as HTMLInputElement, to as HTMLInputElement);
  else if (isChanged(from, to as Field)) {
    // The value that React knows would make it take the event for none.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event(from.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
}

/** Whether somebody has changed it, and the product's field stands as it did before that. */
function isChanged(from: Field, to: Field): boolean {
  const before = standsFor(from);
  return from.value !== before && to.value === before;
}

/** What a field holds that nobody has touched. */
const standsFor = (field: Field): string => {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
};

/** The files that were chosen. */
function hand({ files }: HTMLInputElement, to: HTMLInputElement): void {
  if (files === null || files.length === 0) return;
  to.files = files;
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The focus goes to the same control, with the caret where it was. */
function refocus(from: Element | null, to: HTMLElement | undefined): void {
  if (to === undefined) return;
  to.focus({ preventScroll: true });
  const kind = written.find((each) => from instanceof each && to instanceof each);
  if (kind === undefined) return;
  const { selectionStart, selectionEnd } = from as Written;
  if (selectionStart !== null) (to as Written).setSelectionRange(selectionStart, selectionEnd);
}

/** Pages on the way to another one, which stand for themselves only where the session can't be asked about. */
const sessionPages = new Set(['/auth/whoami', '/auth/refresh']);

/** Milliseconds after which the product's page is put up as it is, though something on it has not come yet that the drawn one shows. */
const patience = 3_000;

const waitsIn = (place: HTMLElement): number => place.querySelectorAll('[aria-busy=true]').length;

/**
 * A document comes with its page drawn (`src/web/drawn`), which stands until the product's own is drawn beside it, unseen, and takes its place: with what was
 * typed meanwhile, the focus, the form sent that somebody has sent, and the button pressed that somebody has pressed. A page that the server has drawn with its answers
 * stands until the product's own shows as much.
 */
export function takeOver(router: AppRouter, root: HTMLElement): void {
  const { auth } = router.options.context;
  const drawn = document.getElementById('drawn');
  if (drawn === null) return;
  drawInSteps(true);
  let isRendered = false;
  let isLate = false;
  const tryIt = (): void => {
    const isSessionPage = sessionPages.has(router.state.location.pathname);
    if (!isRendered || (isSessionPage && !auth.getSnapshot().hasTag('unreachable'))) return;
    if (root.querySelector('[data-coming]') !== null) return;
    const isAnswered = drawn.dataset['answered'] !== undefined;
    if (isAnswered && !isLate && waitsIn(root) > waitsIn(drawn)) return;
    stop();
    asking.unsubscribe();
    watching.disconnect();
    drawInSteps(false);
    replace(drawn, root);
    // All that it shows is there; what nobody took was for a part that is not.
    if (isAnswered) dropAnswers();
  };
  const asking = auth.subscribe(tryIt);
  const watching = new MutationObserver(tryIt);
  watching.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  const stop = router.subscribe('onRendered', () => {
    if (!isRendered)
      AbortSignal.timeout(patience).addEventListener('abort', () => {
        isLate = true;
        tryIt();
      });
    isRendered = true;
    tryIt();
  });
}

/** The control of the product's page that one of the drawn page stands for: the one at the same place, among those of its name where there are more of others. */
function counterpartsIn(drawn: HTMLElement, root: HTMLElement) {
  const [before, after] = [controlsIn(drawn), controlsIn(root)];
  return (from: Element | null): HTMLElement | undefined => {
    const isAlike = ({ tagName, textContent }: HTMLElement): boolean =>
      before.length === after.length ||
      (tagName === from?.tagName && textContent === from.textContent);
    const [mine, theirs] = [before.filter(isAlike), after.filter(isAlike)];
    const at = mine.findIndex((control) => control === from);
    return at >= 0 && mine.length === theirs.length ? theirs[at] : undefined;
  };
}

/** Whether somebody has chosen it, or a box no more. */
const isChosen = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type === 'checkbox');

/** What was pressed, in the order in which it was. */
const pressedIn = (drawn: HTMLElement): HTMLElement[] =>
  [...drawn.querySelectorAll<HTMLElement>('[data-pressed]')].toSorted(
    (one, other) => Number(one.dataset['pressed']) - Number(other.dataset['pressed']),
  );

function replace(drawn: HTMLElement, root: HTMLElement): void {
  const counterpartOf = counterpartsIn(drawn, root);
  const focused = document.activeElement;
  const sent = drawn.querySelector('form[data-sent]');
  const isSent = counterpartOf(sent && (controlsIn(sent)[0] ?? null)) !== undefined;
  const pressed = pressedIn(drawn).flatMap((control) => counterpartOf(control) ?? []);
  root.hidden = false;
  for (const field of drawn.querySelectorAll<Field>('input, select, textarea')) {
    const own = counterpartOf(field);
    if (own !== undefined) refill(field, own);
  }
  refocus(focused, counterpartOf(focused));
  drawn.remove();
  // Once the product knows what was typed.
  queueMicrotask(() => {
    if (isSent) root.querySelector('form')?.requestSubmit();
    else for (const control of pressed) control.click();
  });
}
