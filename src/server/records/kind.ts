import type { SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyStateMachine } from 'xstate';
import type { Effect, EffectOf } from '#machines/orders.ts';
import type { RecordChart, ChartRow } from '#machines/record-chart.ts';
import type { Person } from '#machines/person.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import type { Database } from '#database/database.ts';

/** A record as the server holds it: its row as the chart sees it, and whatever its effects need besides. */
export interface LoadedRecord<Context, Extra = unknown> {
  readonly id: string;
  readonly version: number;
  readonly row: ChartRow<Context>;
  readonly extra: Extra;
}

/** A record that a question is asked of. */
export interface Asked<Context, Event, Extra = unknown> {
  readonly id: string;
  /** Its fields as the event would leave them. */
  readonly context: Context;
  /** As it is now; null for one that is being created. */
  readonly before: Context | null;
  /** Where it stands; null for one that is being created. */
  readonly row: ChartRow<Context> | null;
  readonly extra: Extra;
  /** Null where a reader asks what could be sent. */
  readonly event: Event | null;
  /** The event is decided by the answer, which has to stay true until the transaction ends: what it is about is locked. Otherwise somebody only reads. */
  readonly isDeciding: boolean;
  readonly by: Person;
  readonly at: number;
}

/** What an answer finds on the way, for the chart and its effects. */
export type FoundOf<Event> = 'found' extends keyof Event
  ? NonNullable<Event['found' & keyof Event]>
  : never;

/** Answers one question of a chart for any number of records at once: by id, the sentence for whoever is stopped, or what was found; nobody is stopped at the others. */
export type Answer<Context, Event, Extra = unknown> = (
  db: Database,
  asked: readonly Asked<Context, Event, Extra>[],
) => Promise<ReadonlyMap<string, string | FoundOf<Event>>>;

/** What an effect may know: the record before and after, the event, and a stable id of the event that makes its writes idempotent. */
export interface EffectContext<Context, Extra, Event> {
  readonly db: Database;
  readonly id: string;
  readonly before: ChartRow<Context> | null;
  readonly after: ChartRow<Context>;
  readonly extra: Extra;
  readonly event: Event;
  readonly eventId: string;
  readonly at: number;
  readonly by: Person;
}

/** Does what a chart orders; `params` are what the order says. */
export type EffectHandler<Context, Extra, Event, Params = Effect['params']> = (
  context: EffectContext<Context, Extra, Event>,
  params: Params,
) => Promise<void>;

/** Handlers by the names of a machine's orders, each given what its order says. */
export type EffectHandlers<Machine extends AnyStateMachine, Context, Extra, Event> = {
  readonly [Order in EffectOf<Machine> as Order['type']]?: EffectHandler<
    Context,
    Extra,
    Event,
    Order['params']
  >;
};

/** Whom a change of a record concerns: their open pages are told to look again. */
export interface Audience {
  readonly userIds: readonly string[];
  readonly staff: boolean;
  readonly topics: readonly string[];
}

/** Where the rows of a kind are, and what of them says where a record stands on its chart. */
export interface Stands {
  readonly table: PgTable & { readonly id: PgColumn };
  /** The state path, as {@link ChartRow} has it. */
  readonly status: SQLWrapper;
  /** The states of the other regions, by their names. */
  readonly regions?: Readonly<Record<string, SQLWrapper>>;
  /** Whom a record is about, where no column of the table says so. */
  readonly person?: SQLWrapper;
}

/** Everything the command kernel needs to know about one kind of record. */
export interface RecordKind<Context, Extra, Event extends BareEvent> {
  readonly chart: RecordChart<Context, Event>;
  readonly stands: Stands;
  /** Loads a record and keeps others from changing it until the transaction ends; null when there is none. */
  readonly lock: (db: Database, id: string) => Promise<LoadedRecord<Context, Extra> | null>;
  /** Writes status, regions and columns of an accepted event, with the new version. */
  readonly write: (
    db: Database,
    id: string,
    row: ChartRow<Context>,
    version: number,
    at: number,
  ) => Promise<void>;
  /** One for each question of the chart. */
  readonly answers?: Readonly<Record<string, Answer<Context, Event, Extra>>>;
  /** What the record itself does about the orders of its chart; what others do is declared by them (`reactions.ts`). */
  readonly effects?: Readonly<Record<string, EffectHandler<Context, Extra, Event, never>>>;
  /** What the history keeps of an event; what its chart declares when left out, or else all that it brought. Personal data have no place in a history that can't be changed. */
  readonly remember?: (event: Event, before: Context | null) => Readonly<Record<string, unknown>>;
  /** This reader is not told who sent an event before theirs. */
  readonly hidesNames?: (row: ChartRow<Context>, reader: Person) => boolean;
  readonly audience: (record: { id: string; row: ChartRow<Context>; extra: Extra }) => Audience;
}
