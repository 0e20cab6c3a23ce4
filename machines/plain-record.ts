import type { AnyStateMachine } from 'xstate';
import { isStaff, type Stamp } from './person.ts';
import type { RecordChart } from './record-chart.ts';
import type { GuardSentence } from './sentences.ts';

/** What every plain record carries besides its own fields (domain reference, 0.2). Instants in epoch milliseconds; nobody is the system. */
export interface PlainColumns {
  readonly createdBy: string | null;
  readonly updatedBy: string | null;
  readonly deletedAt: number | null;
  readonly deletedBy: string | null;
}

/** What the server found out under the lock: by the name of the question, the sentence for whom it stops, or nothing. */
export type Facts = Readonly<Record<string, string | null>>;

/** An event of a plain record, with whatever its payload holds. */
export type PlainEvent = Stamp & {
  readonly type: string;
  readonly facts?: Facts;
  readonly [field: string]: unknown;
};

type Asked = { readonly event: Stamp & { readonly facts?: Facts } };

/** Guards of plain records that only staff manage. */
export const staffGuards = { isStaff: ({ event }: Asked): boolean => isStaff(event.by) } as const;

/** A guard that only the server can answer, because it concerns other rows: it stops whoever the facts have a sentence for. */
export const question =
  (name: string) =>
  ({ event }: Asked): boolean =>
    !event.facts?.[name];

const authorOf = ({ by }: Pick<Stamp, 'by'>): string | null =>
  by.role === 'System' ? null : by.id;

/** The columns that a change of fields writes: the payload's, and who wrote them. */
export function writtenBy<Fields extends object>(
  event: Stamp & Fields,
): Omit<Fields, keyof Stamp | 'type' | 'facts'> & Pick<PlainColumns, 'updatedBy'> {
  const {
    type: _,
    by,
    at: __,
    facts: ___,
    ...fields
  } = event as Stamp & Fields & { type?: string; facts?: Facts };
  return { ...fields, updatedBy: authorOf({ by }) };
}

/** The columns of a record that nobody has created yet. */
export const unwritten: PlainColumns = {
  createdBy: null,
  updatedBy: null,
  deletedAt: null,
  deletedBy: null,
};

export const createdBy = (event: Stamp) => ({ createdBy: authorOf(event) });
export const touchedBy = (event: Stamp) => ({ updatedBy: authorOf(event) });
export const deletedBy = (event: Stamp) => ({
  updatedBy: authorOf(event),
  deletedBy: authorOf(event),
  deletedAt: event.at,
});
export const restoredBy = (event: Stamp) => ({
  updatedBy: authorOf(event),
  deletedBy: null,
  deletedAt: null,
});

/** What each event of a plain record means, for the pages that draw its chart. */
export const plainEventDescriptions = {
  CREATE: 'Somebody who may creates it.',
  EDIT: 'Its fields are changed.',
  DELETE: 'It is put away; lists hide it from then on.',
  RESTORE: 'It comes back as it was.',
} as const;

interface PlainWords<Event> {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** "category": what a sentence calls the record. */
  readonly noun: string;
  /** The questions of the chart: where in the request the answer belongs, and whether it is about the request alone. */
  readonly questions: Readonly<
    Record<string, { readonly field?: string; readonly kind?: 'what' | 'payload' }>
  >;
  /** What else may be asked of a record that is there, with the labels of its buttons. */
  readonly asks?: Readonly<Record<string, string>>;
  readonly guards?: Readonly<Record<string, GuardSentence<never, Event>>>;
}

/** The chart of a plain record: the words around a lifecycle of active and deleted, the same for all of them. */
export function plainChart<Context, Event extends { type: string; facts?: Facts } & Stamp>({
  name,
  machine,
  noun,
  questions,
  asks = {},
  guards = {},
}: PlainWords<Event>): RecordChart<Context, Event> {
  const answers = Object.entries(questions).map(
    ([key, { field = 'event', kind = 'what' }]): [string, GuardSentence<Context, Event>] => [
      key,
      { kind, field, sentence: (_, event) => event.facts?.[key] ?? '' },
    ],
  );
  return {
    name,
    machine,
    guards: {
      isStaff: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
      ...Object.fromEntries(answers),
      ...guards,
    },
    asks: { EDIT: 'Edit', ...asks, RESTORE: 'Restore', DELETE: 'Delete' },
    tooLate: (status, event) => {
      if (status === 'deleted') return `This ${noun} was deleted.`;
      if (status === 'new') return `This ${noun} does not exist yet.`;
      return event === 'RESTORE' ? `This ${noun} is not deleted.` : `This ${noun} exists already.`;
    },
  };
}
