import type { AuthContext, Me, Tokens } from '#machines/auth/context.ts';
import { reasonSentences, type Reason } from '#machines/auth/sentences.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

type Tab = AuthContext;
type AuthRow = Row<Tab>;
type Writes = (tab: Tab, event: Sent) => Partial<Tab>;

const second = 1_000;
const minute = 60 * second;

/** A minute before the end, but neither in the first half of its life nor at once. */
const dueOf = ({ expiresAt }: Tokens, at: number) =>
  Math.max(expiresAt - minute, at + (expiresAt - at) / 2, at + 30 * second);
const got = (event: Sent) =>
  (event['output'] ?? event) as { tokens: Tokens; at: number } & Partial<Tab> & { me: Me };
const kept = (event: Sent, loginMethod?: Tab['loginMethod']): Partial<Tab> => {
  const { tokens, at } = got(event);
  return {
    tokens,
    now: at,
    renewAt: dueOf(tokens, at),
    ...(loginMethod && { loginMethod }),
  };
};
const nobody = { tokens: null, me: null, loginMethod: null, tries: 0, recoveries: 0 };
const because = (reason: Reason): Partial<Tab> => ({
  ...nobody,
  notice: { reason, sentence: reasonSentences[reason] },
});
/** A row for each state that it may happen in: `from(['password', …], 'signedOut', …)`. */
const from = (states: readonly string[], to: string, row: Omit<AuthRow, 'leads'>): AuthRow[] =>
  states.map((state) => ({ ...row, leads: `${state} → ${to}` }));
const isOutOfReach = ['is out of reach', 'is out of reach for long'];
const of = (actor: string, answers: readonly string[]) =>
  answers.map((answer) => `${actor}: ${answer}`);

const isLost = {
  orders: ['clearStorage', 'announceSignOut', 'clearCaches'],
  writes: () => because('expired'),
};

const starting: readonly AuthRow[] = [
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

const fromElsewhere = ['another tab renews the tokens', 'another tab signs in somebody else'];
const adopted: Writes = (_, event) => kept(event, 'password');
/** Another try that did not reach the server. */
const oneMore: Writes = ({ tries }) => ({ tries: tries + 1 });
const plus =
  (...writes: readonly Writes[]): Writes =>
  (tab, event) =>
    Object.assign({}, ...writes.map((each) => each(tab, event)));
const working = ['fresh', 'ageing', 'signedIn.renewing', 'waiting', 'offline'];
const noIntended = () => ({ intended: null });

/** Whoever is busy with tokens hears of the other tabs, and may sign out. */
const interrupted: readonly AuthRow[] = [
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

const hasRefresh = ({ tokens }: Tab) => tokens !== null && tokens.refresh !== null;
const knows = of('whoami', ['knows them', 'knows somebody else']);
const isKnown: Writes = (_, event) => ({
  me: got(event).me,
  now: got(event).at,
  notice: null,
  tries: 0,
  recoveries: 0,
});
const isSomebodyElse = ({ me }: Tab, event: Sent) => me !== null && me.id !== got(event).me.id;
const again = ['the person tries again', 'the device is connected again', 'backoff is over'];

/** Whose tokens they are, and how they are exchanged when they are of no use any more. */
const identifying: readonly AuthRow[] = [
  ...from(['asking'], 'fresh', {
    tried: knows,
    when: isSomebodyElse,
    orders: ['clearCaches'],
    writes: isKnown,
  }),
  ...from(['asking'], 'fresh', {
    tried: knows,
    when: (tab, event) => !isSomebodyElse(tab, event),
    writes: isKnown,
  }),
  ...from(['asking'], 'recovering.renewing', {
    tried: of('whoami', ['refuses']),
    when: (tab) => hasRefresh(tab) && tab.recoveries === 0,
    writes: () => ({ recoveries: 1 }),
  }),
  ...from(['asking'], 'signedOut', {
    tried: of('whoami', ['refuses']),
    when: (tab) => !hasRefresh(tab) || tab.recoveries > 0,
    orders: ['clearStorage', 'clearCaches'],
    writes: () => because('expired'),
  }),
  ...from(['asking'], 'identifying.unreachable', { tried: of('whoami', isOutOfReach) }),
  ...from(['identifying.unreachable'], 'asking', { tried: again, writes: oneMore }),
  ...from(['recovering.renewing'], 'asking', {
    tried: of('refreshOnce', ['renews']),
    writes: (_, event) => kept(event),
  }),
  ...from(['recovering.renewing'], 'signedOut', {
    tried: of('refreshOnce', ['refuses']),
    ...isLost,
  }),
  ...from(['recovering.renewing'], 'recovering.unreachable', {
    tried: of('refreshOnce', isOutOfReach),
    writes: (tab, event) => ({ ...oneMore(tab, event), now: failedAt(event) }),
  }),
  ...from(['recovering.unreachable'], 'recovering.renewing', { tried: again }),
];

/** When the server said no, or did not say anything. */
function failedAt({ error }: Sent): number {
  return (error as { at: number }).at;
}

const isDue = ({ renewAt }: Tab, { at }: Sent) => at >= renewAt;
const longestTimer = 2 ** 31 - 1;
const untilDue = ({ renewAt, now }: Tab) => Math.min(Math.max(renewAt - now, 0), longestTimer);
/** One wait of a timer is not enough for what lasts for months. */
const needsMore = (tab: Tab) => tab.now + untilDue(tab) < tab.renewAt;
const away = (at: number) => ({ error: { reason: 'unreachable', at } });
/** As good as it is, until it ends. */
const atTheEnd = {
  'just before the end': ({ tokens }: Tab) => away((tokens?.expiresAt ?? 0) - 1),
  'at the end': ({ tokens }: Tab) => away(tokens?.expiresAt ?? 0),
};
const stillFresh = ({ tokens }: Tab, event: Sent) => failedAt(event) < (tokens?.expiresAt ?? 0);

/** The session at work: its tokens are renewed before they end. */
const renewing: readonly AuthRow[] = [
  ...from(['fresh'], 'signedIn.renewing', {
    tried: ['the tab comes to the front', 'the tab comes to the front when the tokens are due'],
    when: (tab, event) => isDue(tab, event) && hasRefresh(tab),
  }),
  ...from(['fresh'], 'fresh', {
    tried: ['untilDue is over'],
    when: needsMore,
    again: ['signedIn.fresh'],
    writes: (tab) => ({ now: tab.now + untilDue(tab), tries: 0, recoveries: 0 }),
  }),
  ...from(['fresh'], 'signedIn.renewing', {
    tried: ['untilDue is over'],
    when: (tab) => !needsMore(tab) && hasRefresh(tab),
  }),
  ...from(['fresh'], 'ageing', {
    tried: ['untilDue is over'],
    when: (tab) => !needsMore(tab) && !hasRefresh(tab),
  }),
  ...from(['signedIn.renewing'], 'fresh', {
    tried: of('refreshOnce', ['renews']),
    writes: (_, event) => ({ ...kept(event), tries: 0, recoveries: 0 }),
  }),
  ...from(['signedIn.renewing'], 'waiting', {
    tried: of('refreshOnce', isOutOfReach),
    even: atTheEnd,
    when: stillFresh,
    writes: (tab, event) => ({ ...oneMore(tab, event), now: failedAt(event) }),
  }),
  ...from(['signedIn.renewing'], 'offline', {
    tried: of('refreshOnce', isOutOfReach),
    when: (tab, event) => !stillFresh(tab, event),
    writes: (tab, event) => ({ ...oneMore(tab, event), now: failedAt(event) }),
  }),
  ...from(['waiting'], 'signedIn.renewing', {
    tried: ['the device is connected again', 'backoff is over'],
  }),
  ...from(['offline'], 'signedIn.renewing', {
    tried: [
      ...again,
      'the tab comes to the front',
      'the tab comes to the front when the tokens are due',
    ],
  }),
  // The server is asked already; what was refused meanwhile waits for the answer.
  ...from(['signedIn.renewing'], 'signedIn.renewing', {
    tried: [
      'the server refuses the bearer token on an application page',
      'the server refuses the bearer token on a public page',
      'the server refuses an older bearer token',
    ],
  }),
];

const onAppPage = 'the server refuses the bearer token on an application page';
const onPublicPage = 'the server refuses the bearer token on a public page';
const atWork = working.filter((state) => state !== 'signedIn.renewing');
const intendedOn = { [onAppPage]: '/app/bookings', [onPublicPage]: '/apple' };
const departed = ({ departures }: Tab, at: number) =>
  [...departures, at].filter((each) => each > at - minute);
const loops = (tab: Tab, at: number) => departed(tab, at).length > 3;
const isOidc = ({ loginMethod }: Tab) => loginMethod === 'oidc';

/** The ways back after a refusal (specification, 8). */
const wayBack = Object.entries(intendedOn).flatMap(([name, intended]): AuthRow[] => {
  const tried = [name];
  const leaves = (tab: Tab, { at }: Sent) => ({ departures: departed(tab, at), now: at, intended });
  const rows: [string, (tab: Tab, at: number) => boolean, string[], Writes?][] = [
    ['signedOut', loops, ['clearStorage', 'clearCaches'], () => because('expired')],
    [
      'redirecting',
      (tab, at) => !loops(tab, at) && isOidc(tab),
      [`goOidc ${intended}`],
      () => ({ notice: null }),
    ],
    [
      'recovering.renewing',
      (tab, at) => !loops(tab, at) && !isOidc(tab) && hasRefresh(tab),
      name === onAppPage ? [`goRefreshWithIntended ${intended}`] : ['goRefresh'],
    ],
    [
      'signedOut',
      (tab, at) => !loops(tab, at) && !isOidc(tab) && !hasRefresh(tab),
      ['clearStorage', 'clearCaches'],
      () => because('expired'),
    ],
  ];
  return rows.flatMap(([to, when, orders, writes]) =>
    from(atWork, to, {
      tried,
      when: (tab, event) => when(tab, event.at),
      orders: ['storeDepartures', ...orders],
      writes: plus(leaves, writes ?? (() => ({}))),
    }),
  );
});

const refused: readonly AuthRow[] = [
  ...from(['signedIn.renewing'], 'redirecting', {
    tried: of('refreshOnce', ['refuses']),
    when: (tab, event) => isOidc(tab) && !loops(tab, failedAt(event)),
    orders: ['storeDepartures', 'goOidc null'],
    writes: (tab, event) => ({
      departures: departed(tab, failedAt(event)),
      now: failedAt(event),
      intended: null,
      notice: null,
    }),
  }),
  ...from(['signedIn.renewing'], 'signedOut', {
    tried: of('refreshOnce', ['refuses']),
    when: (tab, event) => !isOidc(tab) || loops(tab, failedAt(event)),
    orders: ['storeDepartures', ...isLost.orders],
    writes: (tab, event) => ({
      ...because('expired'),
      departures: departed(tab, failedAt(event)),
      now: failedAt(event),
      intended: null,
    }),
  }),
];

/** The session of one tab (specification, 8). */
export const authTable: Table<Tab> = {
  rows: [...starting, ...interrupted, ...identifying, ...renewing, ...wayBack, ...refused],
  nameless: ['storeDepartures', 'storeTokens'],
  among: ({ context: { tokens, me, loginMethod, recoveries, departures, now, renewAt } }) => [
    tokens?.refresh,
    me?.id,
    loginMethod,
    recoveries,
    departures.length,
    renewAt - now > longestTimer,
  ],
  timers: [
    {
      delay: 'redirectStalled',
      during: ['signingIn.redirecting'],
      lasts: () => 10 * second,
    },
    {
      delay: 'backoff',
      during: [
        'identifying.unreachable',
        'recovering.unreachable',
        'signedIn.waiting',
        'signedIn.offline',
      ],
      lasts: ({ tries }) => Math.min(second * 2 ** tries, 30 * second),
    },
    { delay: 'untilDue', during: ['signedIn.fresh'], lasts: untilDue },
    { delay: 'revokeTimeout', during: ['signingOut'], lasts: () => 3 * second },
  ],
};
