import type { BookingContext } from '#machines/booking/context.ts';
import type { Person } from '#machines/person.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

type Booking = BookingContext;
type Follows = Pick<Row<Booking>, 'orders' | 'when'>;
type Fate = readonly [from: string, to: string, follows: Follows];

const staff: Person = { id: 'sam', role: 'Admin' };

/** What is set aside goes back; of whoever pays for themselves, their own chart decides. */
const ownUnits: readonly Fate[] = [
  ['none', 'none', { when: ({ eachPays }) => eachPays === true, orders: ['releasePerAttendee'] }],
  ['none', 'none', { when: ({ eachPays }) => eachPays !== true }],
];
const givenBack: readonly Fate[] = [
  ...ownUnits,
  ['held', 'returned', { orders: ['returnCredit'] }],
];
const isLost: readonly Fate[] = [
  ...ownUnits,
  ['held', 'forfeited', { orders: ['forfeitCredit', 'notify BookingCreditLost creditHolder'] }],
];

const isLate = ({ startsAt, terms }: Booking, { at }: Sent) => at > startsAt - terms.lateWindow;
const inTime = (booking: Booking, event: Sent) => !isLate(booking, event);
const isForgiven = ({ freeLateCancelsLeft }: Booking) => freeLateCancelsLeft > 0;
const isCoach = ({ coachId }: Booking, { by }: Sent) => by.id === coachId;

type More = Pick<Row<Booking>, 'tried' | 'when' | 'writes' | 'by' | 'never'> & {
  readonly orders: readonly string[];
};

/** Whoever waits for an answer about another time waits no longer: of a request, that time is given up as well. */
const ends = (
  from: string,
  to: string,
  moves: Readonly<Record<string, readonly string[]>>,
  fates: readonly Fate[],
  row: More,
): Row<Booking>[] =>
  Object.entries(moves).flatMap(([move, givenUp]) =>
    fates.map(([unit, then, follows]) => ({
      ...row,
      leads: `${from} & ${unit} & ${move} → ${to} & ${then} & settled`,
      orders: [...row.orders, ...givenUp, ...(follows.orders ?? [])],
      when: (booking, event) =>
        (row.when?.(booking, event) ?? true) && (follows.when?.(booking, event) ?? true),
      writes: (booking, event) => ({
        ...row.writes?.(booking, event),
        ...(move !== 'settled' && { proposal: null }),
      }),
    })),
  );

const ofScheduled = { settled: [], membersAsked: [], coachAsked: [] };
const ofOpen = { settled: [] };
const ofRequest = {
  settled: [],
  membersAsked: ['settleNotices BookingUpdated', 'releaseProposedTime'],
};

const off = [
  'releaseTime',
  'writeToCalendar',
  'settleNotices BookingRequestConfirmed BookingCreatedForUser BookingCreatedForCoach BookingCreatedCoach BookingUpdated SessionReminder',
  'settleNotices SessionStart',
];
const cancelled =
  (party: 'member' | 'coach' | 'staff' | 'system', askToReschedule = false) =>
  (booking: Booking, event: Sent): Partial<Booking> => ({
    icalSequence: booking.icalSequence + 1,
    cancellation: {
      by: event.by.id,
      party,
      at: event.at,
      late: isLate(booking, event),
      reason: typeof event['reason'] === 'string' ? event['reason'] : null,
      askToReschedule,
    },
  });

const scheduled = (names: readonly string[]) =>
  names.flatMap((name) => [`${name} early`, `${name} late`]);
/** A session is called off while it lies ahead, also when its room is open. */
const calledOff = (fates: readonly Fate[], names: readonly string[], row: Omit<More, 'tried'>) => [
  ...ends('scheduled', 'cancelled', ofScheduled, fates, { ...row, tried: scheduled(names) }),
  ...ends('open', 'cancelled', ofOpen, fates, { ...row, tried: names }),
];

const members = ['the member cancels', 'the team leader cancels'];
const lateNotices = [
  'notify LateCancellation coach staff',
  'notify BookingCancelled otherAttendees',
];
const both = 'notify BookingCancelled attendees coach';
const askAgain = [
  'notify BookingCancelledAndReschedule requester',
  'notify BookingCancelled otherAttendees coach',
];
const staffHear = 'notify CoachLateCancellation staff';
const never = { 'without a word': () => ({ reason: ' ' }) };

const coachCancels = (name: string, asks: boolean, notices: readonly string[]) => [
  ...calledOff(givenBack, [name], {
    when: (booking, event) => isCoach(booking, event) && inTime(booking, event),
    never,
    orders: [...off, ...notices],
    writes: cancelled('coach', asks),
  }),
  ...calledOff(givenBack, [name], {
    when: (booking, event) => isCoach(booking, event) && isLate(booking, event),
    never,
    orders: [...off, ...notices, staffHear],
    writes: cancelled('coach', asks),
  }),
];

const requestIsOver = ['releaseTime', 'settleNotices BookingRequestRecieved BookingRequestPending'];
const requested = (names: readonly string[]) =>
  names.flatMap((name) => [`${name} in time`, `${name} too late`]);
const withdrawn = (party: 'member' | 'staff' | 'system', names: readonly string[]) =>
  ends('requested', 'requestCancelled', ofRequest, givenBack, {
    tried: requested(names),
    orders: [...requestIsOver, 'notify BookingRequestCancelled coach requester'],
    writes: (_, { by, at }) => ({
      cancellation: { by: by.id, party, at, late: false, reason: null, askToReschedule: false },
    }),
  });

/** How a booking is ended before it takes place: who does it, and when, decides what becomes of the credit and who hears of it (domain reference, 6.6). */
export const bookingTable: Table<Booking> = {
  of: ['CANCEL', 'EXTERNAL_CANCEL', 'CANCEL_REQUEST', 'REJECT'],
  rows: [
    ...calledOff(givenBack, members, {
      when: inTime,
      orders: [...off, 'notify BookingCancelled coach attendees'],
      writes: cancelled('member'),
    }),
    ...calledOff(givenBack, members, {
      when: (booking, event) => isLate(booking, event) && isForgiven(booking),
      orders: [...off, ...lateNotices],
      writes: cancelled('member'),
    }),
    ...calledOff(isLost, members, {
      when: (booking, event) => isLate(booking, event) && !isForgiven(booking),
      orders: [...off, ...lateNotices],
      writes: cancelled('member'),
    }),
    ...coachCancels('the coach cancels and tells why', false, [both]),
    ...coachCancels('the coach cancels and asks for another time', true, askAgain),
    ...calledOff(givenBack, ['staff cancel and tell why'], {
      never,
      orders: [...off, both],
      writes: cancelled('staff'),
    }),
    ...calledOff(givenBack, ['staff cancel and ask for another time'], {
      never,
      orders: [...off, ...askAgain],
      writes: cancelled('staff', true),
    }),
    ...calledOff(givenBack, ['the product cancels'], {
      never,
      orders: [...off, both],
      writes: cancelled('system'),
    }),
    ...calledOff(givenBack, ['the session is removed from the coach’s calendar'], {
      orders: [...off, 'notify BookingCancelledOutsideOfSystem attendees coach staff'],
      writes: (booking, { by, at }) => ({
        icalSequence: booking.icalSequence + 1,
        externalMove: null,
        cancellation: {
          by: by.id,
          party: 'coach',
          at,
          late: false,
          reason: null,
          askToReschedule: false,
          origin: 'external',
        },
      }),
    }),
    ...withdrawn('member', ['the requester withdraws', 'the team leader withdraws']),
    ...withdrawn('staff', ['staff withdraw']),
    ...withdrawn('system', ['the product withdraws']),
    ...ends('requested', 'rejected', ofRequest, givenBack, {
      tried: requested(['the coach declines and tells why']),
      by: [staff],
      never: { 'without a word': () => ({ reason: ' ' }) },
      orders: [...requestIsOver, 'notify BookingRequestRejected requester'],
      writes: (_, { by, at }) => ({
        response: { by: by.id, at, decision: 'rejected', reason: 'I am away that week.' },
      }),
    }),
  ],
  moments: ({ startsAt, terms }) => [startsAt - terms.lateWindow],
};
