import { bookingModel } from '../booking.ts';
import { beforeExpiry } from '../booking-times.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { explore, type Territory } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import type { BrowserModel } from './model.ts';

const creations = ['REQUEST', 'CREATE_DIRECT'];
const theTwo = ['mia', 'carl'];
const onPages = [...theTwo, 'sam'];

/** The session that needs no confirmation comes first: the shortest way to what has been agreed. */
const inputs = Object.fromEntries(
  [
    'a session that needs no confirmation',
    'a request',
    'a request with other times',
    'a member who is forgiven once',
    'a session that may be cancelled until it starts',
  ].map((name) => [name, bookingModel.inputs[name] as BookingContext]),
);

/** Booking for somebody takes a page of many answers: once by the coach and once by staff are enough. */
const isAskedFor = ({ type }: BookingEvent, { terms, freeLateCancelsLeft }: BookingContext) =>
  type === 'REQUEST' ||
  (terms.needsConfirmation && freeLateCancelsLeft === 0 && terms.lateWindow > 0);

/** It lapses before the request does, which is found out through the API. */
const isShort = (event: BookingEvent) =>
  event.type === 'SUGGEST_TIME' && event.startsAt === beforeExpiry;

/** Both are over at the same moment, and that of the suggestion rings first: it takes the request along. */
const ringsAfterSuggestion = (delay: string, { proposal, expiresAt }: BookingContext): boolean =>
  delay === 'expiry' && !!proposal?.answersRequest && proposal.expiresAt === expiresAt;

/** What the member, the coach and staff do on their pages, and the time that passes. */
const lives: Territory = explore(
  modelOf({
    ...bookingModel,
    inputs,
    cases: (snapshot, now) =>
      bookingModel.cases(snapshot, now).filter(({ event, refusal }) => {
        const { type, by, facts } = event as BookingEvent;
        const isAboutNothing = snapshot.value.life === 'new';
        return (
          refusal === undefined &&
          facts === undefined &&
          !('expiresAt' in event) &&
          onPages.includes(by.id) &&
          type !== 'UNDO_OUTCOME' &&
          !isShort(event as BookingEvent) &&
          creations.includes(type) === isAboutNothing &&
          (!isAboutNothing || isAskedFor(event as BookingEvent, snapshot.context))
        );
      }),
    ring: (delay, snapshot, now) =>
      ringsAfterSuggestion(delay, snapshot.context)
        ? []
        : (bookingModel.ring?.(delay, snapshot, now) ?? []).slice(0, 1),
  }),
);

/** What the member and the coach of a request are not offered, before time makes a difference. */
const refusing: Territory = explore(
  modelOf({
    ...bookingModel,
    inputs: { 'a request': bookingModel.inputs['a request'] as BookingContext },
    cases: (snapshot, now) =>
      bookingModel.cases(snapshot, now).filter(({ name, event }) => {
        const { type, by, facts } = event as BookingEvent;
        const isForATime = type === 'REINSTATE' && by.id === 'carl';
        return (
          theTwo.includes(by.id) &&
          facts === undefined &&
          !isForATime &&
          type !== 'MOVE' &&
          type !== 'SUGGEST_TIME' &&
          type !== 'UNDO_OUTCOME' &&
          creations.includes(type) === (snapshot.value.life === 'new') &&
          !/ (?:too )?late$/.test(name)
        );
      }),
    ring: () => [],
  }),
);

const tooLate =
  'A reminder that rings too late changes nothing, and a path has no step for that; the tests of the timers let it ring.';
const others = 'A member, their coach and staff walk here; the API is walked by everybody.';
const early = 'What comes too early or too late is tried through the API.';
const team = 'A booking for a team is walked through the API.';
const free = 'A free session goes the same ways, without its credit; the API is walked with one.';
const facts =
  'The pages offer nothing that the server would find taken, uncovered or not permitted.';
const outside =
  'What happens in the coach’s own calendar is noticed by the worker; tests/server/features/calendar-changes.test.ts lets it happen on a real calendar server.';
const eachPays =
  'Where everybody pays for themselves, the pages of their places are walked, which book the session, call it off and bring it back.';
const byStaff =
  'What staff are refused is tried through the API; tests/web/features/bookings has the sentences at the fields.';
const byAlert =
  'It is taken back from an alert that lasts for ten seconds; tests/web/features/bookings/undo-outcome has its button.';
const because = (reason: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** The booking on the pages of its member, of its coach and of staff. */
export const bookingPages: BrowserModel = {
  territory: lives,
  refuses: true,
  refusing,
  beyond: {
    ...because(tooLate, 'isNudgeTimely', 'isDayReminderTimely', 'isHourReminderTimely'),
    ...because(others, 'isTeamLeader', 'isRequester', 'isSystem', 'namesAttendees'),
    ...because(early, 'isBeforeExpiry', 'isAfterGrace', 'isRefundInTime', 'isCorrectionInTime'),
    ...because(early, 'isUnrefunded', 'isBeforeStart', 'isFreshlyCancelled'),
    ...because(byStaff, 'explainsRefund', 'isExpiryLater', 'explainsCorrection', 'isUnitLeft'),
    ...because('The form of a coach has no field for a credit.', 'leavesCredit'),
    ...because(byStaff, 'namesAnotherCoach', 'canTakeOver'),
    ...because(free, 'costsCredit'),
    ...because(
      eachPays,
      'eachPays',
      'booking.credit.none|credit.hold|1',
      'booking.credit.none|credit.return|0',
      'booking.credit.none|credit.forfeit|0',
    ),
    ...because(
      outside,
      'booking.life.confirmed.scheduled|EXTERNAL_CANCEL|0',
      'booking.life.confirmed.scheduled|EXTERNAL_MOVE|0',
      'booking.life.confirmed.scheduled|EXTERNAL_MOVE|1',
      'booking.life.confirmed.scheduled|PUT_BACK|0',
      'booking.life.confirmed.open|EXTERNAL_CANCEL|0',
      'isMovedOutside',
      'isBackInPlace',
    ),
    ...because(
      byAlert,
      'isRecorder',
      'isFreshlyRecorded',
      'isStillOn',
      ...['completed', 'missed', 'coachMissed'].flatMap((state) => [
        `booking.life.${state}|UNDO_OUTCOME|0`,
        `booking.life.${state}|UNDO_OUTCOME|1`,
      ]),
      'booking.credit.spent|credit.hold|0',
    ),
    ...because(others, 'isNoteWriter', 'isNoteOpen'),
    ...because(
      team,
      'isTeamNoteWriter',
      ...['requested', 'confirmed', 'completed', 'missed', 'coachMissed'].map(
        (state) => `booking.life.${state}|EDIT_TEAM_NOTE|0`,
      ),
    ),
    ...because(
      facts,
      'isPermitted',
      'isSlotFree',
      'isCovered',
      'isNewTimeFree',
      'isSuggestedTimeFree',
      'suggestsNewTime',
      'leavesTimeForSuggestion',
      'isProposedTimeFree',
      'isOtherTimeFree',
      'isAmongTimes',
      'choosesKeptTime',
      'offersTimes',
      'namesAnotherTime',
      'leavesTimeToAnswer',
    ),
    ...because(
      'A suggestion that lapses before its request is walked through the API.',
      'booking.move.membersAsked|xstate.after.answerDue.booking.move.membersAsked|1',
    ),
    ...because(early, 'isTimeToAnswer', 'isAnswerInTime', 'isTimeAhead'),
  },
};
