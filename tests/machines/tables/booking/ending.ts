import type { Sent } from '#tools/paths/table.ts';
import {
  credit,
  nextVersion,
  question,
  rows,
  settleBooking,
  settleRequest,
  settleStart,
  staff,
  tried,
  type Booking,
  type BookingRow,
  type Fate,
} from './places.ts';

type More = Omit<BookingRow, 'leads' | 'tried'>;

const isLate = ({ startsAt, terms }: Booking, { at }: Sent) => at > startsAt - terms.lateWindow;
const inTime = (booking: Booking, event: Sent) => !isLate(booking, event);
const isForgiven = ({ freeLateCancelsLeft }: Booking) => freeLateCancelsLeft > 0;
const isCoach = ({ coachId }: Booking, { by }: Sent) => by.id === coachId;

const off = ['releaseTime', 'writeToCalendar', settleBooking, settleStart];
const cancelled =
  (party: 'member' | 'coach' | 'staff' | 'system', askToReschedule = false) =>
  (booking: Booking, event: Sent): Partial<Booking> => ({
    ...nextVersion(booking),
    cancellation: {
      by: event.by.id,
      party,
      at: event.at,
      late: isLate(booking, event),
      reason: typeof event['reason'] === 'string' ? event['reason'] : null,
      askToReschedule,
    },
  });

/** A session is called off while it lies ahead, also when its room is open. */
const calledOff = (fates: readonly Fate[], names: readonly string[], row: More) => [
  ...rows('scheduled → cancelled', fates, question.isOver, {
    ...row,
    tried: tried('scheduled', names),
  }),
  ...rows('open → cancelled', fates, question.none, { ...row, tried: names }),
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
  ...calledOff(credit.givenBack, [name], {
    when: (booking, event) => isCoach(booking, event) && inTime(booking, event),
    never,
    orders: [...off, ...notices],
    writes: cancelled('coach', asks),
  }),
  ...calledOff(credit.givenBack, [name], {
    when: (booking, event) => isCoach(booking, event) && isLate(booking, event),
    never,
    orders: [...off, ...notices, staffHear],
    writes: cancelled('coach', asks),
  }),
];

const requestIsOver = ['releaseTime', settleRequest];
const withdrawn = (party: 'member' | 'staff' | 'system', names: readonly string[]) =>
  rows('requested → requestCancelled', credit.givenBack, question.suggestionIsOver, {
    tried: tried('requested', names),
    orders: [...requestIsOver, 'notify BookingRequestCancelled coach requester'],
    writes: (_, { by, at }) => ({
      cancellation: { by: by.id, party, at, late: false, reason: null, askToReschedule: false },
    }),
  });

/** How a booking is ended before it takes place: who does it, and when, decides what becomes of the credit and who hears of it (domain reference, 6.6). */
export const beforeItTakesPlace: readonly BookingRow[] = [
  ...calledOff(credit.givenBack, members, {
    when: inTime,
    orders: [...off, 'notify BookingCancelled coach attendees'],
    writes: cancelled('member'),
  }),
  ...calledOff(credit.givenBack, members, {
    when: (booking, event) => isLate(booking, event) && isForgiven(booking),
    orders: [...off, ...lateNotices],
    writes: cancelled('member'),
  }),
  ...calledOff(credit.isLost, members, {
    when: (booking, event) => isLate(booking, event) && !isForgiven(booking),
    orders: [...off, ...lateNotices],
    writes: cancelled('member'),
  }),
  ...coachCancels('the coach cancels and tells why', false, [both]),
  ...coachCancels('the coach cancels and asks for another time', true, askAgain),
  ...calledOff(credit.givenBack, ['staff cancel and tell why'], {
    never,
    orders: [...off, both],
    writes: cancelled('staff'),
  }),
  ...calledOff(credit.givenBack, ['staff cancel and ask for another time'], {
    never,
    orders: [...off, ...askAgain],
    writes: cancelled('staff', true),
  }),
  ...[false, true].flatMap((asks) =>
    calledOff(credit.givenBack, ['the product cancels'], {
      never,
      even: { 'and asks for another time': () => ({ askToReschedule: true }) },
      when: (_, { askToReschedule }) => (askToReschedule === true) === asks,
      orders: [...off, ...(asks ? askAgain : [both])],
      writes: cancelled('system', asks),
    }),
  ),
  ...calledOff(credit.givenBack, ['the session is removed from the coach’s calendar'], {
    orders: [...off, 'notify BookingCancelledOutsideOfSystem attendees coach staff'],
    writes: (booking, { by, at }) => ({
      ...nextVersion(booking),
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
  ...rows('requested → rejected', credit.givenBack, question.suggestionIsOver, {
    tried: tried('requested', ['the coach declines and tells why']),
    by: [staff],
    never,
    orders: [...requestIsOver, 'notify BookingRequestRejected requester'],
    writes: (_, { by, at }) => ({
      response: { by: by.id, at, decision: 'rejected', reason: 'I am away that week.' },
    }),
  }),
];
