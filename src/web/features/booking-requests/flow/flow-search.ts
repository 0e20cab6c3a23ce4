import type { Choices, Step } from '#machines/booking-request/context.ts';
import { mostTimes } from '#machines/booking/asked-times.ts';
import { someDate } from '#web/screens/list/search-date.ts';
import { oneOf, searchReader, someId, someText } from '#web/screens/list/search-reader.ts';
import type { SearchOf } from '#web/screens/list/search-reader.ts';

const steps = ['session', 'credit', 'coach', 'time', 'message', 'review'] as const;

/** Position and choices in the address. `slot` is an instant in ISO 8601, `also` up to two others with a comma between; `from` the first day shown, YYYY-MM-DD; `for` a team. */
export const flowSearch = searchReader({
  step: oneOf(steps),
  session: someText,
  credit: someText,
  coach: someText,
  from: someDate,
  slot: someText,
  also: someText,
  for: someId,
  /** A series for the team. */
  together: oneOf(['series']),
});

export type FlowSearch = SearchOf<typeof flowSearch>;

const instantsIn = (text = ''): number[] =>
  text
    .split(',')
    .map((each) => Date.parse(each))
    .filter((time) => !Number.isNaN(time));

/** What an address and the kept message say. What is not an instant counts as absent. */
export function choicesOf(search: FlowSearch, message: string): Choices {
  const [slot = null] = instantsIn(search.slot);
  const others = instantsIn(search.also).filter((time) => time !== slot);
  return {
    step: search.step ?? 'session',
    session: search.session ?? null,
    credit: search.credit ?? null,
    coach: search.coach ?? null,
    from: search.from ?? null,
    slot,
    also: [...new Set(others)].slice(0, mostTimes - 1),
    for: search.for ?? null,
    message,
  };
}

/** The address of choices, without what is not chosen. */
export function searchOf(choices: Choices): FlowSearch {
  return {
    step: choices.step === 'session' ? undefined : choices.step,
    session: choices.session ?? undefined,
    credit: choices.credit ?? undefined,
    coach: choices.coach ?? undefined,
    from: choices.from ?? undefined,
    slot: choices.slot === null ? undefined : new Date(choices.slot).toISOString(),
    also: choices.also.map((time) => new Date(time).toISOString()).join(',') || undefined,
    for: choices.for ?? undefined,
  };
}

/** The way to another step with everything chosen so far. */
export const linkTo = (choices: Choices, step: Step) =>
  ({ to: '/app/booking-requests/create', search: searchOf({ ...choices, step }) }) as const;
