import { askedIn } from '#server/http/reader-zone.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { availableEvents, type AvailableEvent } from '#machines/decide.ts';
import { guardNames, leavesOf } from '#machines/guards.ts';
import { nextTransitions } from '#machines/next-transitions.ts';
import { stillUsed } from '#domain/records/sentences.ts';
import type { Stamp } from '#machines/person.ts';
import type { Question } from '#machines/questions.ts';
import type { BareEvent, Facts } from '#machines/bare-event.ts';
import { snapshotOf, type ChartRow, type RecordChart } from '#machines/record-chart.ts';
import { traceInitial } from '#machines/trace.ts';
import type { Database } from '#database/database.ts';
import type { Answer, Asked, FoundOf, RecordKind } from './kind.ts';

/** An answer for every question of a chart: one that is missing does not compile. */
export type Answers<Questions, Context, Event, Extra = unknown> = {
  readonly [Name in keyof Questions]: Answer<Context, Event, Extra>;
};

/** An answer that is found record by record. */
export const oneByOne =
  <Context, Event, Extra = unknown>(
    answer: (
      db: Database,
      asked: Asked<Context, Event, Extra>,
    ) => Promise<string | FoundOf<Event> | null> | string | FoundOf<Event> | null,
  ): Answer<Context, Event, Extra> =>
  async (db, asked) => {
    const found = new Map<string, string | FoundOf<Event>>();
    for (const each of asked) {
      const sentence = await answer(db, each);
      if (sentence !== null) found.set(each.id, sentence);
    }
    return found;
  };

/** Nobody may delete what is still used. `uses` counts, by id, what would lose it; `one` and `many` are what it counts. */
export const usedNowhere =
  <Context extends { readonly name: string }, Event>(
    uses: (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>,
    one: string,
    many?: string,
  ): Answer<Context, Event> =>
  async (db, asked) => {
    const counts = await uses(
      db,
      asked.map(({ id }) => id),
    );
    const used = asked.flatMap(({ id, context: { name } }): [string, string][] => {
      const count = counts.get(id) ?? 0;
      return count === 0 ? [] : [[id, stillUsed(name, count, one, many)]];
    });
    return new Map(used);
  };

/** A record that somebody could send something to. */
interface Known<Context, Extra> {
  readonly id: string;
  /** Null for one that is being created. */
  readonly row: ChartRow<Context> | null;
  readonly extra: Extra;
}

type Asking<Context, Extra, Event extends BareEvent> = Pick<
  RecordKind<Context, Extra, Event>,
  'chart' | 'answers'
>;

/** What was found out for an event: the sentences for whoever is stopped, and what the chart and its effects need to know. */
export interface Findings<Event> {
  readonly facts: Facts;
  readonly found?: FoundOf<Event>;
}

/**
 * What is found out for an event that is being sent: the questions of the transitions that it could take, and no others. `context` is what the record would
 * hold. For a preview of an event nothing is locked.
 */
export async function factsForEvent<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  { chart, answers = {} }: Asking<Context, Extra, Event>,
  { id, row, extra }: Known<Context, Extra>,
  event: Event,
  context: Context,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): Promise<Findings<Event>> {
  const snapshot = row ? snapshotOf(chart, row) : traceInitial(chart.machine, context).snapshot;
  const before = row?.context ?? null;
  const names = askedBySender(chart, snapshot, event);
  const { by, at } = event;
  const wanted = { ...context, ...written(context, event) };
  const isDeciding = !isPreview;
  const asked = [{ id, context: wanted, before, row, extra, event, isDeciding, by, at }];
  const facts: Record<string, string | null> = {};
  let found: FoundOf<Event> | undefined;
  for (const name of names) {
    const answer = (await answers[name]?.(db, asked))?.get(id) ?? null;
    facts[name] = typeof answer === 'string' ? answer : null;
    if (answer !== null && typeof answer !== 'string') found = { ...found, ...answer };
  }
  return { facts, ...(found && { found }) };
}

/** What is known of records before anybody sends something, by id: the questions of what this reader could send to them now. What an event brings is asked when it is sent. */
export async function factsForReader<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  { chart, answers = {} }: Asking<Context, Extra, Event>,
  records: readonly (Known<Context, Extra> & { readonly row: ChartRow<Context> })[],
  reader: Stamp,
  among?: readonly string[],
): Promise<ReadonlyMap<string, Facts>> {
  const { by, at } = reader;
  const known = new Map<string, Record<string, string | null>>(records.map(({ id }) => [id, {}]));
  const asked = new Map<string, Asked<Context, Event, Extra>[]>();
  for (const { id, row, extra } of records) {
    const snapshot = snapshotOf(chart, row);
    const events = among ?? Object.keys(chart.asks);
    const names = events.flatMap((type) =>
      [...askedByReader(chart, snapshot, { by, at, type })].filter((name) =>
        isAboutRecord(chart.questions?.[name], type, row.context),
      ),
    );
    const { context } = row;
    const reading = { event: null, isDeciding: false, by, at };
    const each = { id, context, before: context, row, extra, ...reading };
    for (const name of new Set(names)) asked.set(name, [...(asked.get(name) ?? []), each]);
  }
  for (const [name, of] of asked) {
    const sentences = await answers[name]?.(db, of);
    for (const { id } of of) {
      const facts = known.get(id);
      const answer = sentences?.get(id) ?? null;
      if (facts) facts[name] = typeof answer === 'string' ? answer : null;
    }
  }
  return known;
}

/** What this reader could send to records now, by id: the buttons of pages and lists, each with what speaks against it. A list asks about those `among` some that it has use for. */
export async function offersFor<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: Asking<Context, Extra, Event>,
  records: readonly (Known<Context, Extra> & { readonly row: ChartRow<Context> })[],
  { by, at }: Stamp,
  among?: readonly string[],
): Promise<ReadonlyMap<string, AvailableEvent[]>> {
  const known = await factsForReader(db, kind, records, { by, at }, among);
  return new Map(
    records.map(({ id, row }) => [
      id,
      availableEvents(kind.chart, row, { by, at, ...askedIn(), facts: known.get(id) ?? {} }, among),
    ]),
  );
}

/** The transitions of an event that ask the server something and could be taken by whoever sends it: the others are somebody else's, or the event goes another way. */
function candidatesFor<Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  snapshot: AnyMachineSnapshot,
  event: BareEvent,
) {
  const { machine, guards } = chart;
  const asks = (guard: unknown) => asksOf(chart, guardNames(guard)).length > 0;
  const isOpen = (guard: unknown) =>
    leavesOf(machine, guard, { context: snapshot.context, event }).every(({ name, passes }) => {
      const kind = guards[name]?.kind;
      return passes || (kind !== 'who' && kind !== 'choice');
    });
  return nextTransitions(snapshot, event.type).filter(({ guard }) => asks(guard) && isOpen(guard));
}

/** What a transition asks of the server. */
const asksOf = (chart: Pick<RecordChart<never, never>, 'questions'>, names: readonly string[]) =>
  names.filter((name) => name in (chart.questions ?? {}));

/** What somebody who sends an event has to be told about. */
const askedBySender = <Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  snapshot: AnyMachineSnapshot,
  event: BareEvent,
): ReadonlySet<string> =>
  new Set(
    candidatesFor(chart, snapshot, event).flatMap(({ guard }) => asksOf(chart, guardNames(guard))),
  );

/** What a reader has to be told about: nothing is looked up behind what the moment forbids already. */
const askedByReader = <Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  snapshot: AnyMachineSnapshot,
  event: BareEvent,
): ReadonlySet<string> =>
  new Set(
    candidatesFor(chart, snapshot, event).flatMap(({ guard }) => {
      const names = guardNames(guard);
      const leaves = leavesOf(chart.machine, guard, { context: snapshot.context, event });
      const forbidding = leaves.find(
        ({ name, passes }) => !passes && chart.guards[name]?.kind === 'what',
      );
      return asksOf(chart, forbidding ? names.slice(0, names.indexOf(forbidding.name)) : names);
    }),
  );

/** The events that bring all fields of a record. */
const writing = new Set(['CREATE', 'EDIT']);

/** Whether a question can be answered without what an event brings. */
const isAboutRecord = (question: Question | undefined, event: string, context: object): boolean =>
  question?.kind !== 'payload' && !(writing.has(event) && (question?.field ?? '') in context);

/** What an event brings of the fields. */
const written = (context: object, event: BareEvent): object =>
  writing.has(event.type)
    ? Object.fromEntries(Object.entries(event).filter(([name]) => name in context))
    : {};
