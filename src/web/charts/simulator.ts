import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { nearestRefusal } from '#machines/nearest-refusal.ts';
import { leavesOf } from '#machines/guards.ts';
import { traceInitial, traceTransition, type Trace } from '#machines/trace.ts';
import type { Viewable } from './machines.ts';
import { atTime, type SamplePath, type SampleEvent } from './walks.ts';

/** What a person has decided a guard shall answer, by its name; the others answer from the sample data. */
export type Answers = Readonly<Record<string, boolean>>;

/** One point of a walk: what happened, and how the machine stands after it. */
export interface Moment {
  /** "the coach confirms" */
  readonly title: string;
  /** Null at the start, and where only the clock moved. */
  readonly event: EventObject | null;
  readonly snapshot: AnyMachineSnapshot;
  /** Epoch milliseconds of the simulated clock. */
  readonly now: number;
  readonly timers: readonly Timer[];
  readonly transitions: readonly string[];
  /** Paths of the states that were active on the way, also only in passing. */
  readonly visited: readonly string[];
  readonly effects: readonly Effect[];
}

export interface Timer {
  /** Also the type of the event that is sent when it rings. */
  readonly id: string;
  readonly at: number;
}

export interface Effect {
  readonly type: string;
  readonly params: unknown;
}

/** Something that could happen now, with what it would lead to or who stops it. */
export interface Offer {
  readonly kind: 'person' | 'time' | 'result';
  readonly name: string;
  readonly event: EventObject;
  /** The moment after it; null when it is refused. */
  readonly leadsTo: Moment | null;
  /** For a refusal: the sentences of the guards that said no; empty when the state lets it pass without doing anything. */
  readonly reasons: readonly string[];
}

const nothingByHand: Answers = {};

/** Walks one machine by pure transitions: nothing waits, nothing leaves the page. */
export function simulatorOf({ chart, walks, machine: original }: Viewable) {
  let byHand: Answers = nothingByHand;
  const guards = answering(original, () => byHand);
  const machine: AnyStateMachine = original.provide({ guards });

  const momentOf = (
    title: string,
    event: EventObject | null,
    to: Trace,
    now: number,
    before: readonly Timer[],
  ): Moment => ({
    title,
    event,
    snapshot: to.snapshot,
    now,
    timers: timersAfter(before, to, now),
    transitions: to.transitions,
    visited: to.visited.map(({ path }) => path.join('.')),
    effects: to.actions
      .filter(({ type }) => !type.startsWith('xstate.'))
      .map(({ type, params }) => ({ type, params })),
  });

  /** Started with an input of the caller's. */
  const start = (input: unknown): Moment =>
    momentOf('start', null, traceInitial(machine, input), walks.base, []);

  /** Started with one of the inputs of the sample, the first unless told. */
  const begin = (input = Object.keys(walks.inputs)[0] ?? ''): Moment => start(walks.inputs[input]);

  /** The moment after an event, whether or not it changes anything. */
  const send = (from: Moment, title: string, event: EventObject, answers = nothingByHand) => {
    byHand = answers;
    try {
      const now = momentIn(event) ?? from.now;
      const rung = from.timers.filter(({ id }) => id !== event.type);
      return momentOf(title, event, traceTransition(from.snapshot, event), now, rung);
    } finally {
      byHand = nothingByHand;
    }
  };

  const offer = (
    from: Moment,
    answers: Answers,
    kind: Offer['kind'],
    name: string,
    variants: readonly EventObject[],
  ): Offer[] => {
    const tried = variants.map((event) => ({ event, to: send(from, name, event, answers) }));
    const accepted = tried.find(({ to }) => to.transitions.length > 0);
    if (accepted) return [{ kind, name, event: accepted.event, leadsTo: accepted.to, reasons: [] }];
    const event = variants[0];
    if (!event) return [];
    byHand = answers;
    const reasons = kind === 'person' ? whyNot(from, event) : [];
    byHand = nothingByHand;
    return [{ kind, name, event, leadsTo: null, reasons }];
  };

  /** The sentences of the guards of the transition that came nearest; none where nothing listens. */
  const whyNot = ({ snapshot }: Pick<Moment, 'snapshot'>, event: EventObject): string[] => {
    const context: unknown = snapshot.context;
    const failures = getNextTransitions(snapshot)
      .filter((each) => matches(String(each.eventType), event.type))
      .map(({ guard }) =>
        leavesOf(machine, guard, { context, event })
          .filter(({ passes }) => !passes)
          .map(({ name }) => ({ name, ...chart.guards[name] })),
      );
    const { failures: nearest } = nearestRefusal(failures);
    const named = nearest.length > 0 ? nearest : (failures[0] ?? []).slice(0, 1);
    return named.map(
      ({ name, sentence, meaning }) =>
        sentence || `This is not so: ${meaning ?? `${spoken(name)}.`}`,
    );
  };

  const answersOf = (src: unknown) =>
    typeof src === 'string'
      ? (walks.answers[src] ?? []).map((answer) => ({ source: src, answer }))
      : [];

  /** Everything that can happen now: what people may try, what running actors may answer, and the timers. With a name, only what is called so. */
  const offers = (from: Moment, answers: Answers = nothingByHand, named?: string): Offer[] => {
    const { snapshot, now } = from;
    if (snapshot.status === 'done' || snapshot.status === 'error') return [];
    const isMeant = (name: string): boolean => named === undefined || named === name;
    const known = getNextTransitions(snapshot).map(({ eventType }) => String(eventType));
    const people = walks.cases
      .filter(({ name }) => isMeant(name))
      .filter(({ events }) => known.some((type) => matches(type, events[0]?.type ?? '')))
      .flatMap(({ name, events }) =>
        offer(
          from,
          answers,
          'person',
          name,
          events.map((each) => sendable(each, now)),
        ),
      );
    const invoked: readonly { readonly id: string; readonly src: unknown }[] =
      snapshot._nodes.flatMap((node) => node.invoke);
    const results = invoked.flatMap(({ id, src }) =>
      answersOf(src).flatMap(({ source, answer }) => {
        if (!isMeant(`${source}: ${answer.name}`)) return [];
        const how = 'error' in answer ? 'error' : 'done';
        const values = 'error' in answer ? answer.error : answer.output;
        const field = how === 'error' ? 'error' : 'output';
        const variants = values.map((value) => ({
          type: `xstate.${how}.actor.${id}`,
          actorId: id,
          [field]: atTime(value, now),
        }));
        return offer(from, answers, 'result', `${source}: ${answer.name}`, variants);
      }),
    );
    const spawned = Object.keys(snapshot.children as object)
      .filter((id) => !invoked.some((each) => each.id === id) && isMeant(`${id} is over`))
      .flatMap((id) =>
        offer(from, answers, 'result', `${id} is over`, [
          { type: `xstate.done.actor.${id}`, actorId: id, output: undefined } as EventObject,
        ]),
      );
    const timers = from.timers
      .toSorted((one, other) => one.at - other.at)
      .filter(({ id }) => isMeant(`the timer “${delayOf(id)}” rings`))
      .flatMap((timer) =>
        offer(from, answers, 'time', `the timer “${delayOf(timer.id)}” rings`, [
          ringing(chart.kind, timer),
        ]),
      );
    return [...people, ...results, ...spawned, ...timers];
  };

  /** The moments until the clock shows `to`: every timer rings on the way, in its order. */
  const wait = (from: Moment, to: number, answers: Answers = nothingByHand): Moment[] => {
    const moments: Moment[] = [];
    let at = from;
    for (let turn = 0; turn < 200; turn += 1) {
      const [due] = at.timers.toSorted((one, other) => one.at - other.at);
      if (!due || due.at > to) break;
      const event = ringing(chart.kind, due);
      const rung = send(at, `the timer “${delayOf(due.id)}” rings`, event, answers);
      at = { ...rung, now: Math.max(rung.now, due.at, at.now) };
      moments.push(at);
    }
    if (to > at.now)
      moments.push({
        ...at,
        title: 'time passes',
        event: null,
        now: to,
        transitions: [],
        effects: [],
        visited: [],
      });
    return moments;
  };

  /** The moments of a recorded way, from its start. */
  const along = ({ input, steps }: SamplePath): Moment[] =>
    steps.reduce<Moment[]>(
      (moments, { name, event }) => {
        const from = moments.at(-1);
        if (!from) return moments;
        const due = from.timers.find(({ id }) => id === event.type)?.at;
        const next = send(from, name, event);
        return [...moments, { ...next, now: momentIn(event) ?? due ?? next.now }];
      },
      [begin(input)],
    );

  return { start, begin, send, offers, whyNot, wait, along };
}

export type Simulator = ReturnType<typeof simulatorOf>;

/** The machine's guards, each of which asks first what was decided by hand. */
type Ask = (args: unknown, params: unknown) => boolean;

function answering(machine: Viewable['machine'], byHand: () => Answers): Record<string, Ask> {
  return Object.fromEntries(
    Object.entries(machine.implementations.guards as Record<string, Ask>).map(([name, ask]) => {
      if ('check' in ask) return [name, ask];
      return [name, (args: unknown, params: unknown) => byHand()[name] ?? ask(args, params)];
    }),
  );
}

function timersAfter(before: readonly Timer[], to: Trace, now: number): Timer[] {
  const timers = new Map(before.map((timer) => [timer.id, timer]));
  for (const action of to.actions) {
    const params = action.params as { id?: string; delay?: number; sendId?: string } | undefined;
    if (action.type === 'xstate.cancel' && params?.sendId) timers.delete(params.sendId);
    if (action.type === 'xstate.raise' && params?.id && params.delay !== undefined)
      timers.set(params.id, { id: params.id, at: now + params.delay });
  }
  return [...timers.values()];
}

const sendable = (event: SampleEvent, now: number): EventObject =>
  atTime(event, now) as EventObject;

/** Records are told who and when by the server; a timer's sender is the product itself. */
const ringing = (kind: Viewable['chart']['kind'], { id, at }: Timer): EventObject =>
  kind === 'record'
    ? ({ type: id, by: { id: 'sys', role: 'System' }, at } as EventObject)
    : { type: id };

const momentIn = (event: EventObject): number | undefined =>
  'at' in event && typeof event.at === 'number' ? event.at : undefined;

/** Whether a transition listens to an event: by its name, or by a partial wildcard such as `choose.*`. */
const matches = (listened: string, type: string): boolean =>
  listened === type || (listened.endsWith('.*') && type.startsWith(listened.slice(0, -1)));

/** `lateWindow` of `xstate.after.lateWindow.booking.life.requested`. */
const delayOf = (timer: string): string => timer.split('.')[2] ?? timer;

/** The paths of all active states, those around the innermost included. */
export const activeIn = ({ snapshot }: Pick<Moment, 'snapshot'>): string[] =>
  snapshot._nodes
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path.join('.'));

/** The innermost of active states, in the order of the chart. */
export const innermost = (active: readonly string[]): string[] =>
  active.filter((path) => path !== '' && !active.some((other) => other.startsWith(`${path}.`)));

/** Of the innermost active states the one that took the place of another: the first in the nearest state around it. */
export function followed(before: string, active: readonly string[]): string {
  const keys = before.split('.');
  const inner = innermost(active);
  for (let length = keys.length; length > 0; length -= 1) {
    const around = keys.slice(0, length).join('.');
    const found = inner.find((path) => path === around || path.startsWith(`${around}.`));
    if (found !== undefined) return found;
  }
  return inner[0] ?? before;
}

/** `isNameFree` as people say it: "is name free". */
const spoken = (guard: string): string =>
  guard.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
