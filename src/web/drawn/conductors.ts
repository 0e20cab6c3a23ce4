import { createActor, type AnyStateMachine, type StateValue } from 'xstate';

interface Begun {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
}

interface State {
  readonly value: StateValue;
  readonly context: unknown;
}

/** The conductors of a page that is drawn: no actor is started while it is, so each shows the state in which it begins, or the one that it was {@link Conductors.run} to. */
export interface Conductors {
  readonly begin: <Machine extends AnyStateMachine>(machine: Machine) => Machine;
  /** Lets those that have begun go on until `settled`; resolves to whether there were any. */
  run(settled: () => Promise<void>): Promise<boolean>;
}

export function conductorsOfPage(): Conductors {
  const begun = new Map<string, Begun>();
  const reached = new Map<string, State>();
  return {
    begin(machine) {
      const getInitialSnapshot: AnyStateMachine['getInitialSnapshot'] = (scope, input) => {
        const state = reached.get(machine.id);
        if (state !== undefined) return machine.resolveState(state);
        begun.set(machine.id, { machine, input });
        return machine.getInitialSnapshot(scope, input as never);
      };
      const begins = { getInitialSnapshot: { value: getInitialSnapshot } };
      return Object.create(machine, begins) as typeof machine;
    },
    async run(settled) {
      const actors = [...begun.values()].map(({ machine, input }) =>
        createActor(machine, { input }),
      );
      for (const actor of actors) actor.start();
      await settled();
      for (const actor of actors) {
        const { value, context } = actor.getSnapshot() as State;
        reached.set(actor.logic.id, { value, context });
        actor.stop();
      }
      return actors.length > 0;
    },
  };
}
