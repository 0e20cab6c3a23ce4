import { formatDuration } from '#domain/time/words.ts';
import { and, or } from 'xstate';
import { answer, orNone, referenceOrWord, references } from '#domain/records/fields.ts';
import { formatMoment } from '#domain/time/format.ts';
import { isStaff } from '../../person.ts';
import { questionGuards } from '../../questions.ts';
import { isSent, verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { isAgreed } from '../labels.ts';
import { coachCorrectionPeriod, correctionPeriod } from '../moments.ts';
import { notify, settleMissed, settleStart } from '../notices.ts';
import { quoted, reason } from '../reason.ts';
import { stamp } from '../stamps.ts';

/** Who was there. */
const attendance = {
  coachAttended: answer('Coach attended', 'Say whether the coach attended.'),
  // The attendees who came; everybody else missed the session.
  attended: references('Attended', 'Choose people of this session.'),
  // Those who did not come and need not be sorry for it.
  excused: references('Excused', 'Choose people of this session.'),
} as const;

export const verbs = {
  RECORD_OUTCOME: verb({
    label: 'Record outcome',
    done: 'The outcome was recorded.',
    undoneBy: 'UNDO_OUTCOME',
    meaning: 'The coach records who came.',
    payload: attendance,
    history: 'recorded the outcome',
    tooLate: (status) => (isAgreed(status) ? 'This session hasn’t ended yet.' : null),
  }),
  CORRECT_OUTCOME: verb({
    label: 'Correct outcome',
    done: 'The outcome was corrected.',
    meaning: 'The coach, within a day, or staff correct what was recorded.',
    payload: {
      ...attendance,
      reason,
      // Where a unit has to be taken again and the lot has none left: another lot, or one given for the purpose.
      credit: orNone(referenceOrWord('Credit', 'goodwill', 'Choose a credit.')),
    },
    history: ({ name, payload }) => `${name} corrected the outcome${quoted(payload['reason'])}.`,
  }),
} as const;

/** Those who did not come and are excused. */
export const excusedBy = (event: Asked['event']): readonly string[] =>
  isSent(verbs, event) ? (event.excused ?? []) : [];

export const questions = {
  isUnitLeft: { field: 'credit', kind: 'payload', otherwise: 'Choose a credit.' },
} as const;

export const guards = {
  ...questionGuards(questions),
  isCorrectionInTime: ({ context, event }: Asked) =>
    event.at <=
    (isStaff(event.by)
      ? context.endsAt + correctionPeriod
      : (context.outcome?.at ?? 0) + coachCorrectionPeriod),
  leavesCredit: ({ event }: Asked) =>
    isStaff(event.by) || !isSent(verbs, event, 'CORRECT_OUTCOME') || !event.credit,
  explainsCorrection: ({ event }: Asked) =>
    isSent(verbs, event, 'CORRECT_OUTCOME') && !!event.reason?.trim(),
  isAfterGrace: ({ context, event }: Asked) =>
    event.at >= context.startsAt + context.terms.noShowGrace,
  namesAttendees: ({ context, event }: Asked) =>
    isSent(verbs, event) &&
    [...(event.attended ?? []), ...(event.excused ?? [])].every((id) =>
      context.attendeeIds.includes(id),
    ),
  isCoachAbsent: ({ event }: Asked) => isSent(verbs, event) && event.coachAttended === false,
  hasSomebodyAttended: ({ event }: Asked) =>
    isSent(verbs, event) && (event.attended?.length ?? 0) > 0,
};

export const sentences: Words = {
  isCorrectionInTime: {
    kind: 'what',
    sentence: `The coach can correct an outcome for ${formatDuration(coachCorrectionPeriod)} after it was recorded, and staff for ${formatDuration(correctionPeriod)} after the session.`,
  },
  leavesCredit: {
    kind: 'payload',
    field: 'credit',
    sentence: 'Only staff can choose which credit to use.',
  },
  explainsCorrection: {
    kind: 'payload',
    field: 'reason',
    sentence: 'Give a reason for the correction.',
  },
  isCoachAbsent: { kind: 'choice' },
  hasSomebodyAttended: { kind: 'choice' },
  isAfterGrace: {
    kind: 'what',
    sentence: ({ startsAt, terms, coachTimeZone }, { zone = coachTimeZone }) =>
      `You can record the outcome from ${formatMoment(startsAt + terms.noShowGrace, zone)}.`,
  },
  namesAttendees: {
    kind: 'payload',
    field: 'attended',
    sentence: 'Choose only people who are expected at this session.',
  },
};

export const stamps = {
  /** The recorded outcome, or the assumed one when the time for recording it ran out. */
  stampOutcome: stamp(({ context, event }) => {
    const assumed = !isSent(verbs, event);
    const attended = assumed ? context.attendeeIds : (event.attended ?? []);
    return {
      outcome: {
        recordedBy: event.by.id,
        at: event.at,
        assumed,
        attended,
        ...(isSent(verbs, event, 'CORRECT_OUTCOME') && { isCorrected: true as const }),
      },
    };
  }),
};

const recorded = ['stampOutcome', 'markAttendance', 'releaseTime', settleStart] as const;
const notifyMissed = [
  notify('MissedBooking', ['attendees']),
  notify('UserMissedBooking', ['staff', 'coach']),
] as const;
const theirs = or(['isBookingCoach', 'isStaff']);

/** Telling who came while the session is still running: only once the grace period for latecomers is over. */
export const recordingEarly = [
  {
    guard: and([theirs, 'isAfterGrace', 'namesAttendees', 'isCoachAbsent']),
    target: '#booking.life.coachMissed',
    actions: [...recorded, 'creditIsReturned'],
  },
  {
    guard: and([theirs, 'isAfterGrace', 'namesAttendees', 'hasSomebodyAttended']),
    target: '#booking.life.completed',
    actions: [...recorded, 'creditIsSpent', ...notifyMissed],
  },
  {
    guard: and([theirs, 'isAfterGrace', 'namesAttendees']),
    target: '#booking.life.missed',
    actions: [...recorded, 'creditIsForfeited', ...notifyMissed],
  },
] as const;

/** Telling who came when the session is over. */
export const recording = [
  {
    guard: and([theirs, 'namesAttendees', 'isCoachAbsent']),
    target: '#booking.life.coachMissed',
    actions: [...recorded, 'creditIsReturned'],
  },
  {
    guard: and([theirs, 'namesAttendees', 'hasSomebodyAttended']),
    target: '#booking.life.completed',
    actions: [...recorded, 'creditIsSpent', ...notifyMissed],
  },
  {
    guard: and([theirs, 'namesAttendees']),
    target: '#booking.life.missed',
    actions: [...recorded, 'creditIsForfeited', ...notifyMissed],
  },
] as const;

/** Nobody has told it in time: everybody counts as having been there. */
export const assuming = {
  target: '#booking.life.completed',
  actions: ['stampOutcome', 'markAllAttended', 'releaseTime', 'creditIsSpent'],
} as const;

const mayCorrect = [
  theirs,
  'isUnrefunded',
  'isCorrectionInTime',
  'leavesCredit',
  'explainsCorrection',
  'namesAttendees',
] as const;
const corrected = ['stampOutcome', 'markAttendance', settleMissed] as const;

/** The coach, within a day, or staff say that it went otherwise than was recorded; the credit goes where it belongs (domain reference, 6.6). */
export const correcting = [
  {
    guard: and([...mayCorrect, 'isCoachAbsent']),
    target: '#booking.life.coachMissed',
    actions: [...corrected, 'creditIsReturned'],
  },
  {
    guard: and([...mayCorrect, 'isUnitLeft', 'hasSomebodyAttended']),
    target: '#booking.life.completed',
    actions: [...corrected, 'creditIsSpent'],
  },
  {
    guard: and([...mayCorrect, 'isUnitLeft']),
    target: '#booking.life.missed',
    actions: [...corrected, 'creditIsForfeited'],
  },
] as const;
