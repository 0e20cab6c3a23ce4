import { placeInWords } from '#domain/bookings/place.ts';
import { locationKinds } from '#domain/bookings/vocabulary.ts';
import {
  answer,
  choice,
  draftLines,
  draftText,
  flag,
  maybe,
  moment,
  orNone,
  reference,
  referenceOrWord,
  references,
} from '#domain/records/fields.ts';
import { verb } from '../verbs.ts';
import { isAgreed } from './labels.ts';

const reason = maybe(draftLines('Reason', 500));

/** Text with marks; blank takes away what was there. */
const note = draftLines('Note', 10_000);

/** Who was there. */
const attendance = {
  coachAttended: answer('Coach attended', 'Say whether the coach attended.'),
  // The attendees who came; everybody else missed the session.
  attended: references('Attended', 'Choose people of this session.'),
  // Those who did not come and need not be sorry for it.
  excused: references('Excused', 'Choose people of this session.'),
} as const;

const kindOf = (said: unknown) => locationKinds.find((kind) => kind === said) ?? 'video';

/** The reason that somebody gave, for the history. */
const quoted = (said: unknown): string => (typeof said === 'string' ? `: “${said}”` : '');

const nobodyAsks = (status: string) =>
  isAgreed(status) ? 'Nobody asks for another time any more.' : null;

/** The events that people send to a booking, in order of likelihood, which is that of their buttons. Their guards, stamps and transitions stand in a file for each capability. */
export const bookingVerbs = {
  CONFIRM: verb({
    label: 'Confirm',
    meaning: 'The coach says yes.',
    // One of the times that were asked for; the one that is kept when left out.
    payload: { startsAt: maybe(moment('Time', 'Choose a time.')) },
    history: ({ name, transitions }) =>
      transitions.some((each) => each.endsWith('|CONFIRM|0'))
        ? `${name} confirmed another of the times that were offered.`
        : `${name} confirmed.`,
  }),
  ACCEPT_MOVE: verb({
    label: 'Accept new time',
    meaning: 'Whoever is asked agrees to the other time.',
    payload: {},
    history: 'agreed to the other time',
    tooLate: nobodyAsks,
  }),
  DECLINE_MOVE: verb({
    label: 'Keep the time',
    meaning: 'Whoever is asked keeps the agreed time.',
    payload: {},
    history: 'kept the agreed time',
    tooLate: nobodyAsks,
  }),
  WITHDRAW_MOVE: verb({
    label: 'Withdraw proposal',
    meaning: 'Nobody wants the other time any more.',
    payload: {},
    history: 'no longer asked for another time',
    tooLate: nobodyAsks,
  }),
  REJECT: verb({
    label: 'Decline',
    meaning: 'The coach says no and tells why.',
    payload: { reason },
    history: ({ name, payload }) => `${name} declined${quoted(payload['reason'])}.`,
  }),
  RECORD_OUTCOME: verb({
    label: 'Record outcome',
    meaning: 'The coach tells who came.',
    payload: attendance,
    history: 'recorded the outcome',
    tooLate: (status) => (isAgreed(status) ? "This session hasn't ended yet." : null),
  }),
  CANCEL_REQUEST: verb({
    label: 'Cancel request',
    meaning: 'The request is withdrawn before it was answered.',
    payload: { reason },
    history: ({ name, payload }) => `${name} withdrew the request${quoted(payload['reason'])}.`,
  }),
  CANCEL: verb({
    label: 'Cancel booking',
    meaning: 'One side calls the session off.',
    payload: { reason, askToReschedule: flag('Ask to reschedule', false) },
    history: ({ name, payload }) => `${name} cancelled${quoted(payload['reason'])}.`,
    tooLate: (status) =>
      isAgreed(status) ? 'This session has started, so it can no longer be cancelled.' : null,
  }),
  MOVE: verb({
    label: 'Change time',
    meaning: 'Somebody wants another time.',
    // When it is to start; it lasts as long as before.
    payload: { startsAt: moment('Time', 'Choose a time.') },
    history: ({ name, transitions }) =>
      transitions.some((each) => each.includes('|move.ask'))
        ? `${name} asked for another time.`
        : `${name} moved this session to another time.`,
    tooLate: (status) =>
      isAgreed(status) ? 'This session is about to start, so its time stays.' : null,
  }),
  UPDATE_LOCATION: verb({
    label: 'Change place',
    meaning: 'It takes place elsewhere.',
    payload: {
      kind: choice('Place', locationKinds, { sentence: 'Choose a place.' }),
      // A telephone number or an address; nothing for a video call.
      detail: orNone(draftText('Address', 300)),
    },
    history: ({ name, payload }) =>
      `${name} changed the place: ${placeInWords({ kind: kindOf(payload['kind']), detail: null })}.`,
    tooLate: (status) =>
      isAgreed(status) ? 'This session has started, so its place stays as it is.' : null,
  }),
  EDIT_NOTE: verb({
    label: 'Edit note',
    meaning: 'Those who take part share something in writing.',
    payload: { note },
    history: 'wrote in the note',
  }),
  EDIT_TEAM_NOTE: verb({
    label: 'Edit team note',
    meaning: 'The team and its coach share something in writing.',
    payload: { note },
    history: 'wrote in the team note',
  }),
  CORRECT_OUTCOME: verb({
    label: 'Correct outcome',
    meaning: 'Staff tell that it went otherwise than was recorded.',
    payload: {
      ...attendance,
      reason,
      // Where a unit has to be taken again and the lot has none left: another lot, or one given for the purpose.
      credit: orNone(referenceOrWord('Credit', 'goodwill', 'Choose a credit.')),
    },
    history: ({ name, payload }) => `${name} corrected the outcome${quoted(payload['reason'])}.`,
  }),
  REINSTATE: verb({
    label: 'Reinstate booking',
    meaning: 'The session takes place after all.',
    payload: {},
    history: 'reinstated this session',
  }),
  REASSIGN_COACH: verb({
    label: 'Change coach',
    meaning: 'Staff hand it to another coach.',
    payload: { coach: reference('Coach', { sentence: 'Choose a coach.' }) },
    history: 'handed it to another coach',
    tooLate: (status) =>
      isAgreed(status) ? 'This session is about to start, so its coach stays.' : null,
  }),
  REFUND: verb({
    label: 'Refund credit',
    meaning: 'Staff give the unit back that was used or lost.',
    payload: {
      reason,
      // From when the credit can't be used any more; as before when left out.
      expiresAt: orNone(moment('Expiry', 'Enter a valid expiry.')),
    },
    history: ({ name, payload }) => `${name} refunded the credit${quoted(payload['reason'])}.`,
    tooLate: () => 'Only a credit that was used or lost can be refunded.',
  }),
  PUT_BACK: verb({
    label: 'Put it back in my calendar',
    meaning: 'The coach’s calendar shows the agreed time again.',
    payload: {},
    history: 'put it back in the calendar',
  }),
} as const;
