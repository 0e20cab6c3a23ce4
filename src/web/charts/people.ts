import type { EventObject } from 'xstate';
import type { Person } from '#machines/person.ts';
import type { Offer } from './simulator.ts';
import type { SampleCase } from './walks.ts';

/** Somebody of the sample who may try things on a chart. */
export interface SamplePerson {
  readonly key: string;
  /** "The member", "another coach". */
  readonly name: string;
}

const byOf = (event: EventObject | SampleCase['events'][number] | undefined): Person | null => {
  const by = event && 'by' in event ? (event.by as Person | null) : null;
  return by && typeof by === 'object' && 'role' in by ? by : null;
};

/** Who it is that tries this: records are told; of what happens in a browser only the words tell. */
const keyOf = (name: string, event: EventObject | SampleCase['events'][number] | undefined) => {
  const by = byOf(event);
  if (by === null) return wordsBefore(name);
  return by.role === 'System' ? 'System' : by.id;
};

export const whoOffers = ({ name, event }: Pick<Offer, 'name' | 'event'>): string =>
  keyOf(name, event);

/** The people of a chart's sample in the order in which they come up, each by the words with which most of what they do begins. */
export function peopleOf(cases: readonly SampleCase[]): SamplePerson[] {
  const byPerson = Map.groupBy(cases, ({ name, events }) => keyOf(name, events[0]));
  return [...byPerson].map(([key, own]) => ({
    key,
    name: capital(key === 'System' ? 'the product itself' : callName(own.map(({ name }) => name))),
  }));
}

/** "the coach" of "the coach confirms" and "the coach declines"; "the team leader" where all that they do begins so. */
function callName(names: readonly string[]): string {
  const counts = Map.groupBy(names, wordsBefore);
  const [usual = '', own = []] =
    [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (own.length < 3) return usual;
  const [first = [], ...others] = own.map((name) => name.split(' '));
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return differs > 0 ? first.slice(0, differs).join(' ') : usual;
}

/** "the member" of "the member confirms", "staff" of "staff confirm". */
const wordsBefore = (name: string): string => {
  const [first = '', second = ''] = name.split(' ');
  return /^(the|an?|another|somebody)$/i.test(first) ? `${first} ${second}` : first;
};

const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
