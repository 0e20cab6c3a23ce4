import { decide, type Accepted } from '#machines/decide.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import { keptOf, ringOf } from '#machines/verbs.ts';
import type { Database } from '#database/database.ts';
import { machineEvents } from '#database/schema/index.ts';
import { batchesOf } from '#domain/batches.ts';
import { newId } from '#domain/ids.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { ChangeHint } from '#server/stream/hints.ts';
import { publishChange } from '#server/stream/publish.ts';
import { doneBy, noteDone } from '#server/stream/outcomes.ts';
import { conflictSentence } from './conflict.ts';
import { factsForEvent } from './questions.ts';
import { reactionsTo, type AnyHandler } from './reactions.ts';
import { askedIn } from '#server/http/reader-zone.ts';
import { setTimers } from './timers.ts';
import type { EffectHandler, LoadedRecord, RecordKind } from './kind.ts';

/**
 * Sends an event to a record that exists, inside the current transaction: lock, find out the facts, decide, write the row, the history, the effects and the
 * timers. Refused by the chart → 403, 409 or 422 with the sentence of the guard; another version than `expectedVersion` → 409; absent → 404.
 * Resolves to false when a timer rang for a state already left and nothing happened.
 */
export async function send<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: RecordKind<Context, Extra, Event>,
  id: string,
  event: Event,
  expectedVersion?: number,
): Promise<boolean> {
  const record = await kind.lock(db, id);
  if (!record) throw refuse.notFound();
  if (expectedVersion !== undefined && expectedVersion !== record.version) {
    const late = { ...event, version: expectedVersion };
    const isUnnamed = kind.hidesNames?.(record.row, event.by) ?? false;
    const sentence = await conflictSentence(db, kind.chart, id, { ...late, isUnnamed });
    throw refuse.conflict({ version: sentence });
  }
  return sendLocked(db, kind, record, event);
}

/** The same for a record that is loaded, and kept from others until the transaction ends, already. */
export async function sendLocked<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: RecordKind<Context, Extra, Event>,
  record: LoadedRecord<Context, Extra>,
  event: Event,
): Promise<boolean> {
  const { id } = record;
  const findings = await factsForEvent(db, kind, record, event, record.row.context);
  const informed = { ...askedIn(), ...event, ...findings };
  const decision = decide(kind.chart, record.row, informed);
  if (!decision.accepted) throw refuse.decided(decision);
  if (decision.transitions.length === 0) return false;
  await kind.write(db, id, decision.row, record.version + 1, event.at);
  await carryOut(db, kind, [
    { id, record, decision, event: informed, version: record.version + 1 },
  ]);
  return true;
}

/** Tells a record that a timer of its chart rings, inside the current transaction; false when it came too late to matter. */
export const ring = <Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: RecordKind<Context, Extra, Event>,
  id: string,
  timer: string,
  at: number,
): Promise<boolean> => send(db, kind, id, ringOf<Event>(kind.chart, timer, at));

/**
 * Creates a record by its first event. `insert` writes the row the chart decided on, before the effects run. `extra` is what the questions of the chart are asked
 * with; without it they were answered before, and the event brings what was found out. Refusals as in {@link send}.
 */
export async function create<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: RecordKind<Context, Extra, Event>,
  first: {
    readonly id: string;
    readonly context: Context;
    readonly event: Event;
    readonly extra?: Extra;
    readonly insert: (row: ChartRow<Context>) => Promise<Extra>;
  },
): Promise<void> {
  const { id, context, extra: asking } = first;
  const findings =
    asking === undefined
      ? {}
      : await factsForEvent(db, kind, { id, row: null, extra: asking }, first.event, context);
  const event = { ...askedIn(), ...first.event, ...findings };
  const decision = decide(kind.chart, null, event, context);
  if (!decision.accepted) throw refuse.decided(decision);
  const extra = await first.insert(decision.row);
  const record = { id, version: 1, row: decision.row, extra };
  await carryOut(db, kind, [{ id, record, decision, event, version: 1, isNew: true }]);
}

/** One of many records that are created at once, with what its first event was found out to be. */
interface First<Context, Event> {
  readonly id: string;
  readonly context: Context;
  readonly event: Event;
}

/**
 * Creates many records, each by its first event, in as many statements as for one. `insert` writes the rows the chart decided on. Nothing is asked of
 * the database for each: the events bring what was found out. Refusals as in {@link send}, for the first that is refused.
 */
export async function createTogether<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: RecordKind<Context, Extra | null, Event>,
  firsts: readonly First<Context, Event>[],
  insert: (
    rows: readonly { readonly id: string; readonly row: ChartRow<Context> }[],
  ) => Promise<void>,
): Promise<void> {
  const steps = firsts.map(({ id, context, event: asked }) => {
    const event = { ...askedIn(), ...asked };
    const decision = decide(kind.chart, null, event, context);
    if (!decision.accepted) throw refuse.decided(decision);
    const record = { id, version: 1, row: decision.row, extra: null };
    return { id, record, decision, event, version: 1, isNew: true };
  });
  if (steps.length === 0) return;
  await insert(steps.map(({ id, decision }) => ({ id, row: decision.row })));
  await carryOut(db, kind, steps);
}

interface Step<Context, Extra, Event> {
  readonly id: string;
  readonly record: LoadedRecord<Context, Extra>;
  readonly decision: Accepted<Context>;
  readonly event: Event;
  readonly version: number;
  readonly isNew?: boolean;
}

/** Writes the history of what was decided, does what the chart orders, sets the timers, and says who should look again. */
async function carryOut<Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: RecordKind<Context, Extra, Event>,
  steps: readonly Step<Context, Extra, Event>[],
): Promise<void> {
  const taken = steps.map((step) => ({ ...step, eventId: newId() }));
  for (const { decision, event } of taken) {
    const { row, transitions } = decision;
    const done = doneBy(kind.chart, event, { context: row.context, transitions });
    db.afterCommit(() => noteDone(done));
  }
  const entries = taken.map(({ eventId, id, record, decision, event, version, isNew }) => ({
    id: eventId,
    machine: kind.chart.name,
    entityId: id,
    position: version,
    version,
    at: event.at,
    byId: event.by.role === 'System' ? null : event.by.id,
    event: event.type,
    payload: kind.remember
      ? kind.remember(event, isNew ? null : record.row.context)
      : keptOf(kind.chart.declares ?? {}, event),
    state: decision.row.status,
    regions: decision.row.regions,
    transitions: [...decision.transitions],
  }));
  for (const batch of batchesOf(entries)) await db.orm.insert(machineEvents).values(batch);
  for (const { eventId, id, record, decision, event, isNew } of taken) {
    const { by, at } = event;
    const before = isNew ? null : record.row;
    const { extra } = record;
    const context = { db, id, before, after: decision.row, extra, event, eventId, at, by };
    for (const { type: order, params } of decision.effects)
      for (const handle of handlersOf(kind, order)) await handle(context, params);
    await setTimers(db, kind.chart.name, id, decision.timers);
  }
  await publishChange(db, audienceOf(kind, taken));
}

/** Who should look again after several steps, and at what: each once. */
function audienceOf<Context extends object, Extra, Event extends BareEvent>(
  kind: RecordKind<Context, Extra, Event>,
  steps: readonly Step<Context, Extra, Event>[],
): ChangeHint {
  const each = steps.map(({ id, record: { extra }, decision: { row } }) =>
    kind.audience({ id, row, extra }),
  );
  return {
    topics: [...new Set(each.flatMap(({ topics }) => topics))],
    to: {
      userIds: [...new Set(each.flatMap(({ userIds }) => userIds))],
      staff: each.some(({ staff }) => staff),
    },
  };
}

/** What the record itself does about an order of its chart, and then everyone who reacts to it. */
function handlersOf<Context, Extra, Event extends BareEvent>(
  kind: RecordKind<Context, Extra, Event>,
  order: string,
): readonly EffectHandler<Context, Extra, Event>[];
function handlersOf(
  {
    chart,
    effects,
  }: {
    readonly chart: { readonly name: string };
    readonly effects?: Readonly<Record<string, AnyHandler>>;
  },
  order: string,
): readonly AnyHandler[] {
  const own = effects?.[order];
  const others = reactionsTo(chart, order);
  const handlers = [...(own ? [own] : []), ...others];
  if (handlers.length === 0)
    throw new Error(`${chart.name} orders ${order}, which nobody carries out`);
  return handlers;
}
