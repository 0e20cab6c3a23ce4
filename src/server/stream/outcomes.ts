import { AsyncLocalStorage } from 'node:async_hooks';
import type { BareEvent } from '#machines/bare-event.ts';
import type { RecordChart, Subject } from '#machines/record-chart.ts';
import { keptOf, type Outcome, type PastEvent, type Report } from '#machines/verbs.ts';
import { formatMoment } from '#domain/time/format.ts';

/** The header of an answer that says what an act did, for whoever did it. */
export const outcomeHeader = 'Outcome';

/** What somebody did, before it is put into words by their clock. */
export interface Done {
  readonly by: string;
  readonly sentence: string;
  readonly subject: Subject;
  readonly undo: { readonly type: string; readonly payload: object } | null;
}

const doneInRequest = new AsyncLocalStorage<Done[]>();

/** Remembers for the answer what was done; what follows from it says nothing of its own. */
export const noteDone = (done: Done | null): void => {
  if (done !== null) doneInRequest.getStore()?.push(done);
};

/** Does what a request asks for, and gathers what was done, without what was undone. */
export async function withOutcomes<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly done: readonly Done[] }> {
  const done: Done[] = [];
  const result = await doneInRequest.run(done, work);
  return { result, done };
}

/** The same sentence as in the history, told to whoever did it. */
function inHistory(declared: Partial<Report>, past: PastEvent): string {
  const { history } = declared;
  if (history === undefined) return '';
  return typeof history === 'string' ? `You ${history}.` : history(past);
}

/** How an accepted event answers; null where nobody sent it, or the page itself says enough. */
export function doneBy<Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  event: Event,
  { context, transitions }: { readonly context: Context; readonly transitions: readonly string[] },
): Done | null {
  const { type, by } = event;
  const verb = type in chart.asks ? chart.declares?.[type] : undefined;
  const declared: Partial<Report> & Outcome = chart.outcomes?.[type] ?? verb ?? { done: null };
  const payload = keptOf({}, event);
  const past = { name: 'You', payload, transitions };
  const { done = inHistory(declared, past), undoneBy } = declared;
  const sentence = typeof done === 'function' ? done(past) : done;
  if (sentence === null || sentence === '' || by.role === 'System') return null;
  const taken = undoneBy === undefined ? undefined : chart.declares?.[undoneBy];
  return {
    by: by.id,
    sentence,
    subject: chart.subject?.(context) ?? {},
    undo:
      undoneBy === undefined
        ? null
        : { type: undoneBy, payload: only(taken?.payload ?? {}, { ...context, ...payload }) },
  };
}

const only = (names: object, payload: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name in names));

/** What the answer says to somebody of what they have done themselves, in a form that a header can hold; null for nothing. */
export function outcomeFor(
  readerId: string | null,
  zone: string,
  done: readonly Done[],
): string | null {
  const first = done.find(({ by }) => by === readerId);
  if (first === undefined) return null;
  const { sentence, subject, undo } = first;
  return encodeURIComponent(JSON.stringify({ sentence: inWords(sentence, subject, zone), undo }));
}

/** The sentence with the name and the time of its record. */
export const inWords = (sentence: string, { record, when }: Subject, zone: string): string =>
  sentence
    .replaceAll('{record}', record ?? 'It')
    .replaceAll('{when}', when === undefined ? '' : formatMoment(when, zone));
