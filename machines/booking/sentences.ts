import { formatDay, formatMoment, formatTime } from '#domain/time/format.ts';
import { placeLacks } from '#domain/bookings/place.ts';
import type { GuardSentence } from '../sentences.ts';
import { otherTimesLack } from './asked-times.ts';
import type { BookingContext, BookingEvent } from './context.ts';

type Words = GuardSentence<BookingContext, BookingEvent>;

/** To coaches, of a session that another one gives. */
export const onlyItsCoach = 'Only the coach of this session can do that.';

const permission = 'You do not have the necessary permissions.';

/** The words for those whom a guard stops (domain reference, 6.6).  */
export const guardSentences: Record<string, Words> = {
  isMember: { kind: 'who', sentence: 'Only a member can make a booking request.' },
  isCoach: { kind: 'who', sentence: permission },
  isBookingCoach: { kind: 'who', sentence: onlyItsCoach },
  isStaff: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
  isRequester: { kind: 'who', sentence: 'Only the person who asked can withdraw this request.' },
  isTeamLeader: { kind: 'who', sentence: 'Only a team leader can book for a team.' },
  isMemberSide: { kind: 'who', sentence: 'Only the people of this session can cancel it.' },

  needsNoConfirmation: { kind: 'choice' },
  isLate: { kind: 'choice' },
  forfeitsCredit: { kind: 'choice' },
  asksToReschedule: { kind: 'choice' },
  isBackInPlace: { kind: 'choice' },
  isEarly: { kind: 'choice' },
  isCoachAbsent: { kind: 'choice' },
  hasSomebodyAttended: { kind: 'choice' },

  isPermitted: { kind: 'what', sentence: (_, event) => event.facts?.permission ?? permission },
  isSlotFree: {
    kind: 'what',
    field: 'time',
    sentence: (_, event) => event.facts?.slot ?? 'That time has just been taken.',
  },
  offersTimes: {
    kind: 'what',
    field: 'otherTimes',
    sentence: (booking, event) => otherTimesLack(booking, event) ?? 'Choose other times.',
  },
  choosesKeptTime: { kind: 'choice' },
  choosesOtherTime: { kind: 'choice' },
  isAmongTimes: {
    kind: 'payload',
    field: 'time',
    sentence: 'Choose one of the times that were asked for.',
  },
  isTimeAhead: {
    kind: 'payload',
    field: 'time',
    sentence: 'It is too late for that time. Choose another.',
  },
  isOtherTimeFree: {
    kind: 'payload',
    field: 'time',
    sentence: (_, event) => event.facts?.time ?? 'That time has just been taken.',
  },
  isCovered: {
    kind: 'what',
    field: 'credit',
    sentence: (_, event) => event.facts?.credit ?? 'You have no credit left for this session.',
  },
  isBeforeExpiry: {
    kind: 'what',
    sentence: expired,
  },
  isBeforeStart: {
    kind: 'what',
    sentence: 'The time of this session has come, so it stays cancelled.',
  },
  isFreshlyCancelled: {
    kind: 'what',
    sentence: 'A booking can be reinstated for 30 minutes after it was cancelled.',
  },
  speaksForMembers: {
    kind: 'who',
    sentence: 'Only the person who asked can agree to another time.',
  },
  isTimeToAnswer: {
    kind: 'what',
    sentence: 'The session starts too soon to ask for another time.',
  },
  namesAnotherTime: { kind: 'payload', field: 'time', sentence: 'Choose another time.' },
  leavesTimeToAnswer: {
    kind: 'payload',
    field: 'time',
    sentence: 'Choose a later time, so that there is time for an answer.',
  },
  isAnswerInTime: { kind: 'what', sentence: 'It is too late to agree to the other time.' },
  isNewTimeFree: {
    kind: 'payload',
    field: 'time',
    sentence: (_, event) => event.facts?.time ?? 'That time has just been taken.',
  },
  isProposedTimeFree: {
    kind: 'what',
    field: 'time',
    sentence: (_, event) => event.facts?.time ?? 'That time has just been taken.',
  },
  namesAnotherCoach: { kind: 'payload', field: 'coach', sentence: 'Choose another coach.' },
  canTakeOver: {
    kind: 'payload',
    field: 'coach',
    sentence: (_, event) => event.facts?.coach ?? 'Choose another coach.',
  },
  isCorrectionInTime: {
    kind: 'what',
    sentence: 'An outcome can be corrected for 30 days after the session.',
  },
  explainsCorrection: {
    kind: 'payload',
    field: 'reason',
    sentence: 'Give a reason for the correction.',
  },
  isUnitLeft: {
    kind: 'payload',
    field: 'credit',
    sentence: (_, event) => event.facts?.credit ?? 'Choose a credit.',
  },
  isUnrefunded: {
    kind: 'what',
    sentence: 'The credit was refunded, so this booking stays as it is.',
  },
  isAfterGrace: {
    kind: 'what',
    sentence: (booking) =>
      `You can record the outcome from ${formatMoment(booking.startsAt + booking.terms.noShowGrace, booking.coachTimeZone)}.`,
  },
  // Not theirs to send while nothing was moved: no button of it stands on other bookings.
  isMovedOutside: {
    kind: 'who',
    sentence: 'The coach’s calendar shows the agreed time.',
  },
  statesReason: {
    kind: 'payload',
    field: 'reason',
    sentence: 'Tell the member why you are declining.',
  },
  namesPlace: {
    kind: 'payload',
    field: 'address',
    sentence: (_, event) =>
      (event.type === 'UPDATE_LOCATION' &&
        event.kind &&
        placeLacks({ kind: event.kind, detail: event.detail ?? null })) ||
      'Choose a place.',
  },
  isNoteWriter: {
    kind: 'who',
    sentence: 'Only the coach and the person who asked write this note.',
  },
  isTeamNoteWriter: {
    kind: 'who',
    sentence: 'Only the coach and the leader of the team write this note.',
  },
  isNoteOpen: { kind: 'what', sentence: 'You can change the note until the session starts.' },
  isRefundInTime: {
    kind: 'what',
    sentence: 'A credit can be refunded for 90 days after the session.',
  },
  explainsRefund: { kind: 'payload', field: 'reason', sentence: 'Give a reason for the refund.' },
  isExpiryLater: {
    kind: 'payload',
    field: 'expiresAt',
    sentence: (_, event) => event.facts?.expiry ?? 'Expiry must be in the future.',
  },
  givesReason: { kind: 'payload', field: 'reason', sentence: 'Give a reason for cancelling.' },
  namesAttendees: {
    kind: 'payload',
    field: 'attended',
    sentence: 'Choose only people who are expected at this session.',
  },
};

/** What a status says to somebody who comes too late, or too early, for an event. */
export function tooLate(status: string, eventType: string, booking: BookingContext): string {
  if (eventType === 'REFUND') return 'Only a credit that was used or lost can be refunded.';
  if (status.startsWith('confirmed.')) {
    if (eventType === 'RECORD_OUTCOME') return "This session hasn't ended yet.";
    if (eventType === 'CANCEL')
      return 'This session has started, so it can no longer be cancelled.';
    if (eventType === 'REASSIGN_COACH')
      return 'This session is about to start, so its coach stays.';
    if (eventType === 'UPDATE_LOCATION')
      return 'This session has started, so its place stays as it is.';
    if (eventType === 'MOVE') return 'This session is about to start, so its time stays.';
    if (eventType.endsWith('_MOVE')) return 'Nobody asks for another time any more.';
    return 'This booking was already confirmed.';
  }
  const sentences: Record<string, string> = {
    new: 'This booking does not exist yet.',
    requested: 'This request is still waiting for an answer.',
    rejected: 'This request was declined.',
    expired: expired(booking),
    requestCancelled: 'This request was withdrawn.',
    cancelled: 'This booking was cancelled.',
    completed: 'This session took place, and its outcome is recorded.',
    missed: 'This session was missed, and its outcome is recorded.',
    coachMissed: 'The coach missed this session, and its outcome is recorded.',
  };
  return sentences[status] ?? 'That is no longer possible.';
}

function expired({ expiresAt, coachTimeZone }: BookingContext): string {
  const at = expiresAt ?? 0;
  return `This request expired on ${formatDay(at, coachTimeZone)} at ${formatTime(at, coachTimeZone)}.`;
}
