import { z } from 'zod';
import { attendances } from '#machines/attendee/labels.ts';
import { bookingVerbs } from '#machines/booking/capabilities.ts';
import { bookingCreditStates } from '#machines/booking/states.gen.ts';
import { bookingFinds, bookingTabs, locationKinds } from '#domain/bookings/vocabulary.ts';
import { bookingsAsked } from './booking-list.ts';
import { bookingList, bookingSummary, readerMay } from './booking-summary.ts';
import { confidential } from '../kernel/confidential.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, instant, optionalLines, optionalText, queryNumber } from '../kernel/fields.ts';
import { csvFile } from '../kernel/files.ts';
import { findQuery, sortOption } from '../kernel/lists.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  foundReference,
  historyEntry,
  idempotencyKey,
  personReference,
  reference,
} from '../kernel/records.ts';
import { yourPassword } from '../kernel/secrets.ts';

/** A time that may be had. */
export const slot = z.object({
  startsAt: z.string(),
  free: z.boolean(),
  reasons: z.array(z.string()),
});

/** What a cancellation would do, told before the click. */
const consequence = z.object({
  late: z.boolean(),
  creditOutcome: z.enum(['none', 'returned', 'forfeited']),
  sentence: z.string(),
  notified: z.array(z.string()),
});

export const creditMovement = z.object({
  id: z.string(),
  at: z.string(),
  type: z.string(),
  amount: z.int(),
  from: z.string(),
  to: z.string(),
  sentence: z.string(),
});

/** A text with marks, and who can read it. */
const sharedNote = z.object({ text: confidential('note').nullable(), visibleTo: z.string() });
const sharedTeamNote = z.object({
  text: confidential('teamNote').nullable(),
  visibleTo: z.string(),
});

/** A booking on its own page. */
export const booking = bookingSummary
  .extend({
    request: z
      .object({
        id: z.string(),
        status: z.enum(['pending', 'confirmed', 'rejected', 'expired', 'cancelled']),
        requester: personReference,
        message: confidential('requestMessage').nullable(),
        /** The times that would suit, the first of which is kept until the answer; with what stands in the way of each for whoever answers. */
        times: z.array(
          z.object({
            startsAt: z.string(),
            endsAt: z.string(),
            conflicts: z.array(z.string()),
            refusal: z.string().nullable(),
          }),
        ),
        expiresAt: z.string(),
        response: z
          .object({ at: z.string(), decision: z.string(), reason: z.string().nullable() })
          .nullable(),
      })
      .nullable(),
    programme: reference.nullable(),
    /** The bookings that it was made together with, to whom the group concerns; `programme` is where it stands in its pages. */
    group: z.object({ id: z.string(), name: z.string(), programme: z.string() }).nullable(),
    coachTimeZone: z.string(),
    memberTimeZone: z.string(),
    expectedAttendees: z.array(
      z.object({
        id: z.string(),
        person: personReference,
        attendance: z.enum(attendances),
        /** Of the credit that they pay themselves; null where there is none, or it is not for the reader to know. */
        creditState: z.enum(bookingCreditStates.all).nullable(),
      }),
    ),
    /** Who of those who take part was in the meeting room, from when to when they were there last, and whether they still are. */
    seenInRoom: z.array(
      z.object({
        person: z.string(),
        name: z.string(),
        from: z.string(),
        until: z.string(),
        isThere: z.boolean(),
      }),
    ),
    /** Where everybody pays for themselves, the reader's own. */
    credit: z.object({
      cost: z.int(),
      lot: z.object({ id: z.string(), programme: reference, expiresAt: z.string() }).nullable(),
      movements: z.array(creditMovement),
    }),
    cancellation: z
      .object({
        by: personReference.nullable(),
        party: z.enum(['member', 'coach', 'staff', 'system']),
        at: z.string(),
        late: z.boolean(),
        reason: z.string().nullable(),
      })
      .nullable(),
    outcome: z
      .object({ at: z.string(), assumed: z.boolean(), by: personReference.nullable() })
      .nullable(),
    cancelling: consequence.nullable(),
    /** Where the coach has moved it in their own calendar; only for those who decide about it. */
    movedOutside: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
    /** Another time that somebody asks for, or that the coach answers a request with, and whose answer it waits for. */
    proposal: z
      .object({
        startsAt: z.string(),
        endsAt: z.string(),
        by: personReference.nullable(),
        at: z.string(),
        expiresAt: z.string(),
        asked: z.enum(['members', 'coach']),
        answersRequest: z.boolean(),
        message: z.string().nullable(),
      })
      .nullable(),
    /** What those who take part share; null for a reader who does not. */
    note: sharedNote.nullable(),
    teamNote: sharedTeamNote.nullable(),
    joinOpensAt: z.string(),
    /** What else is at the time of a request; only for those who answer it. */
    conflicts: z.array(z.string()),
    /** Milliseconds from this answer until time alone may change what can be done; null when it never does. */
    changesIn: z.int().nullable(),
    ...readerMay,
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'Booking' });

export const bookings = endpoints({
  'GET /bookings': {
    summary: 'The bookings the reader takes part in; all of them for staff.',
    query: bookingsAsked,
    response: bookingList,
    rate: 'read',
    audit: 'none',
  },
  'GET /bookings/counts': {
    summary: 'How many bookings stand under each tab.',
    response: z.record(z.enum(bookingTabs), z.int()),
    rate: 'read',
    audit: 'none',
  },
  'POST /bookings/export': {
    summary: 'The bookings as a file, narrowed and sorted like the list; 10,000 at most.',
    body: bookingsAsked.omit({ pageNumber: true, perPage: true }).extend({ yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /bookings/choices': {
    summary:
      'What the bookings that the reader may see can be narrowed to, found by name; at most 20.',
    query: findQuery(bookingFinds),
    response: z.array(foundReference),
    rate: 'read',
    audit: 'none',
  },
  'GET /booking/filter': {
    summary: 'The ways to sort bookings.',
    response: z.array(sortOption),
    rate: 'read',
    audit: 'none',
  },
  'GET /bookings/{booking}': {
    summary: 'One booking with everything its page shows.',
    response: booking,
    rate: 'read',
    audit: 'none',
  },
  'GET /bookings/{booking}/history': {
    summary:
      'What happened to a booking, from its first event, with the place of each on the chart.',
    response: z.array(historyEntry),
    rate: 'read',
    audit: 'none',
  },
  'GET /bookings/{booking}/coaches': {
    summary: 'The coaches who might take a booking over, each with what stands in the way.',
    response: z.array(personReference.extend({ refusal: z.string().nullable() })),
    rate: 'read',
    audit: 'none',
  },
  'GET /bookings/{booking}/times': {
    summary:
      'The times a booking could have instead, day by day, and who has to agree to another one; only for those who may ask for it.',
    query: z.object({
      from: z.iso.date('Enter a valid date.').optional(),
      days: queryNumber('Days', 1, 31).default(7),
    }),
    response: z.object({
      timeZone: z.string(),
      /** Who decides, and until when; null when nobody can be asked any more. */
      agreement: z
        .object({
          asked: z.enum(['nobody', 'members', 'coach']),
          answerBy: z.string().nullable(),
        })
        .nullable(),
      days: z.array(z.object({ date: z.string(), slots: z.array(slot) })),
      nextFree: z.array(z.string()),
    }),
    rate: 'read',
    audit: 'none',
  },
  'GET /bookings/{booking}/calendar': {
    summary: 'The booking as an iCalendar file.',
    response: z.object({ fileName: z.string(), content: z.string() }),
    rate: 'read',
    audit: 'none',
  },
  'POST /bookings/{booking}/events': {
    summary: "Send an event to a booking's chart.",
    body: commandOf(payloadsOf(bookingVerbs)),
    response: booking,
    rate: 'write',
    audit: 'change',
  },
  'POST /bookings': {
    summary: 'Book a session for a member or a team directly, as its coach or as staff.',
    body: z.object({
      /** One of the two. */
      member: id('Member').nullish(),
      team: id('Team').nullish(),
      session: id('Session'),
      coach: id('Coach'),
      credit: id('Credit').nullish(),
      startsAt: instant('Time'),
      location: z.object({
        kind: choice('Place', locationKinds),
        detail: optionalText('Address', 300),
      }),
      /** Staff may book outside the notice period and the working hours when they say why. */
      overrideReason: optionalLines('Reason', 500),
      idempotencyKey,
    }),
    response: booking,
    rate: 'write',
    audit: 'change',
  },
});
