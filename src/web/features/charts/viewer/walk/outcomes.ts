import { innermost, activeIn, type Moment, type Offer } from '#web/charts/simulator.ts';
import * as texts from '../texts.ts';

/** What leads to one and the same place. */
export interface Outcome {
  /** "Leads to life.cancelled and credit.returned." */
  readonly words: string;
  /** Those of one event together: the first stands for what is only tried otherwise. */
  readonly attempts: readonly Attempt[];
}

export interface Attempt {
  readonly first: Offer;
  readonly repeats: readonly Offer[];
}

/** What is refused for one reason. */
export interface Refusal {
  readonly reason: string;
  readonly offers: readonly Offer[];
}

/** Where something leads from a moment: the states that are entered. */
export function outcomeWords(from: Moment, { leadsTo }: Offer): string {
  if (!leadsTo) return '';
  const before = new Set(activeIn(from));
  const entered = activeIn(leadsTo).filter((path) => !before.has(path));
  const inner = innermost(entered);
  return inner.length > 0 ? texts.leadsTo(inner.join(' and ')) : texts.staysWhereItIs;
}

/** What can be done, by where it leads; what stays where it is comes last. */
export function outcomesOf(from: Moment, offers: readonly Offer[]): Outcome[] {
  const possible = offers.filter(({ leadsTo }) => leadsTo !== null);
  const places = Map.groupBy(possible, (offer) => outcomeWords(from, offer));
  return [...places]
    .map(([words, own]) => ({
      words,
      attempts: [...Map.groupBy(own, ({ event }) => event.type).values()].flatMap(
        ([first, ...repeats]) => (first ? [{ first, repeats }] : []),
      ),
    }))
    .toSorted((one, other) => Number(staysPut(one)) - Number(staysPut(other)));
}

const staysPut = ({ words }: Outcome): boolean => words === texts.staysWhereItIs;

/** What can't be done, by the sentence that says why. */
export function refusalsOf(offers: readonly Offer[]): Refusal[] {
  const refused = offers.filter(({ leadsTo }) => leadsTo === null);
  const reasons = Map.groupBy(
    refused,
    (offer) => offer.reasons.join(' ') || texts.itChangesNothingHere,
  );
  return [...reasons].map(([reason, own]) => ({ reason, offers: own.filter(isNotSaid(own)) }));
}

/** "The coach confirms too late" says nothing new beside "the coach confirms" that is refused for the same reason. */
const isNotSaid =
  (all: readonly Offer[]) =>
  ({ name }: Offer): boolean =>
    !all.some((other) => name.startsWith(`${other.name} `));

/** With a capital letter, as a line begins. */
export const lineOf = ({ name }: Pick<Offer, 'name'>): string =>
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
