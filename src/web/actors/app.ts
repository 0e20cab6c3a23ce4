import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { alertsMachine } from '#machines/alerts/machine.ts';
import type { AuthInput } from '#machines/auth/context.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { promptQueueMachine } from '#machines/prompt-queue/machine.ts';

export type AuthRef = ActorRefFrom<typeof authMachine>;
export type AlertsRef = ActorRefFrom<typeof alertsMachine>;
export type PromptsRef = ActorRefFrom<typeof promptQueueMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The names under which the parts of the app find one another. */
export const systemIds = { auth: 'auth', alerts: 'alerts', prompts: 'prompts' } as const;

const personIn = (snapshot: AuthSnapshot): string | null =>
  snapshot.hasTag('authenticated') ? (snapshot.context.me?.id ?? null) : null;

/** The one actor of a tab: the session, the alerts, and the prompts of whoever is signed in. */
export const appMachine = setup({
  types: {
    context: {} as { personId: string | null; session: AuthInput },
    input: {} as { session: AuthInput },
    children: {} as { auth: 'auth'; alerts: 'alerts'; prompts: 'prompts' },
  },
  actors: { auth: authMachine, alerts: alertsMachine, prompts: promptQueueMachine },
  actions: {
    keepPerson: assign((_, { personId }: { personId: string | null }) => ({ personId })),
  },
  guards: {
    isTheSame: ({ context }, { personId }: { personId: string | null }) =>
      context.personId === personId,
    isSomebody: (_, { personId }: { personId: string | null }) => personId !== null,
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
          guard: {
            type: 'isTheSame',
            params: ({ event }) => ({ personId: personIn(event.snapshot) }),
          },
        },
        {
          guard: {
            type: 'isSomebody',
            params: ({ event }) => ({ personId: personIn(event.snapshot) }),
          },
          actions: {
            type: 'keepPerson',
            params: ({ event }) => ({ personId: personIn(event.snapshot) }),
          },
          target: '.somebody',
        },
        { actions: { type: 'keepPerson', params: { personId: null } }, target: '.nobody' },
      ],
    },
  ],
  initial: 'nobody',
  states: {
    nobody: {},
    somebody: { invoke: { id: 'prompts', src: 'prompts', systemId: systemIds.prompts } },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;
