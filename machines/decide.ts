import { getNextTransitions, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { nearestRefusal } from './nearest-refusal.ts';
import type { Effect, EffectOf } from './orders.ts';
import { say, type GuardSentence } from './sentences.ts';
import { rowOf, snapshotOf, type ChartRow, type RecordChart } from './record-chart.ts';
import { leavesOf } from './guards.ts';
import { nextTransitions } from './next-transitions.ts';
import { traceInitial, traceTransition } from './trace.ts';
import type { Stamp } from './person.ts';
import type { BareEvent, Facts } from './bare-event.ts';

export interface Timers {
  /** Absolute, epoch ms. `id` is also the type of the event to send when it rings. */
  readonly arm: readonly { readonly id: string; readonly at: number }[];
  readonly disarm: readonly string[];
}

/** The chart said no. `status` is the HTTP status, `errors` the sentences keyed by field (`event` when no field is to blame). */
export interface Refused {
  readonly accepted: false;
  readonly status: 403 | 409 | 422;
  readonly errors: Readonly<Record<string, string>>;
}

/** The chart said yes. Nothing has happened yet: the host writes the row, runs the effects and sets the timers in one transaction. */
export interface Accepted<Context, Order = Effect> {
  readonly accepted: true;
  readonly row: ChartRow<Context>;
  readonly effects: readonly Order[];
  readonly timers: Timers;
  /** The transitions taken, as `source|event|index`; none when a timer rang too late to matter. */
  readonly transitions: readonly string[];
}

export type Decision<Context, Order = Effect> = Refused | Accepted<Context, Order>;

/**
 * What happens to a record when an event reaches it; pure. `row` null: the record does not exist yet and `input` is its future context.
 * A timer that rings for a state already left is accepted with nothing to do, so that timers may ring more than once.
 */
export function decide<Context, Event extends BareEvent, Machine extends AnyStateMachine>(
  chart: RecordChart<Context, Event, Machine>,
  row: ChartRow<Context> | null,
  event: Event,
  input?: Context,
): Decision<Context, EffectOf<Machine>>;
export function decide<Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  row: ChartRow<Context> | null,
  event: Event,
  input?: Context,
): Decision<Context> {
  const snapshot = row ? snapshotOf(chart, row) : traceInitial(chart.machine, input).snapshot;
  const isTimer = event.type.startsWith('xstate.after.');
  if (!isTimer) {
    const refusal = refusalOf(chart, snapshot, event, event);
    if (refusal) return refusal;
  }
  const { snapshot: next, actions, transitions } = traceTransition(snapshot, event);
  return {
    accepted: true,
    row: rowOf(chart, next),
    effects: actions.filter(isEffect).map(({ type, params }) => ({
      type,
      params: (params as Record<string, unknown> | undefined) ?? {},
    })),
    timers: timersOf(actions, event.at),
    transitions,
  };
}

export interface AvailableEvent {
  readonly type: string;
  readonly label: string;
  readonly enabled: boolean;
  readonly reasons: string[];
}

/**
 * The events a person could send to a record in its present state: those the state knows and the person's relation allows. One that only the
 * moment or the facts forbid is listed as disabled with its reasons; one that is not theirs to send is left out. Only those `among` some are looked at where a list has no use for
 * the others.
 */
export function availableEvents<Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  row: ChartRow<Context>,
  stamp: Stamp & { readonly facts?: Facts },
  among?: readonly string[],
): AvailableEvent[] {
  const snapshot = snapshotOf(chart, row);
  return Object.entries(chart.asks).flatMap(([type, label]): AvailableEvent[] => {
    if (among && !among.includes(type)) return [];
    const refusal = refusalOf(chart, snapshot, { ...stamp, type }, null);
    if (!refusal) return [{ type, label, enabled: true, reasons: [] }];
    if (refusal.status !== 422) return [];
    return [{ type, label, enabled: false, reasons: Object.values(refusal.errors) }];
  });
}

/** What stands in the way of an event whatever it would carry; null while it is possible. Choosers ask it: they answer while what they serve can be done. */
export const obstacleTo = <Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  row: ChartRow<Context>,
  event: Pick<Event, keyof BareEvent>,
): Refused | null => refusalOf(chart, snapshotOf(chart, row), event, null);

/** Whether somebody could begin a record of this kind, if what they wrote was right: no `who` of the first transitions speaks against it. */
export function isStartedBy<Context, Event extends BareEvent>(
  { machine, guards }: Pick<RecordChart<Context, Event>, 'machine' | 'guards'>,
  stamp: Stamp,
): boolean {
  const { snapshot } = traceInitial(machine, {});
  return getNextTransitions(snapshot).some(({ guard, eventType }) =>
    leavesOf(machine, guard, { context: {}, event: { ...stamp, type: String(eventType) } }).every(
      ({ name, passes }) => passes || guards[name]?.kind !== 'who',
    ),
  );
}

/** `sent` is the event with what it brings; while nothing is sent, guards that look at that are left out. */
function refusalOf<Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  snapshot: AnyMachineSnapshot,
  event: BareEvent,
  sent: Event | null,
): Refused | null {
  const context = snapshot.context as Context;
  if (chart.raised?.includes(event.type)) {
    return {
      accepted: false,
      status: 403,
      errors: { event: 'Only the chart itself may do that.' },
    };
  }
  const candidates = nextTransitions(snapshot, event.type);
  if (candidates.length === 0) {
    const status = rowOf(chart, snapshot).status;
    return {
      accepted: false,
      status: 409,
      errors: { event: chart.tooLate(status, event.type, context, event.zone) },
    };
  }
  const failures = candidates.map((each) =>
    leavesOf(chart.machine, each.guard, { context, event })
      .filter((leaf) => !leaf.passes)
      .map((leaf) => wordsFor(chart, leaf.name))
      .filter((words) => sent !== null || words.kind !== 'payload'),
  );
  if (failures.some((list) => list.length === 0)) return null;
  const failed = nearestRefusal(failures);
  const errors: Record<string, string> = {};
  for (const words of failed.failures) {
    if (words.kind === 'choice') continue;
    if (words.kind !== 'payload')
      errors[words.field ?? 'event'] ??= say(words.sentence, context, event);
    else if (sent) errors[words.field] ??= say(words.sentence, context, sent);
  }
  return { accepted: false, status: failed.nearest ? 422 : 403, errors };
}

function wordsFor<Context, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  guard: string,
): GuardSentence<Context, Event> {
  const words = chart.guards[guard];
  if (!words)
    throw new Error(`${chart.name}: guard ${guard} has no sentence for the person it stops`);
  return words;
}

type Action = { readonly type: string; readonly params?: unknown };

const isEffect = (action: Action): boolean => !action.type.startsWith('xstate.');

function timersOf(actions: readonly Action[], at: number): Timers {
  const arm = new Map<string, number>();
  const disarm = new Set<string>();
  for (const action of actions) {
    const params = action.params as { id?: string; delay?: number; sendId?: string } | undefined;
    if (action.type === 'xstate.cancel' && params?.sendId) {
      arm.delete(params.sendId);
      disarm.add(params.sendId);
    }
    if (action.type === 'xstate.raise' && params?.id && params.delay !== undefined) {
      disarm.delete(params.id);
      arm.set(params.id, at + params.delay);
    }
  }
  return { arm: [...arm].map(([id, when]) => ({ id, at: when })), disarm: [...disarm] };
}
