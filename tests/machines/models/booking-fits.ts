import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { startsAt } from './booking-times.ts';
import type { Bare, Try } from './booking-try.ts';
import { day, people } from './people.ts';

const { lea, carl } = people;

/** Whether what the server is to find out can be so at all: a time that is over is nobody's, and what was lost is found again. */
export const isToBeFound = (
  { startsAt: start, endsAt: end, proposal }: BookingContext,
  credit: unknown,
  { type, facts }: Bare<BookingEvent>,
  at: number,
): boolean => {
  if (type === 'UNDO_OUTCOME' && facts) return at < end + day && credit === 'returned';
  if (type === 'CORRECT_OUTCOME' && facts) return at < end + day && credit === 'returned';
  // What is suggested is kept: nobody can take it, nor be found to have.
  if (proposal?.answersRequest && (facts?.['isProposedTimeFree'] || facts?.['isSuggestedTimeFree']))
    return false;
  if (
    facts?.['isOtherTimeFree'] ||
    facts?.['isSuggestedTimeFree'] ||
    facts?.['isNewTimeFree'] ||
    facts?.['isProposedTimeFree']
  )
    return at < start;
  if (type !== 'REINSTATE' || !facts) return true;
  return at < start && (!facts['isCovered'] || credit === 'returned');
};

/** What is not tried for a team: nobody books for one directly, and one coach alone may have it. */
const apart: readonly string[] = ['CREATE_DIRECT', 'REASSIGN_COACH'];

/** Another time than the one that is kept can be chosen where others were named; what else happens to such a request is tried with the others. */
const isOfTimes = ({ proposedTimes }: BookingContext, event: Bare<BookingEvent>): boolean => {
  const isAboutOthers =
    event.facts?.['offersTimes'] !== undefined ||
    (event.type === 'CONFIRM' && event.startsAt !== undefined);
  if (proposedTimes === undefined) return !isAboutOthers;
  return isAboutOthers || (event.type === 'REQUEST' && event.facts === undefined);
};

const ofTime: readonly string[] = [
  'MOVE',
  'ACCEPT_MOVE',
  'DECLINE_MOVE',
  'WITHDRAW_MOVE',
  'SUGGEST_TIME',
];

/** Another time is wanted for the plainest of bookings, where it was agreed first: the ways of the others are the same. */
const isMovable = (booking: BookingContext): boolean =>
  booking.isForTeam !== true &&
  booking.coachId === carl.id &&
  booking.cost > 0 &&
  booking.eachPays !== true &&
  booking.terms.needsConfirmation &&
  booking.terms.lateWindow > 0 &&
  booking.freeLateCancelsLeft === 0 &&
  booking.startsAt === startsAt;

/** Whether the attempt depends on who the people are in this booking. Nobody books directly for a team. */
export const fits = (booking: BookingContext, [, by, event]: Try): boolean =>
  (by.id !== lea.id || booking.teamLeaderId === lea.id) &&
  isOfTimes(booking, event) &&
  !(booking.isForTeam && apart.includes(event.type)) &&
  (!ofTime.includes(event.type) || isMovable(booking));
