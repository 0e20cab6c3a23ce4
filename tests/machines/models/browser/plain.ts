import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Person } from '#machines/person.ts';
import type { Facts } from '#machines/bare-event.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf, type Model } from '#tools/paths/model.ts';
import type { BrowserModel } from './model.ts';

interface Asked {
  readonly type: string;
  readonly by: Person;
  readonly facts: Facts;
}

const stopped = 'What stops an event is tried through the API; staff walk the pages.';

/** What staff do with a plain record on its pages: what they may, one after the other, and what a state does not offer. */
export function plainPages<Machine extends AnyStateMachine>(model: Model<Machine>): BrowserModel {
  const cases: typeof model.cases = (snapshot, now) =>
    model.cases(snapshot, now).filter(({ event }) => {
      const { type, by, facts } = event as unknown as Asked;
      const isAboutNothing = (snapshot as AnyMachineSnapshot).value === 'new';
      return (
        by.role === 'Admin' &&
        Object.keys(facts).length === 0 &&
        (type === 'CREATE') === isAboutNothing
      );
    });
  return {
    territory: explore(modelOf<Machine>({ ...model, cases })),
    refuses: true,
    beyond: Object.fromEntries(
      Object.keys(model.machine.implementations.guards).map((guard) => [guard, stopped]),
    ),
  };
}
