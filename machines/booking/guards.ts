import { placeLacks, tidyPlace, type Place } from '#domain/bookings/place.ts';
import { isMember, isStaff } from '../person.ts';
import type { BookingContext, BookingEvent } from './context.ts';
import { chosenInstead, otherTimes, otherTimesLack } from './asked-times.ts';
import { answerBy } from './proposal.ts';
import { speakersOf } from './speakers.ts';
import { correctionPeriod, refundPeriod, secondThoughts } from './moments.ts';
import { isOutcomeEvent } from './stamps.ts';

type Asked = { context: BookingContext; event: { type: string } };

/** Guards are asked about people's events only; the credit events raised inside the chart have a guard of their own that looks at the context. */
const asked =
  (question: (asked: { context: BookingContext; event: BookingEvent }) => boolean) =>
  ({ context, event }: Asked): boolean =>
    question({ context, event: event as BookingEvent });

/** How long a timer may ring late and still be worth telling somebody about. */
const timely = 30 * 60_000;

/** The place that an event names; null when it names none. */
const placeIn = (event: BookingEvent): Place | null =>
  event.type === 'UPDATE_LOCATION' && event.kind
    ? tidyPlace({ kind: event.kind, detail: event.detail ?? null })
    : null;

/** Who asked; the only one who comes to a session that nobody asked for. */
const askerOf = ({ requesterId, attendeeIds }: BookingContext): string | null =>
  requesterId ?? (attendeeIds.length === 1 ? (attendeeIds[0] ?? null) : null);

const isMemberSide = asked(
  ({ context, event }) =>
    event.by.id === context.requesterId ||
    event.by.id === context.teamLeaderId ||
    (context.attendeeIds.length === 1 && context.attendeeIds[0] === event.by.id),
);

const isLate = asked(
  ({ context, event }) => event.at > context.startsAt - context.terms.lateWindow,
);

/** The questions the booking chart asks; the words for those they stop are in `sentences.ts`, under the same names. */
export const guards = {
  isMember: asked(({ event }) => isMember(event.by)),
  isCoach: asked(({ event }) => event.by.role === 'Coach'),
  isBookingCoach: asked(({ context, event }) => event.by.id === context.coachId),
  isStaff: asked(({ event }) => isStaff(event.by)),
  isSystem: asked(({ event }) => event.by.role === 'System'),
  isRequester: asked(({ context, event }) => event.by.id === context.requesterId),
  isTeamLeader: asked(({ context, event }) => event.by.id === context.teamLeaderId),
  isMemberSide,

  isPermitted: asked(({ event }) => !event.facts?.permission),
  isSlotFree: asked(({ event }) => !event.facts?.slot),
  offersTimes: asked(({ context, event }) => otherTimesLack(context, event) === null),
  choosesKeptTime: asked(({ context, event }) => chosenInstead(context, event) === null),
  choosesOtherTime: asked(({ context, event }) => chosenInstead(context, event) !== null),
  isAmongTimes: asked(({ context, event }) =>
    otherTimes(context).includes(chosenInstead(context, event) ?? context.startsAt),
  ),
  isTimeAhead: asked(
    ({ context, event }) =>
      event.at < (chosenInstead(context, event) ?? Infinity) - context.terms.answerLastMoment,
  ),
  isOtherTimeFree: asked(({ event }) => !event.facts?.time),
  isCovered: asked(({ event }) => !event.facts?.credit),
  needsNoConfirmation: asked(({ context }) => !context.terms.needsConfirmation),
  isBeforeExpiry: asked(
    ({ context, event }) => context.expiresAt === null || event.at < context.expiresAt,
  ),
  isLate,
  forfeitsCredit: (asked: Asked) => isLate(asked) && asked.context.freeLateCancelsLeft < 1,
  isBeforeStart: asked(({ context, event }) => event.at < context.startsAt),
  isFreshlyCancelled: asked(
    ({ context: { cancellation }, event }) =>
      cancellation !== null &&
      (cancellation.origin === 'external' || event.at < cancellation.at + secondThoughts),
  ),
  isUnrefunded: asked(({ context }) => context.isRefunded !== true),
  isAfterGrace: asked(
    ({ context, event }) => event.at >= context.startsAt + context.terms.noShowGrace,
  ),

  speaksForMembers: asked(({ context, event }) => speakersOf(context).includes(event.by.id)),
  isEarly: (asked: Asked) => !isLate(asked),
  isTimeToAnswer: asked(({ context, event }) => answerBy(context, event.at, Infinity) > event.at),
  namesAnotherTime: asked(
    ({ context, event }) =>
      event.type === 'MOVE' && event.startsAt !== undefined && event.startsAt !== context.startsAt,
  ),
  leavesTimeToAnswer: asked(
    ({ context, event }) =>
      event.type === 'MOVE' && answerBy(context, event.at, event.startsAt ?? Infinity) > event.at,
  ),
  isAnswerInTime: asked(
    ({ context, event }) => event.at < (context.proposal?.expiresAt ?? Infinity),
  ),
  isNewTimeFree: asked(({ event }) => !event.facts?.time),
  isProposedTimeFree: asked(({ event }) => !event.facts?.time),

  isMovedOutside: asked(({ context }) => !!context.externalMove),
  isBackInPlace: asked(
    ({ context, event }) =>
      event.type === 'EXTERNAL_MOVE' &&
      event.startsAt === context.startsAt &&
      event.endsAt === context.endsAt,
  ),

  namesAnotherCoach: asked(
    ({ context, event }) =>
      event.type === 'REASSIGN_COACH' && !!event.coach && event.coach !== context.coachId,
  ),
  canTakeOver: asked(({ event }) => !event.facts?.coach),

  statesReason: asked(({ event }) => event.type === 'REJECT' && !!event.reason?.trim()),
  givesReason: asked(({ event }) => event.type === 'CANCEL' && !!event.reason?.trim()),
  asksToReschedule: asked(({ event }) => event.type === 'CANCEL' && event.askToReschedule === true),
  namesAttendees: asked(
    ({ context, event }) =>
      isOutcomeEvent(event) &&
      [...(event.attended ?? []), ...(event.excused ?? [])].every((id) =>
        context.attendeeIds.includes(id),
      ),
  ),
  isCoachAbsent: asked(({ event }) => isOutcomeEvent(event) && event.coachAttended === false),
  hasSomebodyAttended: asked(
    ({ event }) => isOutcomeEvent(event) && (event.attended?.length ?? 0) > 0,
  ),
  isCorrectionInTime: asked(({ context, event }) => event.at <= context.endsAt + correctionPeriod),
  explainsCorrection: asked(
    ({ event }) => event.type === 'CORRECT_OUTCOME' && !!event.reason?.trim(),
  ),
  isUnitLeft: asked(({ event }) => !event.facts?.credit),

  namesPlace: asked(({ event }) => {
    const place = placeIn(event);
    return place !== null && placeLacks(place) === null;
  }),

  isNoteWriter: asked(
    ({ context, event: { by } }) =>
      by.id === context.coachId || by.id === askerOf(context) || isStaff(by),
  ),
  isNoteOpen: asked(
    ({ context, event: { by, at } }) =>
      by.id === context.coachId || isStaff(by) || at < context.startsAt,
  ),
  isTeamNoteWriter: asked(
    ({ context, event: { by } }) =>
      context.isForTeam === true &&
      ([context.coachId, context.teamLeaderId].includes(by.id) || isStaff(by)),
  ),

  isRefundInTime: asked(({ context, event }) => event.at <= context.endsAt + refundPeriod),
  explainsRefund: asked(({ event }) => event.type === 'REFUND' && !!event.reason?.trim()),
  isExpiryLater: asked(
    ({ event }) =>
      event.type === 'REFUND' &&
      (!event.expiresAt || event.expiresAt > event.at) &&
      !event.facts?.expiry,
  ),

  isNudgeTimely: asked(
    ({ context, event }) => context.expiresAt !== null && event.at < context.expiresAt,
  ),
  isDayReminderTimely: asked(
    ({ context, event }) =>
      Math.abs(event.at - (context.startsAt - context.terms.reminders[0])) <= timely,
  ),
  isHourReminderTimely: asked(
    ({ context, event }) =>
      Math.abs(event.at - (context.startsAt - context.terms.reminders[1])) <= timely,
  ),
  costsCredit: asked(({ context }) => context.cost > 0 && context.eachPays !== true),
  eachPays: asked(({ context }) => context.cost > 0 && context.eachPays === true),
};
