import { assign, type AnyStateMachine } from 'xstate';
import type { Fields, ValuesOf } from '#domain/records/fields.ts';
import { isStaff, type Stamp } from './person.ts';
import type { RecordChart } from './record-chart.ts';
import { questionSentences, type Question, type Questions } from './questions.ts';
import type { BareEvent, Facts } from './bare-event.ts';
import { permission, type GuardSentence } from './sentences.ts';
import { labelsOf, meaningsOf, type Outcome, type Reports, type Verbs } from './verbs.ts';

/** What every plain record carries besides its own fields (domain reference, 0.2). Instants in epoch milliseconds; nobody is the system. */
export interface PlainColumns {
  readonly createdBy: string | null;
  readonly updatedBy: string | null;
  readonly deletedAt: number | null;
  readonly deletedBy: string | null;
}

/** An event of a plain record, with whatever its payload holds. */
export type PlainEvent = Stamp & {
  readonly type: string;
  readonly facts?: Facts;
  readonly [field: string]: unknown;
};

type Asked = { readonly event: Stamp & { readonly facts?: Facts } };

/** Guards of plain records that only staff manage. */
export const staffGuards = { isStaff: ({ event }: Asked): boolean => isStaff(event.by) } as const;

/** What the server carries out, by name: the chart only orders it. */
export const effects = <const Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, () => undefined])) as {
    readonly [Each in Name]: () => void;
  };

/** The context of a plain record: its fields, and what every one of them carries. */
export type PlainContext<F extends Fields> = ValuesOf<F> & PlainColumns;

/** The events of a plain record: who sends them and when, what the server found out, and what each of them brings. */
export type PlainEventOf<Own extends { readonly type: string }> = Stamp & {
  readonly facts?: Facts;
} & Own;

/** The events that bring all the fields of a record. */
export type Writes<Type extends string, F extends Fields> = { readonly type: Type } & ValuesOf<F>;

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
    zone: ____,
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

/** What the chart of a plain record does with its columns; a kind that does it otherwise replaces one. */
export const plainActions = <Context extends PlainColumns, Event extends Stamp & { type: string }>(
  fields: Fields,
) => {
  const change = (columns: (event: Event) => Partial<PlainColumns>) =>
    assign<Context, Event, undefined, Event, never>(
      ({ event }) => columns(event) as Partial<Context>,
    );
  return {
    takeFields: change((event) => ({ ...only(fields, event), ...touchedBy(event) })),
    stampCreation: change(createdBy),
    stampChange: change(touchedBy),
    stampDeletion: change(deletedBy),
    stampRestoration: change(restoredBy),
  };
};

/** What an event brings of the fields. */
const only = (fields: Fields, event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name in fields));

/** What each event of a plain record means, for the pages that draw its chart. */
export const plainEventDescriptions = {
  CREATE: 'Someone who may creates it.',
  EDIT: 'Its fields are changed.',
  DELETE: 'It is deleted; lists no longer show it.',
  RESTORE: 'It comes back as it was.',
} as const;

/** How the events of a plain record answer. */
const plainOutcomes: Readonly<Record<string, Outcome>> = {
  CREATE: { done: '{record} was created.' },
  EDIT: { done: '{record} was saved.' },
  DELETE: { done: '{record} was deleted.', undoneBy: 'RESTORE' },
  RESTORE: { done: '{record} was restored.' },
};

/** What a plain record is called: its name, or what it is. */
const calledBy = (noun: string) => (context: object) => ({
  record:
    'name' in context && typeof context.name === 'string' ? `“${context.name}”` : `The ${noun}`,
});

interface PlainWords<Event, Q extends Questions, Machine extends AnyStateMachine> {
  readonly name: string;
  readonly machine: Machine;
  /** "category": what a sentence calls the record. */
  readonly noun: string;
  /** What the record is, for the pages that draw its chart. */
  readonly about: ChartWords;
  /** The questions of the chart. */
  readonly questions: Q;
  /** What else people may send to a record that is there, and what the product tells it. */
  readonly verbs?: Verbs;
  readonly reports?: Reports;
  /** How its events answer where that is not said of all plain records. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  readonly guards?: Readonly<Record<string, GuardSentence<never, Event>>>;
  /** What is said of an event that a state does not know, by state and event, where the usual words don't fit. */
  readonly tooLate?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How a chart is told: its title, what the record is for, and what each event means. */
export interface ChartWords {
  readonly title: string;
  readonly purpose: string;
  readonly events: Readonly<Record<string, string>>;
}

/** The chart of a plain record, with its words and the questions that the server has to answer. */
export interface PlainChart<
  Context,
  Event extends BareEvent,
  Q extends string = string,
  Machine extends AnyStateMachine = AnyStateMachine,
> extends RecordChart<Context, Event, Machine> {
  /** "category": what a sentence calls the record. */
  readonly noun: string;
  readonly about: ChartWords;
  readonly questions: Readonly<Record<Q, Question>>;
}

/** The chart of a plain record: the words around a lifecycle of active and deleted, the same for all of them. */
export function plainChart<
  Context,
  Event extends BareEvent,
  Q extends Questions = Questions,
  Machine extends AnyStateMachine = AnyStateMachine,
>({
  name,
  machine,
  noun,
  about,
  questions,
  verbs = {},
  reports = {},
  outcomes = {},
  guards = {},
  tooLate = {},
}: PlainWords<Event, Q, Machine>): PlainChart<Context, Event, keyof Q & string, Machine> {
  return {
    name,
    machine,
    noun,
    about: { ...about, events: { ...about.events, ...meaningsOf({ ...reports, ...verbs }) } },
    questions,
    declares: { ...reports, ...verbs },
    outcomes: { ...plainOutcomes, ...outcomes },
    subject: (context) => calledBy(noun)(context ?? {}),
    guards: {
      isStaff: { kind: 'who', sentence: permission },
      ...questionSentences(questions),
      ...guards,
    },
    asks: { EDIT: 'Edit', ...labelsOf(verbs), RESTORE: 'Restore', DELETE: 'Delete' },
    tooLate: (status, event) => {
      const own = tooLate[status]?.[event];
      if (own !== undefined) return own;
      if (status === 'deleted') return `This ${noun} was deleted.`;
      if (status === 'new') return `This ${noun} does not exist yet.`;
      return event === 'RESTORE' ? `This ${noun} is not deleted.` : `This ${noun} exists already.`;
    },
  };
}
