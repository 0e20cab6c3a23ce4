import { beforeAll, expect, test } from 'vitest';
import { aStage } from '#tests/support/stage.ts';
import type { Action } from './actions.ts';
import { live } from './life.ts';
import { recordsOf, type Records } from './records.ts';
import { faultsIn } from './rules.ts';
import { aTown } from './town.ts';

const wish = {
  member: 'mia',
  session: 'coaching',
  coach: 'ben',
  slot: 100,
  purse: 'coaching',
} as const;
const life: readonly Action[] = [
  { do: 'request', wish },
  { do: 'tell', who: 'coach', booking: 0, type: 'CONFIRM', how: 0, stale: false },
  { do: 'tell', who: 'requester', booking: 0, type: 'CANCEL', how: 0, stale: false },
  {
    do: 'request',
    wish: { ...wish, member: 'lea', session: 'retreat', coach: 'ana', purse: 'retreat', slot: 10 },
  },
  { do: 'request', wish: { ...wish, slot: 48 } },
  { do: 'hold', wish: { ...wish, member: 'max', purse: 'pool' } },
];

let records: Records;
beforeAll(async () => {
  const stage = await aStage();
  const town = await aTown(stage);
  await live(stage, town, life);
  records = await recordsOf(stage.db, town);
});

type Plant = (records: Records) => Partial<Records>;

const aboutBookings = ({ notifications, bookings }: Records): Records['notifications'] =>
  notifications.filter(({ entityId }) => bookings.some(({ id }) => id === entityId));

/** The first of a list, changed. */
const first = <Row>(rows: readonly Row[], change: Partial<Row>): Row[] =>
  rows.map((row, index) => (index === 0 ? { ...row, ...change } : row));
const last = <Row>(rows: readonly Row[], change: Partial<Row>): Row[] =>
  first(rows.toReversed(), change).toReversed();

/** Whoever pays for their own place, changed. */
const payers = ({ attendees }: Records, change: Partial<Records['attendees'][number]>) =>
  attendees.map((each) => (each.creditState === 'held' ? { ...each, ...change } : each));

/** The rules that watch over random lives are watched over themselves. */
test.each<[string, string, Plant]>([
  [
    'a reservation too many',
    'invariant 1',
    (all) => ({ reservations: [...all.reservations, ...all.reservations] }),
  ],
  [
    'a reservation too few',
    'invariant 1',
    (all) => ({ reservations: all.reservations.filter(({ side }) => side === 'coach') }),
  ],
  [
    'a hold that takes no time',
    'invariant 1',
    (all) => ({ reservations: all.reservations.filter(({ holdId }) => !holdId) }),
  ],
  [
    'a unit out of nowhere',
    'invariant 2',
    (all) => ({ accounts: last(all.accounts, { balance: 77 }) }),
  ],
  ['a gap in the ledger', 'invariant 2', (all) => ({ transfers: all.transfers.toSpliced(2, 1) })],
  [
    'a transfer that was edited',
    'invariant 2',
    (all) => ({ transfers: first(all.transfers, { hash: 'other' }) }),
  ],
  [
    'a credit lost by the way',
    'invariant 3',
    (all) => ({ bookings: first(all.bookings, { creditState: 'forfeited' }) }),
  ],
  [
    'a state nobody knows',
    'invariant 3',
    (all) => ({ bookings: last(all.bookings, { status: 'forgotten' }) }),
  ],
  [
    'a hold that ended twice',
    'invariant 3',
    (all) => ({ transfers: [...all.transfers, ...all.transfers.slice(-2)] }),
  ],
  [
    'a place that says it used its unit',
    'invariant 3 of places',
    (all) => ({ attendees: payers(all, { creditState: 'spent' }) }),
  ],
  [
    'a place that was left with its unit',
    'invariant 3 of places',
    (all) => ({ attendees: payers(all, { status: 'withdrawn' }) }),
  ],
  [
    'a unit that two places hold',
    'invariant 3 of places',
    (all) => ({ transfers: all.transfers.map((each) => ({ ...each, attendeeId: null })) }),
  ],
  [
    'a guest nobody asked',
    'invariant 4',
    (all) => ({ attendees: [...all.attendees, ...first(all.attendees, { via: 'staff' })] }),
  ],
  ['a request that is missing', 'invariant 4', () => ({ requests: [] })],
  [
    'a timer of a state left behind',
    'invariant 5',
    (all) => ({ bookings: last(all.bookings, { status: 'rejected' }) }),
  ],
  ['a state that never ends', 'invariant 5', () => ({ timers: [] })],
  [
    'news told to who made it',
    'invariants 5 and 6',
    (all) => ({
      notifications: all.notifications.map((each) => ({
        ...each,
        recipientId: all.bookings[0]?.coachId ?? '',
      })),
    }),
  ],
  [
    'news told twice',
    'invariants 5 and 6',
    (all) => ({ notifications: [...all.notifications, ...all.notifications] }),
  ],
  [
    'news of nothing',
    'invariants 5 and 6',
    (all) => ({ notifications: first(aboutBookings(all), { createdAt: 0 }) }),
  ],
  ['an empty lot that says it has units', 'lots', () => ({ accounts: [] })],
  [
    'a change without history',
    'history',
    (all) => ({ bookings: first(all.bookings, { version: 9 }) }),
  ],
])('%s breaks %s', (_what, rule, plant) => {
  const now = 0;
  expect(faultsIn(records, now)).toEqual([]);
  expect(
    faultsIn({ ...records, ...plant(records) }, now).filter((fault) =>
      fault.startsWith(`${rule}:`),
    ),
  ).not.toEqual([]);
});
