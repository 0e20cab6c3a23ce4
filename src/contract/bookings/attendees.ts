import { z } from 'zod';
import { attendeeVerbs } from '#machines/attendee/capabilities.ts';
import { attendeeVias } from '#domain/bookings/vocabulary.ts';
import { attendances } from '#machines/attendee/labels.ts';
import { bookingCreditStates } from '#machines/booking/states.gen.ts';
import { bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import { creditMovement } from './bookings.ts';
import { confidential } from '../kernel/confidential.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, queryFlag } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  historyEntry,
  personReference,
  reference,
} from '../kernel/records.ts';

/** One of those who come to a session, in its list. */
export const attendeeSummary = z
  .object({
    id: z.string(),
    version: z.int(),
    person: personReference,
    via: z.enum(attendeeVias),
    /** How they answered the invitation by which they came. */
    rsvp: z.enum(bookingInviteStates.all).nullable(),
    attendance: z.enum(attendances),
    /** Of the credit that they pay themselves; null where there is none, or it is not for the reader to know. */
    creditState: z.enum(bookingCreditStates.all).nullable(),
    /** Their own page is the reader's to open. */
    isOpen: z.boolean(),
    /** What the coach wrote about them, as far as the reader may know of it. */
    coachNote: z.object({ id: z.string(), status: z.string() }).nullable(),
    /** Of the session's questionnaires that they were asked: how many they have handed in, and how many they still can; null where it is not for the reader to know. */
    questionnaires: z.object({ asked: z.int(), answered: z.int(), due: z.int() }).nullable(),
  })
  .meta({ id: 'AttendeeSummary' });

/** Somebody's place in a session, on its own page. */
export const attendee = attendeeSummary
  .extend({
    booking: z.object({
      id: z.string(),
      title: z.string(),
      reference: z.string(),
      status: z.string(),
      statusLabel: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      coach: personReference,
    }),
    /** Nobody else is expected: without them the session is cancelled. */
    isLast: z.boolean(),
    /** What they pay for their place; null where it is free, or paid with the booking. */
    credit: z
      .object({
        cost: z.int(),
        lot: z.object({ id: z.string(), programme: reference, expiresAt: z.string() }).nullable(),
        movements: z.array(creditMovement),
      })
      .nullable(),
    /** What becomes of their credit if they leave now, told before the click; null where nothing does. */
    leaving: z.string().nullable(),
    joinedAt: z.string().nullable(),
    leftAt: z.string().nullable(),
    withdrawReason: confidential('withdrawReason').nullable(),
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'Attendee' });

const read = { rate: 'read', audit: 'none' } as const;

export const attendees = endpoints({
  'GET /bookings/{booking}/attendees': {
    summary: 'Who comes to a session; of a session for one, members see themselves alone.',
    query: listQuery(['name'], {
      attendance: choice('Attendance', attendances).optional(),
      questionnaireMissing: queryFlag('Questionnaire missing').optional(),
    }),
    response: pageOf(attendeeSummary),
    ...read,
  },
  'GET /attendee/filter': {
    summary: 'The ways to sort those who come to a session.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /attendees/{attendee}': {
    summary: 'Someone’s place in a session: for themselves, its coach and staff.',
    response: attendee,
    ...read,
  },
  'GET /attendees/{attendee}/history': {
    summary: 'What happened to someone’s place in a session.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /attendees/{attendee}/events': {
    summary:
      'Withdraw from a session; as staff, take someone off its list or refund the credit they paid.',
    body: commandOf(payloadsOf(attendeeVerbs)),
    response: attendee,
    rate: 'write',
    audit: 'change',
  },
});
