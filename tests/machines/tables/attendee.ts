import type { AttendeeContext } from '#machines/attendee/context.ts';
import { system, type Person } from '#machines/person.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const day = 24 * 60 * 60_000;
const lost = 'notify BookingCreditLost creditHolder';
const found = 'settleNotices BookingCreditLost';

type Follows = Pick<Row<AttendeeContext>, 'orders' | 'writes' | 'when'>;
type Fate = readonly [from: string, to: string, follows: Follows];

/** Setting a unit aside, by what became of the one before; nothing where nobody pays for themselves. */
const unforgiven = () => ({ isForgiven: false });
const setAside: readonly Fate[] = [
  ['none', 'none', { when: ({ cost }) => cost === 0 }],
  ['none', 'held', { when: ({ cost }) => cost > 0, orders: ['holdCredit'] }],
  ['returned', 'held', { orders: ['holdCredit'], writes: unforgiven }],
  ['forfeited', 'held', { orders: ['correctCredit', found], writes: unforgiven }],
  ['spent', 'held', { orders: ['correctCredit'], writes: unforgiven }],
  ['refunded', 'held', { orders: ['holdCredit'], writes: unforgiven }],
];

/** Giving up a place: the unit is lost to whoever is late, does it themselves and is forgiven no more. */
const givenUp = (isTheirFault: (before: AttendeeContext, event: Sent) => boolean): Fate[] => [
  ['none', 'none', {}],
  ['returned', 'returned', {}],
  ['forfeited', 'forfeited', {}],
  ['refunded', 'refunded', {}],
  [
    'held',
    'forfeited',
    {
      when: (before, event) => isTheirFault(before, event) && before.freeLateCancelsLeft === 0,
      orders: ['forfeitCredit', lost],
    },
  ],
  [
    'held',
    'returned',
    {
      when: (before, event) => isTheirFault(before, event) && before.freeLateCancelsLeft > 0,
      orders: ['returnCredit'],
      writes: () => ({ isForgiven: true }),
    },
  ],
  [
    'held',
    'returned',
    { when: (before, event) => !isTheirFault(before, event), orders: ['returnCredit'] },
  ],
];

/** What an outcome makes of the unit, by what another outcome made of it before. */
const used: readonly Fate[] = [
  ['none', 'none', {}],
  ['held', 'spent', { orders: ['spendCredit'] }],
  ['returned', 'spent', { orders: ['correctCredit'] }],
  ['forfeited', 'spent', { orders: ['correctCredit', found] }],
  ['spent', 'spent', {}],
  ['refunded', 'refunded', {}],
];
const missed: readonly Fate[] = [
  ['none', 'none', {}],
  ['held', 'forfeited', { orders: ['forfeitCredit', lost] }],
  ['returned', 'forfeited', { orders: ['correctCredit', lost] }],
  ['forfeited', 'forfeited', {}],
  ['spent', 'forfeited', { orders: ['correctCredit', lost] }],
  ['refunded', 'refunded', {}],
];
const notTheirFault: readonly Fate[] = [
  ['none', 'none', {}],
  ['held', 'returned', { orders: ['returnCredit'] }],
  ['returned', 'returned', {}],
  ['forfeited', 'returned', { orders: ['correctCredit', found] }],
  ['spent', 'returned', { orders: ['correctCredit'] }],
  ['refunded', 'refunded', {}],
];

/** One row for each fate of the unit; what is done with the place comes first. */
const withUnit = (
  from: string,
  to: string,
  fates: readonly Fate[],
  row: Pick<Row<AttendeeContext>, 'tried' | 'unless' | 'until' | 'by'> & Follows,
): Row<AttendeeContext>[] =>
  fates.map(([unit, then, follows]) => ({
    ...row,
    leads: `${from} & ${unit} → ${to} & ${then}`,
    orders: [...(row.orders ?? []), ...(follows.orders ?? [])],
    when: (before, event) =>
      (row.when?.(before, event) ?? true) && (follows.when?.(before, event) ?? true),
    writes: (before, event) => ({
      ...row.writes?.(before, event),
      ...follows.writes?.(before, event),
    }),
  }));

const begins = ({ startsAt }: AttendeeContext) => startsAt;
/** What the product does is nobody's to be late with. */
const isLate = ({ startsAt, lateWindow }: AttendeeContext, { at, by }: Sent) =>
  by.role !== 'System' && at > startsAt - lateWindow;
const never = () => false;
const said = 'I am ill.';
const left = ['releaseTime', 'answerInvite', 'takeFromCalendar', 'offerSeat'];

const withdraws = (
  tried: readonly string[],
  withdrawReason: string | null,
  fault: typeof isLate,
  by: readonly Person[] = [],
): Row<AttendeeContext>[] => [
  {
    tried,
    leads: 'expected → expected',
    when: ({ isOn, isLast }) => isOn && isLast,
    until: begins,
    by,
    orders: ['callOffBooking'],
    writes: () => ({ isOn: false }),
  },
  ...withUnit('expected', 'withdrawn', givenUp(fault), {
    tried,
    when: ({ isOn, isLast }) => isOn && !isLast,
    until: begins,
    by,
    orders: left,
    writes: () => ({ withdrawReason }),
  }),
];

const coach: Person = { id: 'carl', role: 'Coach' };
const staff: Person = { id: 'sam', role: 'Admin' };
const recorders = [coach, staff, system];
const places = ['expected', 'attended', 'missed', 'excused'];
const recorded = (tried: readonly string[], to: string, fates: readonly Fate[]) =>
  places.flatMap((from) => withUnit(from, to, fates, { tried, by: recorders }));

/** Somebody's place, and the unit that they pay for it (domain reference, 6.6 and 6.7). */
export const attendeeTable: Table<AttendeeContext> = {
  rows: [
    ...withdraws(['the attendee withdraws', 'the attendee withdraws late'], null, isLate, [system]),
    ...withdraws(['the attendee withdraws and says why'], said, isLate, [system]),
    ...withdraws(['staff take the attendee off the list'], said, never),
    ...withUnit('withdrawn', 'expected', setAside, {
      tried: ['the attendee comes after all'],
      by: [system],
      when: ({ isOn }) => isOn,
      until: begins,
      unless: ['isTimeFree', 'isCovered'],
      orders: ['reserveTime', 'putInCalendar'],
      writes: () => ({ withdrawReason: null }),
    }),
    ...withUnit('expected', 'expected', setAside, {
      tried: ['the session is booked'],
      unless: ['isCovered'],
      writes: () => ({ isOn: true }),
    }),
    ...withUnit(
      'expected',
      'expected',
      givenUp((_, { causedBy, late }) => causedBy === 'mia' && late === true),
      {
        tried: [
          'the coach calls it off',
          'the attendee calls it off',
          'the attendee calls it off late',
          'another attendee calls it off late',
        ],
        writes: () => ({ isOn: false }),
      },
    ),
    ...recorded(
      ['the coach records that they came', 'the product assumes that they came'],
      'attended',
      used,
    ),
    ...recorded(['staff record that they did not come'], 'missed', missed),
    ...recorded(['the coach was not there'], 'missed', notTheirFault),
    ...recorded(['the coach excuses them'], 'excused', notTheirFault),
    ...['attended', 'missed', 'excused'].flatMap((from) =>
      withUnit(from, 'expected', setAside, {
        tried: ['the coach takes it back'],
        by: recorders,
        unless: ['isCovered'],
      }),
    ),
    ...['forfeited', 'spent'].map((unit): Row<AttendeeContext> => ({
      tried: ['staff refund', 'staff refund a season later'],
      leads: `${unit} → refunded`,
      // The last day counts to its last millisecond.
      until: ({ endsAt }) => endsAt + 90 * day + 1,
      orders: ['refundCredit', found],
    })),
  ],
  moments: ({ startsAt, endsAt }) => [startsAt - day, startsAt, endsAt + 90 * day],
};
