import { appMachine } from '#machines/app/machine.ts';
import { modelOf } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const nobody = { value: 'signedOut', context: { me: null } };
const signedIn = (id: string) => ({ value: { signedIn: 'fresh' }, context: { me: { id } } });

/** Somebody signs in and out, and somebody else in another tab takes their place. */
export const appModel = modelOf({
  machine: appMachine,
  inputs: { 'a tab that opens': { session: { now: noon } } },
  cases: ({ context: { personId } }) => {
    const told = (name: string, id: string | null) => ({
      name,
      kind: 'person' as const,
      event: { type: 'xstate.snapshot.auth', snapshot: id === null ? nobody : signedIn(id) },
      ...(id === personId && { refusal: id === null ? 'isNobodyAnyMore' : 'isSomebodyElse' }),
    });
    return [
      told('nobody is signed in', null),
      told('Mia is signed in', people.mia.id),
      told('Max is signed in', people.max.id),
    ];
  },
  key: ({ context }) => context.personId,
  invariants: {
    'prompts wait for somebody exactly while somebody is signed in': ({ value, context }) =>
      (value === 'somebody') === (context.personId !== null),
  },
});
