import { ownZone, readTables } from '#domain/time/own-zone.ts';
import { HOUSE_LOCALE } from '#domain/time/own-locale.ts';
import type { Drawn } from '#contract/drawing.ts';
import type { EarlyAnswers } from './api/early-answers.ts';
import { storedLocale } from './actors/stored-locale.ts';
import { storedTokens } from './actors/stored-tokens.ts';

/*
 * The first script of a page, a kilobyte and a half. Behind sign-in it asks for the page as the server draws it, with the answers that it shows, and puts it up while the
 * product's own scripts are still on their way. Where the server draws none, it asks the questions that stand in the document (`data-asks`), with the form of its
 * address (`data-path`). It is built by itself, with what it imports in it.
 */

/** A token that ends so soon is renewed first, milliseconds. */
const margin = 10_000;

/** The product waits no longer than this for the page to be up, milliseconds. */
const longest = 700;

/** Resolves when the page is up, or will not be soon. */
async function askEarly({ asks = '', path = '', entry }: DOMStringMap): Promise<void> {
  // The product was faster, and asks for itself: an answer of now would be taken for one of later.
  if (globalThis.waymarkEarly !== undefined) return;
  const tokens = storedTokens();
  // The frame is for those who are signed in.
  if (tokens === null && asks !== '') document.getElementById('drawn')?.replaceChildren();
  if (asks === '' || !tokens?.bearer || tokens.expiresAt < Date.now() + margin) return;
  const headers = {
    Accept: 'application/json',
    'Time-Zone': ownZone(),
    Locale: storedLocale() ?? HOUSE_LOCALE,
    Authorization: `Bearer ${tokens.bearer}`,
  };
  const names = path.split('/');
  const parts = location.pathname.split('/');
  const partOf = (_: string, name: string): string => parts[names.indexOf(`$${name}`)] ?? '';
  const answers = new Map<string, Promise<Response>>();
  const drawn = entry === undefined ? Promise.resolve(nothing) : fetchDrawn(headers, answers);
  for (const ask of asks.split(' ')) {
    const address = `/api${ask.replaceAll(/\{(\w+)\}/g, partOf)}`;
    const answer = drawn.then((found) => found.get(address) ?? fetch(address, { headers }));
    // Whoever takes it hears of it; nobody may.
    answer.catch(() => undefined);
    answers.set(address, answer);
  }
  globalThis.waymarkEarly = { askedAt: Date.now(), headers, answers };
  if (entry !== undefined) await Promise.race([drawn.then(painted), after(longest)]);
}

/** By the browser's own clock, which goes on where a page's timers stand still. */
const after = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    AbortSignal.timeout(ms).addEventListener('abort', resolve);
  });

/** The browser has had a frame to put it on the screen. */
const painted = (): Promise<unknown> => after(20);

/** What the server answers where it draws a page. */
interface DrawnAnswer {
  readonly content: readonly Drawn[] | null;
  readonly answers: readonly { path: string; headers: Record<string, string>; body: unknown }[];
}

const nothing: ReadonlyMap<string, Response> = new Map();

/** Puts the page up, and brings the answers that it was drawn with; none where the server draws none. */
async function fetchDrawn(
  headers: Readonly<Record<string, string>>,
  answers: EarlyAnswers['answers'],
): Promise<ReadonlyMap<string, Response>> {
  const found = new Map<string, Response>();
  try {
    const response = await fetch(`/drawn${location.pathname}${location.search}`, {
      headers: { ...headers, 'Viewport-Width': widthOfWindow() },
    });
    if (response.status !== 200) return found;
    const { content, answers: given } = (await response.json()) as DrawnAnswer;
    for (const { path, headers: own, body } of given) {
      const answer = Response.json(body, { headers: own });
      found.set(path, answer);
      if (!answers.has(path)) answers.set(path, Promise.resolve(answer));
    }
    if (content !== null) {
      await fontIsThere();
      putUp(content);
    }
  } catch {
    // The product shows it, a little later.
  }
  return found;
}

/** Nothing of it moves once its letters have come; it does not wait for them for long, nor for those that do not come. */
const fontIsThere = (): Promise<unknown> => {
  const { font } = getComputedStyle(document.body);
  return Promise.race([document.fonts.load(font).catch(() => undefined), after(400)]);
};

/** As wide as the window is at least, px, as far as pages look at it. Its very width is known once everything has been laid out. */
const widthOfWindow = (): string =>
  ['1024', '640'].find((width) => matchMedia(`(min-width: ${width}px)`).matches) ?? '0';

const controls = 'a, button, input, select, summary, textarea, [tabindex]';

/** In the place of the frame that the document came with, unless the product is there. */
function putUp(content: readonly Drawn[]): void {
  const place = document.getElementById('drawn');
  if (place === null) return;
  // It is read aloud, found by name and reached by keys once all of it can be used.
  place.ariaHidden = 'true';
  place.dataset['answered'] = '';
  place.replaceChildren(...content.map((each) => nodeOf(each, 'http://www.w3.org/1999/xhtml')));
  for (const control of place.querySelectorAll<HTMLElement>(controls)) control.tabIndex = -1;
}

function nodeOf(drawn: Drawn, space: string): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const [tag, attributes, ...content] = drawn;
  const own = tag === 'svg' ? 'http://www.w3.org/2000/svg' : space;
  const element = document.createElementNS(own, tag) as HTMLElement;
  for (const [name, value] of Object.entries(attributes))
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  element.append(...content.map((each) => nodeOf(each, own)));
  return element;
}

let presses = 0;

/** Who sends a form before the product is there, or presses a button, need not do it again. */
document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLElement) target.dataset['sent'] = '';
});
document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest<HTMLElement>('#drawn button');
  if (pressed) pressed.dataset['pressed'] = String((presses += 1));
});

/** The product begins once the page is up: its scripts, which are on their way meanwhile, would keep the browser from showing it. */
async function begin({ dataset }: HTMLOrSVGElement): Promise<void> {
  // Without it everything is asked for a little later.
  await askEarly(dataset).catch(() => undefined);
  const { entry } = dataset;
  if (entry === undefined) return;
  // While the scripts are on their way.
  readTables();
  await import(/* @vite-ignore */ entry);
}

if (document.currentScript !== null) void begin(document.currentScript);
