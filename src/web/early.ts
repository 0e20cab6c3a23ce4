import { ownZone } from '#domain/time/own-zone.ts';
import { HOUSE_LOCALE } from '#domain/time/own-locale.ts';
import { storedLocale } from './actors/stored-locale.ts';
import { storedTokens } from './actors/stored-tokens.ts';

/*
 * The first script of a page, a kilobyte. Behind sign-in it asks what the page will show first while the product's own scripts are still on their way: the server
 * names the questions in the page (`data-asks`), with the form of its address (`data-path`). It is built by itself, with what it imports in it.
 */

/** What was asked before the product's scripts were there, each answer for whoever asks the same first. */
export interface EarlyAnswers {
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** As they went with each question; a question with other ones is another question. */
  readonly headers: Readonly<Record<string, string>>;
  /** By their address. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  /** Null once the product is there and nothing was asked before. */
  var waymarkEarly: EarlyAnswers | null | undefined;
}

/** A token that ends so soon is renewed first, milliseconds. */
const margin = 10_000;

function askEarly({ asks = '', path = '' }: DOMStringMap): void {
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
  for (const ask of asks.split(' ')) {
    const address = `/api${ask.replaceAll(/\{(\w+)\}/g, partOf)}`;
    const answer = fetch(address, { headers });
    // Whoever takes it hears of it; nobody may.
    answer.catch(() => undefined);
    answers.set(address, answer);
  }
  globalThis.waymarkEarly = { askedAt: Date.now(), headers, answers };
}

/** Who sends a form before the product is there need not do it again. */
document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLElement) target.dataset['sent'] = '';
});

try {
  const script = document.currentScript;
  if (script !== null) askEarly(script.dataset);
} catch {
  // Without it everything is asked for a little later.
}
