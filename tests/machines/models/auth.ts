import { dueTime, type AuthContext, type Tokens } from '#machines/auth/context.ts';
import type { AuthEvent } from '#machines/auth/events.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { modelOf, type Answer, type Case } from '#tools/paths/model.ts';
import { day, hour, minute, noon, second } from './people.ts';

const tokens = (at: number, name = 'mia', life = hour): Tokens => ({
  bearer: `${name}-bearer`,
  refresh: `${name}-refresh`,
  expiresAt: at + life,
});
const soon = ({ now }: AuthContext): number => now + second;
const late = ({ now, tokens: held }: AuthContext): number =>
  Math.max(now, held?.expiresAt ?? 0) + second;

/** Browsers cannot wait longer than this at once. */
const longestTimer = 2 ** 31 - 1;

/** How many rounds of waiting are ahead until the tokens are due, or whether they are due or over. */
const ageOf = ({ now, renewAt }: AuthContext, { expiresAt }: Tokens): number | string =>
  now < renewAt ? Math.ceil((renewAt - now) / longestTimer) : now < expiresAt ? 'due' : 'over';

const unauthorized = { reason: 'unauthorized' };
const unreachable = { reason: 'unreachable' };

const person = (name: string, event: AuthEvent): Case<AuthEvent> => ({
  name,
  kind: 'person',
  event,
});

function cases({ context }: { context: AuthContext }): Case<AuthEvent>[] {
  const at = soon(context);
  const bearer = context.tokens?.bearer ?? '';
  const changed = { type: 'tab.tokensChanged', loginMethod: 'password', at } as const;
  const refused = { type: 'api.unauthorized', at } as const;
  return [
    person('somebody signs in with a password', {
      type: 'signIn.password',
      email: 'mia@example.org',
      password: 'secret',
    }),
    person('somebody signs in through their organisation', {
      type: 'signIn.oidc',
      intended: '/app/bookings',
    }),
    person('the person signs out', { type: 'signOut' }),
    person('the person tries again', { type: 'retry' }),
    person('the server refuses the bearer token on an application page', {
      ...refused,
      bearer,
      intended: '/app/bookings',
    }),
    person('the server refuses the bearer token on a public page', {
      ...refused,
      bearer,
      intended: '/apple',
    }),
    person('the server refuses an older bearer token', {
      ...refused,
      bearer: 'old-bearer',
      intended: null,
    }),
    person('another tab renews the tokens', { ...changed, tokens: tokens(at), userId: 'mia' }),
    person('another tab signs in somebody else', {
      ...changed,
      tokens: tokens(at, 'max'),
      userId: 'max',
    }),
    person('another tab signs out', { ...changed, tokens: null, userId: null, loginMethod: null }),
    person('the tab comes to the front', { type: 'tab.visible', at }),
    person('the tab comes to the front when the tokens are due', {
      type: 'tab.visible',
      at: Math.max(at, context.renewAt),
    }),
    person('the device is connected again', { type: 'network.online' }),
  ];
}

const unanswered = (context: AuthContext): Answer[] => [
  { name: 'refuses', error: { ...unauthorized, at: soon(context) } },
  { name: 'is out of reach', error: { ...unreachable, at: soon(context) } },
  { name: 'is out of reach for long', error: { ...unreachable, at: late(context) } },
];

export const authModel = modelOf({
  machine: authMachine,
  inputs: { 'a new tab': { now: noon } },
  cases,
  answers: {
    boot: ({ context: { now: at } }) => [
      { name: 'finds nothing', output: { callback: null, tokens: null, loginMethod: null, at } },
      {
        name: 'finds tokens',
        output: { callback: null, tokens: tokens(at), loginMethod: 'password', at },
      },
      {
        name: 'finds tokens of an organisation',
        output: { callback: null, tokens: tokens(at), loginMethod: 'oidc', at },
      },
      {
        name: 'finds tokens that have ended',
        output: { callback: null, tokens: tokens(at - day), loginMethod: 'password', at },
      },
      {
        name: 'finds a way back from the organisation',
        output: { callback: { code: 'c', state: 's' }, tokens: null, loginMethod: null, at },
      },
      { name: 'fails', error: new Error('storage is off') },
    ],
    passwordGrant: ({ context }) => [
      { name: 'lets them in', output: { tokens: tokens(soon(context)), at: soon(context) } },
      {
        name: 'lets them in without a refresh token',
        output: { tokens: { ...tokens(soon(context)), refresh: null }, at: soon(context) },
      },
      {
        name: 'lets them in for months',
        output: { tokens: tokens(soon(context), 'mia', 90 * day), at: soon(context) },
      },
      {
        name: 'does not know them',
        error: { reason: 'rejected', sentence: 'Incorrect email or password.' },
      },
      { name: 'is out of reach', error: unreachable },
    ],
    startOidc: () => [{ name: 'fails', error: new Error('no provider') }],
    exchangeCode: ({ context }) => [
      {
        name: 'lets them in',
        output: { tokens: tokens(soon(context)), at: soon(context), intended: '/app/bookings' },
      },
      { name: 'fails', error: new Error('bad code') },
    ],
    whoami: ({ context }) => [
      { name: 'knows them', output: { me: { id: 'mia', role: 'Member' }, at: soon(context) } },
      {
        name: 'knows somebody else',
        output: { me: { id: 'max', role: 'Member' }, at: soon(context) },
      },
      ...unanswered(context),
    ],
    refreshOnce: ({ context }) => [
      { name: 'renews', output: { tokens: tokens(soon(context)), at: soon(context) } },
      ...unanswered(context),
    ],
    revoke: () => [
      { name: 'knows', output: undefined },
      { name: 'is out of reach', error: unreachable },
    ],
  },
  key: ({ context }) => [
    context.tokens && [
      context.tokens.bearer,
      context.tokens.refresh,
      ageOf(context, context.tokens),
    ],
    context.me?.id,
    context.loginMethod,
    context.callback !== null,
    context.intended,
    Math.min(context.recoveries, 1),
    context.departures.filter((departure) => departure > context.now - minute).length,
  ],
  invariants: {
    'nobody is signed in without tokens': (tab) =>
      !tab.hasTag('authenticated') || tab.context.tokens !== null,
    'a signed-out tab remembers nobody': (tab) =>
      !tab.matches('signedOut') || (tab.context.me === null && tab.context.tokens === null),
    'whoever may call the API is known': (tab) =>
      !tab.hasTag('mayCallApi') || tab.context.me !== null,
    'tokens are never renewed at once': ({ context }) =>
      context.tokens === null || context.renewAt <= dueTime(context.tokens, context.now) + 90 * day,
    'a session that ended tells why': (tab) =>
      !tab.matches('signedOut') ||
      tab.context.departures.length === 0 ||
      tab.context.notice !== null,
  },
});
