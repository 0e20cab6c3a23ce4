import type { Sent, Table } from '#tools/paths/table.ts';
import { interrupted, starting } from './auth-starting.ts';
import {
  type AuthRow,
  because,
  from,
  got,
  isLost,
  isOutOfReach,
  kept,
  minute,
  of,
  oneMore,
  plus,
  second,
  type Tab,
  working,
  type Writes,
} from './auth-words.ts';

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
  among: ({
    context: { tokens, me, loginMethod, intended, recoveries, departures, now, renewAt },
  }) => [
    tokens?.refresh,
    me?.id,
    loginMethod,
    intended !== null,
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
