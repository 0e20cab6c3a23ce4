import type { QueryClient } from '@tanstack/react-query';
import { createActor, type AnyStateMachine } from 'xstate';
import type { AlertsEvent } from '#machines/alerts/events.ts';
import { startOf } from '#machines/auth/context.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { promptQueueMachine } from '#machines/prompt-queue/machine.ts';
import { appMachine, systemIds } from '#machines/app/machine.ts';
import type { AlertsRef, AuthRef } from '#machines/app/refs.ts';
import { keepConsent } from '../../actors/consent.ts';
import { makeRecorder } from '../../actors/recorder.ts';
import { ApiError } from '../../api/api-error.ts';
import type { ApiClient } from '../../api/client.ts';
import { queryOf } from '../../api/options.ts';
import type { Me } from '../../screens/account/use-me.ts';
import type { Services } from '../../shell/services.ts';
import { fails, type SampleReader, type SampleScreen, type SampleState } from './sample-page.ts';
import { sampleMe } from './sample-people.ts';

/** The services of a real page, with a server and conductors that say what the sample says. Nothing is sent and nothing is stored. */
export function sampleServices(
  screen: SampleScreen,
  as: SampleReader,
  queryClient: QueryClient,
): Services {
  const me = { ...sampleMe(as), ...screen.me };
  const api = sampleApi({ ...quietAnswers, 'GET /auth/whoami': me, ...screen.answers });
  return stillServices({ screen, me, api, queryClient });
}

/** Time stands still: what is shown is one moment. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => undefined };

interface Still {
  readonly screen: Omit<SampleScreen, 'answers' | 'me'>;
  readonly me: Me;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** How conductors begin for which the screen has no state; as they are unless told. */
  readonly begin?: <Machine extends AnyStateMachine>(machine: Machine) => Machine;
}

/** The services of a page on which nothing happens: it shows what this person is answered, at one moment. Nothing is stored. */
export function stillServices({
  screen,
  me,
  api,
  queryClient,
  begin = (machine) => machine,
}: Still): Services {
  const now = Date.now();
  const tokens = { bearer: 'sample', refresh: 'sample', expiresAt: now + 3_600_000 };
  const signedIn: SampleState = {
    value: { signedIn: 'fresh' },
    context: { ...startOf({ now }), tokens, me: { id: me.id, role: me.role } },
  };
  const states = { auth: signedIn, ...screen.conductors };
  const conduct = <Machine extends AnyStateMachine>(machine: Machine): Machine =>
    Object.hasOwn(states, machine.id)
      ? snapshotAt(machine, states[machine.id as keyof typeof states])
      : begin(machine);

  const app = createActor(
    appMachine.provide({
      actors: { auth: conduct(authMachine), prompts: conduct(promptQueueMachine) },
    }),
    { clock: stillClock, input: { session: { now } } },
  );
  app.start();
  const auth = app.system.get(systemIds.auth) as AuthRef;
  const alerts = app.system.get(systemIds.alerts) as AlertsRef;
  for (const event of screen.alerts ?? []) alerts.send(event as AlertsEvent);
  queryClient.setQueryData(queryOf(api, 'GET /auth/whoami').queryKey, me);

  return {
    api,
    open: api,
    consent: keepConsent(),
    queryClient,
    app,
    auth,
    alerts,
    conduct,
    filesAtHand: screen.files ?? [],
    reach: {
      isDown: () => screen.isDown ?? false,
      lastAnswerAt: () => null,
      subscribe: () => () => undefined,
      ask: () => Promise.resolve(true),
    },
    tokens: () => tokens,
    recorder: makeRecorder(),
  };
}

/** The machine as it stands somewhere on its way: no entry action runs and no actor is invoked, until something happens to it. */
export function snapshotAt<Machine extends AnyStateMachine>(
  machine: Machine,
  state: SampleState | undefined,
): Machine {
  if (state === undefined) return machine;
  const snapshot = machine.resolveState(state);
  return Object.create(machine, { getInitialSnapshot: { value: () => snapshot } }) as Machine;
}

/** What every page asks for besides its own. */
const quietAnswers = {
  'GET /notifications/mine': {
    data: { results: [] },
    meta: { pageNumber: 1, perPage: 20, total: 0 },
  },
  'GET /notifications/mine/count': { unactioned: 0, toOpen: [] },
  'GET /conversations/unread': { conversations: 0, hasUndelivered: false },
  'GET /kai-credit-selection-requests': {
    data: { results: [] },
    meta: { pageNumber: 1, perPage: 1, total: 0 },
    open: 0,
  },
  'GET /dashboard': {
    nextSession: null,
    toDo: [],
    moreToDo: {},
    credits: [],
    bookAgain: null,
    upcoming: [],
    ledTeams: [],
    conversations: null,
  },
};

function sampleApi(answers: Readonly<Record<string, unknown>>): ApiClient {
  return {
    call: (route, ..._) => {
      const answer = answers[route];
      if (answer !== undefined && answer !== fails) return Promise.resolve(answer as never);
      if (answer === fails) return Promise.reject(new ApiError('unreachable'));
      const title = 'This is a sample: nothing is sent.';
      const body = { status: 422, title, errors: { request: title } };
      return Promise.reject(new ApiError('refused', { status: 422, statusText: title, body }));
    },
    file: () => new Promise(() => undefined),
    stream: () => new Promise(() => undefined),
  };
}
