import { isDeepStrictEqual } from 'node:util';
import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { innermost } from './explore.ts';
import type { Case } from './model.ts';
import type { Path } from './path.ts';

type Done = void | Promise<void>;

/** What a host of paths can do. Each method throws when the host does otherwise. */
export interface Driver {
  /** Brings the thing under test into the state that `input` describes. */
  start(input: unknown): Done;
  /** A person does something and it is accepted. */
  does(step: Case): Done;
  /** Time passes or an actor answers. */
  happens(step: Case): Done;
  /** The innermost active states, by their paths. */
  isIn(states: readonly string[]): Done;
  /** For hosts that can tell: these transitions have been taken since the last step began. */
  took?(transitions: readonly string[]): Done;
  /** A person tries something and is stopped, by the named guards or, with none, because the state does not know the event. */
  refuses(step: Case, guards: readonly string[]): Done;
}

/** Walks a path on a host, looking where it stands after each step. */
export async function replay(path: Path, input: unknown, driver: Driver): Promise<void> {
  await driver.start(input);
  await driver.isIn(path.start);
  for (const [index, step] of path.steps.entries()) {
    try {
      if (step.case.kind === 'person') await driver.does(step.case);
      else await driver.happens(step.case);
      await driver.isIn(step.states);
      await driver.took?.(step.transitions);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`Step ${index + 1}, “${step.case.name}”: ${why}`, { cause: error });
    }
  }
  for (const refusal of path.refusals) await driver.refuses(refusal.case, refusal.guards);
}

/** The machine itself as a host: pure transitions, nothing waits. */
export function machineDriver(machine: AnyStateMachine): Driver {
  let snapshot: AnyMachineSnapshot | null = null;
  const present = (): AnyMachineSnapshot => {
    if (!snapshot) throw new Error(`${machine.id} has not been started`);
    return snapshot;
  };
  const send = ({ event }: Case) => {
    [snapshot] = transition(machine, present(), event);
  };
  return {
    start: (input) => {
      [snapshot] = initialTransition(machine, input as never);
    },
    does: send,
    happens: send,
    isIn: (states) => {
      const actual = innermost(present());
      if (isDeepStrictEqual(actual, [...states])) return;
      throw new Error(`${machine.id} is in ${actual.join(' & ')} and not in ${states.join(' & ')}`);
    },
    refuses: (step) => {
      const before = present();
      send(step);
      if (snapshot !== before)
        throw new Error(`${machine.id} accepts “${step.name}” in ${JSON.stringify(before.value)}`);
    },
  };
}
