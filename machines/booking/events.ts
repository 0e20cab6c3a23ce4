import { z } from 'zod';
import { locationKinds } from '#domain/bookings/vocabulary.ts';
import { draftLines, draftText } from '../texts.ts';

const reason = draftLines('Reason', 500);

const start = z.iso
  .datetime({ error: 'Choose a time.', precision: 3 })
  .transform((text) => Date.parse(text));

/** Text with marks; blank takes away what was there. */
const note = draftLines('Note', 10_000);

const attendance = z.object({
  coachAttended: z.boolean('Say whether the coach attended.'),
  /** The attendees who came; everybody else missed the session. */
  attended: z.array(z.uuid('Choose people of this session.')).max(100).default([]),
  /** Those who did not come and need not be sorry for it. */
  excused: z.array(z.uuid('Choose people of this session.')).max(100).default([]),
});

/** The payloads of the events that people may send to a booking that exists; internal events have none and are refused. */
export const bookingEvents = {
  CONFIRM: z.object({
    /** One of the times that were asked for; the one that is kept when left out. */
    startsAt: start.optional(),
  }),
  REJECT: z.object({ reason: reason.optional() }),
  CANCEL_REQUEST: z.object({ reason: reason.optional() }),
  CANCEL: z.object({ reason: reason.optional(), askToReschedule: z.boolean().default(false) }),
  PUT_BACK: z.object({}),
  MOVE: z.object({
    /** When it is to start; it lasts as long as before. */
    startsAt: start,
  }),
  ACCEPT_MOVE: z.object({}),
  DECLINE_MOVE: z.object({}),
  WITHDRAW_MOVE: z.object({}),
  REASSIGN_COACH: z.object({ coach: z.uuid('Choose a coach.') }),
  REINSTATE: z.object({}),
  UPDATE_LOCATION: z.object({
    kind: z.enum(locationKinds, { error: 'Choose a place.' }),
    /** A telephone number or an address; nothing for a video call. */
    detail: draftText('Address', 300).nullish(),
  }),
  EDIT_NOTE: z.object({ note }),
  EDIT_TEAM_NOTE: z.object({ note }),
  REFUND: z.object({
    reason: reason.optional(),
    /** From when the credit can't be used any more; as before when left out. */
    expiresAt: z.iso
      .datetime({ error: 'Enter a valid expiry.', precision: 3 })
      .nullish()
      .transform((text) => (text ? Date.parse(text) : null)),
  }),
  RECORD_OUTCOME: attendance,
  CORRECT_OUTCOME: attendance.extend({
    reason: reason.optional(),
    /** Where a unit has to be taken again and the lot has none left: another lot, or one given for the purpose. */
    credit: z.union([z.literal('goodwill'), z.uuid()], { error: 'Choose a credit.' }).nullish(),
  }),
} as const;

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  REQUEST: 'A member asks a coach for a session at a time.',
  CREATE_DIRECT: 'The coach or staff book a session for a member.',
  CONFIRM: 'The coach says yes.',
  REJECT: 'The coach says no and tells why.',
  CANCEL_REQUEST: 'The request is withdrawn before it was answered.',
  CANCEL: 'One side calls the session off.',
  EXTERNAL_CANCEL: 'The coach has removed the session from their own calendar.',
  EXTERNAL_MOVE: 'The coach has moved the session in their own calendar.',
  PUT_BACK: 'The coach’s calendar shows the agreed time again.',
  MOVE: 'Somebody wants another time.',
  ACCEPT_MOVE: 'Whoever is asked agrees to the other time.',
  DECLINE_MOVE: 'Whoever is asked keeps the agreed time.',
  WITHDRAW_MOVE: 'Nobody wants the other time any more.',
  'move.askMembers': 'Those who come are asked for another time.',
  'move.askCoach': 'The coach is asked for another time.',
  'move.carryOut': 'The session gets the time that was agreed to.',
  'move.end': 'What was asked about the time is over.',
  REASSIGN_COACH: 'Staff hand it to another coach.',
  REINSTATE: 'The session takes place after all.',
  RECORD_OUTCOME: 'The coach tells who came.',
  CORRECT_OUTCOME: 'Staff tell that it went otherwise than was recorded.',
  UPDATE_LOCATION: 'It takes place elsewhere.',
  EDIT_NOTE: 'Those who take part share something in writing.',
  EDIT_TEAM_NOTE: 'The team and its coach share something in writing.',
  REFUND: 'Staff give the unit back that was used or lost.',
  'credit.hold': 'A unit is set aside for the booking.',
  'credit.return': 'The unit goes back to its holder.',
  'credit.forfeit': 'The unit is lost.',
  'credit.spend': 'The unit is used.',
} as const;
