import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { alertsMachine } from '../alerts/machine.ts';
import type { AuthInput } from '../auth/context.ts';
import { authMachine } from '../auth/machine.ts';
import { promptQueueMachine } from '../prompt-queue/machine.ts';

/** The names under which the parts of the app find one another. */
export const systemIds = { auth: 'auth', alerts: 'alerts', prompts: 'prompts' } as const;

interface Whose {
  readonly personId: string | null;
}

/** Whose session it is; nobody's, while nobody is signed in for good. */
const whose = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof authMachine>, 'value' | 'context'>): Whose => ({
  personId: typeof value === 'object' && 'signedIn' in value ? (context.me?.id ?? null) : null,
});

/** The one actor of a tab: the session, the alerts, and the prompts of whoever is signed in. */
export const appMachine = setup({
  types: {
    context: {} as Whose & { readonly session: AuthInput },
    input: {} as { session: AuthInput },
    children: {} as { auth: 'auth'; alerts: 'alerts'; prompts: 'prompts' },
  },
  actors: { auth: authMachine, alerts: alertsMachine, prompts: promptQueueMachine },
  actions: {
    keepPerson: assign((_, { personId }: Whose) => ({ personId })),
  },
  guards: {
    isSomebodyElse: ({ context }, { personId }: Whose) =>
      personId !== null && context.personId !== personId,
    isNobodyAnyMore: ({ context }, { personId }: Whose) =>
      personId === null && context.personId !== null,
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ personId: null, session: input.session }),
  invoke: [
    { id: 'alerts', src: 'alerts', systemId: systemIds.alerts },
    {
      id: 'auth',
      src: 'auth',
      systemId: systemIds.auth,
      input: ({ context }) => context.session,
      onSnapshot: [
        {
          guard: { type: 'isSomebodyElse', params: ({ event }) => whose(event.snapshot) },
          target: '.somebody',
          actions: { type: 'keepPerson', params: ({ event }) => whose(event.snapshot) },
        },
        {
          guard: { type: 'isNobodyAnyMore', params: ({ event }) => whose(event.snapshot) },
          target: '.nobody',
          actions: { type: 'keepPerson', params: { personId: null } },
        },
      ],
    },
  ],
  initial: 'nobody',
  states: {
    nobody: { description: 'Nobody is signed in, or it is not known yet who.' },
    somebody: {
      description: 'Someone is signed in; prompts wait for them.',
      invoke: { id: 'prompts', src: 'prompts', systemId: systemIds.prompts },
    },
  },
});
