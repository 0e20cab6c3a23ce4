import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import { guardNames, leavesOf } from '#machines/guards.ts';
import { stillUsed } from '#domain/records/sentences.ts';
import type { Stamp } from '#machines/person.ts';
import type { Facts, PlainChart, Question } from '#machines/plain-record.ts';
import { snapshotOf, type ChartRow } from '#machines/record-chart.ts';
import { traceInitial } from '#machines/trace.ts';
import type { Database } from '#database/database.ts';

type AnyEvent = { readonly type: string } & Stamp;

/** A record that a question is asked of. `context` holds its fields as the event would leave them; `event` is null where a reader asks what could be sent. */
export interface Asked<Context, Event> {
  readonly id: string;
  readonly context: Context;
  /** As it is now; null for one that is being created. */
  readonly before: Context | null;
  readonly event: Event | null;
}

/** Answers one question of a chart for any number of records at once: by id, the sentence for whoever is stopped; nobody is stopped at the others. */
export type Answer<Context, Event> = (
  db: Database,
  asked: readonly Asked<Context, Event>[],
) => Promise<ReadonlyMap<string, string>>;

/** An answer for every question of a chart: one that is missing does not compile. */
export type Answers<Questions, Context, Event> = {
  readonly [Name in keyof Questions]: Answer<Context, Event>;
};

/** An answer that is found record by record. */
export const oneByOne =
  <Context, Event>(
    answer: (db: Database, asked: Asked<Context, Event>) => Promise<string | null> | string | null,
  ): Answer<Context, Event> =>
  async (db, asked) => {
    const found = new Map<string, string>();
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

interface Known<Context> {
  readonly id: string;
  /** Null for one that is being created. */
  readonly row: ChartRow<Context> | null;
}

interface Asking<Context, Event extends AnyEvent> {
  readonly chart: PlainChart<Context, Event>;
  readonly answers: Readonly<Record<string, Answer<Context, Event>>>;
}

/** What is found out for an event that is being sent: the questions of the transitions that it could take, and no others. `context` is what the record would hold. */
export async function factsForEvent<Context extends object, Event extends AnyEvent>(
  db: Database,
  { chart, answers }: Asking<Context, Event>,
  { id, row }: Known<Context>,
  event: Event,
  context: Context,
): Promise<Facts> {
  const snapshot = row ? snapshotOf(chart, row) : traceInitial(chart.machine, context).snapshot;
  const before = row?.context ?? null;
  const names = askedBy(chart, snapshot, event);
  const asked = [{ id, context: { ...context, ...written(context, event) }, before, event }];
  const found: Record<string, string | null> = {};
  for (const name of names) found[name] = (await answers[name]?.(db, asked))?.get(id) ?? null;
  return found;
}

/** What is known of records before anybody sends something, by id: the questions of what this reader could send to them now. What an event brings is asked when it is sent. */
export async function factsForReader<Context extends object, Event extends AnyEvent>(
  db: Database,
  { chart, answers }: Asking<Context, Event>,
  records: readonly (Known<Context> & { readonly row: ChartRow<Context> })[],
  reader: Stamp,
): Promise<ReadonlyMap<string, Facts>> {
  const known = new Map<string, Record<string, string | null>>(records.map(({ id }) => [id, {}]));
  const asked = new Map<string, Asked<Context, Event>[]>();
  for (const { id, row } of records) {
    const snapshot = snapshotOf(chart, row);
    const events = Object.keys(chart.asks);
    const names = events.flatMap((type) =>
      askedBy(chart, snapshot, { ...reader, type }).filter((name) =>
        isAboutRecord(chart.questions[name], type, row.context),
      ),
    );
    const each = { id, context: row.context, before: row.context, event: null };
    for (const name of new Set(names)) asked.set(name, [...(asked.get(name) ?? []), each]);
  }
  for (const [name, of] of asked) {
    const sentences = await answers[name]?.(db, of);
    for (const { id } of of) {
      const facts = known.get(id);
      if (facts) facts[name] = sentences?.get(id) ?? null;
    }
  }
  return known;
}

/** The questions of the transitions that an event could take for whoever sends it. */
function askedBy<Context, Event extends AnyEvent>(
  { machine, guards, questions }: PlainChart<Context, Event>,
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
): string[] {
  const isTheirs = (guard: unknown) =>
    leavesOf(machine, guard, { context: snapshot.context, event }).every(
      ({ name, passes }) => passes || guards[name]?.kind !== 'who',
    );
  const candidates = getNextTransitions(snapshot).filter(
    ({ eventType, guard }) => eventType === event.type && isTheirs(guard),
  );
  return [...new Set(candidates.flatMap(({ guard }) => guardNames(guard)))].filter(
    (name) => name in questions,
  );
}

/** The events that bring all fields of a record. */
const writing = new Set(['CREATE', 'EDIT']);

/** Whether a question can be answered without what an event brings. */
const isAboutRecord = (question: Question | undefined, event: string, context: object): boolean =>
  question?.kind !== 'payload' && !(writing.has(event) && (question?.field ?? '') in context);

/** What an event brings of the fields. */
const written = (context: object, event: AnyEvent): object =>
  writing.has(event.type)
    ? Object.fromEntries(Object.entries(event).filter(([name]) => name in context))
    : {};
