import { isDeepStrictEqual } from 'node:util';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { decide } from '#machines/decide.ts';
import type { Stamp } from '#machines/person.ts';
import { rowOf, type RecordChart } from '#machines/record-chart.ts';
import { tryOut, type Stage } from '#tests/support/stage.ts';
import { ringOnce, type Answer } from './product.ts';
import type { TriedDriver } from './two-at-once.ts';

/** How the events of one chart reach the server, and what it says to those that the chart never hears of. */
export interface RecordWalk<Context, Event> {
  /** "The invitation", for what fails. */
  readonly name: string;
  /** Brings about what the record begins with. */
  start(input: Context): Promise<void>;
  /** Sends an event as whom it names; the clock shows its moment. */
  attempt(event: Event): Promise<Answer>;
  /** Makes true what the server has to find out for an event to be accepted; what comes back makes it untrue again. */
  prepare?(event: Event): Promise<() => Promise<unknown>>;
  /** An event was accepted: for a record whose id the answer tells. */
  accepted?(answer: Answer): void;
  /** `new` while there is no record; of a chart with regions, where each of them is. */
  statusNow(): Promise<string | readonly string[]>;
  /** What stops an event before the chart is asked; null when nothing does. */
  expectedOf(event: Event): Answer | null | Promise<Answer | null>;
  /** Whether the chart is asked of a record that is there; otherwise of one that is yet to be. Left out: it is always there. */
  isThere?(event: Event): boolean | Promise<boolean>;
  /** What the server finds out by itself and says, beside the sentences of the chart. */
  readonly found?: RegExp;
  /** Whether an event reaches a record that is there. Left out: all do. */
  canTry?(event: Event): boolean;
  /** Its id, where its events make others of its kind have some of their own. */
  entity?(): Promise<string>;
  /** Makes true, for as long as it takes, what the model says that the server found out. */
  arrange?(event: Event): Promise<void>;
}

/** One record behind the API as a host of paths; each refusal is tried and taken back, and held against what the chart says of the model's own record. */
export function recordDriver<Context, Event extends { readonly type: string } & Stamp>(
  stage: Stage,
  chart: RecordChart<Context, Event>,
  walk: RecordWalk<Context, Event>,
): TriedDriver {
  const { db, clock } = stage;
  let input: Context;
  let model: AnyMachineSnapshot;

  const follow = (event: EventObject) => ([model] = transition(chart.machine, model, event));

  const attempt = (event: Event): Promise<Answer> => {
    clock.set(event.at);
    return walk.attempt(event);
  };

  const expectedOf = async (event: Event): Promise<Answer> => {
    const beforehand = await walk.expectedOf(event);
    if (beforehand) return beforehand;
    const isThere = (await walk.isThere?.(event)) ?? true;
    const decision = decide(chart, isThere ? rowOf<Context>(chart, model) : null, event, input);
    if (decision.accepted) throw new Error(`The chart accepts ${event.type}`);
    return { status: decision.status, errors: decision.errors };
  };

  return {
    tries: ({ event }) => attempt(event as unknown as Event),
    ...(walk.found && { found: walk.found }),
    ...(walk.entity && { entity: walk.entity }),
    canTry: (step) => walk.canTry?.(step.event as unknown as Event) ?? true,
    async start(given) {
      input = given as Context;
      [model] = initialTransition(chart.machine, input as never);
      await walk.start(input);
    },
    async does({ name, event }) {
      const asked = event as unknown as Event;
      const undo = await walk.prepare?.(asked);
      const answer = await attempt(asked);
      await undo?.();
      if (answer.status >= 300)
        throw new Error(`“${name}” is refused: ${JSON.stringify(answer.errors)}`);
      walk.accepted?.(answer);
      follow(event);
    },
    async happens({ event }) {
      const { at } = event as unknown as Event;
      clock.set(at);
      await ringOnce(stage, at);
      follow(event);
    },
    async isIn(states) {
      const actual = [await walk.statusNow()].flat();
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`${walk.name} is in ${actual.join()} and not in ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as unknown as Event;
      const expected = await expectedOf(asked);
      const { status, errors } = await tryOut(db, async () => {
        await walk.arrange?.(asked);
        return attempt(asked);
      });
      const actual = { status, errors: withoutPlace(errors) };
      if (!isDeepStrictEqual(actual, expected))
        throw new Error(
          `“${name}” is answered with ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
        );
    },
  };
}

/** A chart names the field, the API where it stands in the request. */
const withoutPlace = (errors: Answer['errors']): Answer['errors'] =>
  Object.fromEntries(
    Object.entries(errors).map(([key, sentence]) => [key.replace(/^payload\./, ''), sentence]),
  );
