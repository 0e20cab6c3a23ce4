import type { Tokens } from '#machines/auth/context.ts';
import {
  adopted,
  type AuthRow,
  because,
  from,
  fromElsewhere,
  got,
  kept,
  nobody,
  noIntended,
  of,
  oneMore,
  plus,
  working,
} from './auth-words.ts';

/** Until there are tokens. */
export const starting: readonly AuthRow[] = [
  ...from(['booting'], 'signedOut', {
    tried: of('boot', ['finds nothing', 'fails']),
    orders: ['clearCaches'],
    writes: () => nobody,
  }),
  ...from(['booting'], 'asking', {
    tried: of('boot', ['finds tokens', 'finds tokens of an organisation']),
    even: {
      'that end in a moment': (_, { output }) => {
        const found = output as { tokens: Tokens; at: number };
        return { output: { ...found, tokens: { ...found.tokens, expiresAt: found.at + 1 } } };
      },
    },
    writes: (_, event) => kept(event, got(event).loginMethod),
  }),
  ...from(['booting'], 'recovering.renewing', {
    tried: of('boot', ['finds tokens that have ended']),
    writes: (_, event) => kept(event, got(event).loginMethod),
  }),
  ...from(['booting'], 'exchanging', {
    tried: of('boot', ['finds a way back from the organisation']),
    writes: () => ({ callback: { code: 'c', state: 's' }, notice: null }),
  }),
  ...from(['signedOut'], 'password', {
    tried: ['somebody signs in with a password'],
    writes: () => ({ notice: null }),
  }),
  ...from(['signedOut'], 'redirecting', {
    tried: ['somebody signs in through their organisation'],
    writes: () => ({ intended: '/app/bookings', notice: null }),
  }),
  ...from(['password'], 'asking', {
    tried: of('passwordGrant', [
      'lets them in',
      'lets them in without a refresh token',
      'lets them in for months',
    ]),
    orders: ['storeTokens'],
    writes: (_, event) => kept(event, 'password'),
  }),
  ...from(['password'], 'signedOut', {
    tried: of('passwordGrant', ['does not know them']),
    orders: ['clearCaches'],
    writes: () => because('rejected'),
  }),
  ...from(['password'], 'signedOut', {
    tried: of('passwordGrant', ['is out of reach']),
    orders: ['clearCaches'],
    writes: () => because('unreachable'),
  }),
  ...from(['redirecting'], 'signedOut', {
    tried: of('startOidc', ['fails']),
    orders: ['clearCaches'],
    writes: () => because('oidcFailed'),
  }),
  ...from(['redirecting'], 'signedOut', {
    tried: ['redirectStalled is over'],
    orders: ['clearCaches'],
    writes: () => because('unreachable'),
  }),
  ...from(['exchanging'], 'asking', {
    tried: of('exchangeCode', ['lets them in']),
    orders: ['storeTokens'],
    writes: (_, event) => ({
      ...kept(event, 'oidc'),
      intended: '/app/bookings',
      callback: null,
    }),
  }),
  ...from(['exchanging'], 'signedOut', {
    tried: of('exchangeCode', ['fails']),
    orders: ['clearCaches'],
    writes: () => ({ ...because('oidcFailed'), callback: null }),
  }),
];

/** Whoever is busy with tokens hears of the other tabs, and may sign out. */
export const interrupted: readonly AuthRow[] = [
  ...from(['signedOut'], 'asking', { tried: fromElsewhere, writes: adopted }),
  ...from(['asking'], 'asking', { tried: fromElsewhere, writes: adopted }),
  ...from(['identifying.unreachable'], 'asking', {
    tried: fromElsewhere,
    writes: plus(oneMore, adopted),
  }),
  ...from(['recovering.renewing', 'recovering.unreachable'], 'asking', {
    tried: fromElsewhere,
    writes: adopted,
  }),
  ...from(
    ['asking', 'identifying.unreachable', 'recovering.renewing', 'recovering.unreachable'],
    'signedOut',
    {
      tried: ['another tab signs out'],
      orders: ['clearCaches'],
      writes: () => because('signedOutElsewhere'),
    },
  ),
  ...from(working, 'signedOut', {
    tried: ['another tab signs out'],
    orders: ['clearCaches'],
    writes: () => ({ ...because('signedOutElsewhere'), intended: null }),
  }),
  ...from(working, 'fresh', {
    tried: fromElsewhere,
    when: ({ me }, { userId }) => me?.id === userId,
    again: ['signedIn.fresh'],
    writes: plus(adopted, () => ({ tries: 0, recoveries: 0 })),
  }),
  ...from(working, 'asking', {
    tried: fromElsewhere,
    when: ({ me }, { userId }) => me?.id !== userId,
    orders: ['clearCaches'],
    writes: plus(adopted, noIntended),
  }),
  ...from(
    ['asking', 'identifying.unreachable', 'recovering.renewing', 'recovering.unreachable'].concat(
      working,
    ),
    'signingOut',
    {
      tried: ['the person signs out'],
      orders: ['clearStorage', 'announceSignOut', 'clearCaches'],
      writes: noIntended,
    },
  ).map((row) =>
    row.leads.startsWith('identifying.unreachable')
      ? { ...row, writes: plus(oneMore, noIntended) }
      : row,
  ),
  ...from(['signingOut'], 'signedOut', {
    tried: [...of('revoke', ['knows', 'is out of reach']), 'revokeTimeout is over'],
    orders: ['clearCaches'],
    writes: () => because('signedOut'),
  }),
];
