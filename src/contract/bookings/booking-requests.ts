import { z } from 'zod';
import { verbs as slotHoldVerbs } from '#machines/slot-hold/holding.ts';
import { locationKinds, sessionFormats } from '#domain/bookings/vocabulary.ts';
import { booking, slot } from './bookings.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  id,
  instant,
  optionalLines,
  queryList,
  queryNumber,
  searchText,
} from '../kernel/fields.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  idempotencyKey,
  personReference,
  reference,
} from '../kernel/records.ts';

/** A lot, or a programme's pool, that could pay for a session. */
const payingCredit = z.object({
  id: z.string(),
  programme: reference,
  available: z.int(),
  expiresAt: z.string(),
  /** When it came in: it tells apart what is alike otherwise. */
  createdAt: z.string(),
  /** From the programme's pool: a unit is allocated to the member when they book. */
  fromPool: z.boolean(),
  /** How many late cancellations in its programme would still be forgiven the member. */
  freeLateCancelsLeft: z.int(),
});

/** The rules in force for the member's organisation that say what a booking will mean; lengths in milliseconds (domain reference, 1). */
const bookingTerms = z.object({
  minNotice: z.int(),
  bookingHorizon: z.int(),
  holdTtl: z.int(),
  requestTtl: z.int(),
  requestLastMoment: z.int(),
  lateWindow: z.int(),
});

const bookableCoach = personReference.extend({
  timeZone: z.string(),
  specialisms: z.array(z.string()),
  languages: z.array(z.string()),
  bio: z.string().nullable(),
  /** Sessions that this coach has given whom the booking is for, the member or the team. */
  sessionsTogether: z.int(),
});

const bookableSession = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  format: z.enum(sessionFormats),
  durationMinutes: z.int(),
  creditCost: z.int(),
  /** Everybody who comes pays for themselves. */
  eachPays: z.boolean(),
  needsConfirmation: z.boolean(),
  locationKinds: z.array(z.enum(locationKinds)),
  credits: z.array(payingCredit),
  coaches: z.array(bookableCoach),
  /** Why it can't be booked now; null when it can. */
  blockedBy: z.string().nullable(),
});

/** Everything the steps session, credit and coach of the booking flow offer. */
export const bookingOptions = z
  .object({
    /** The server's clock, from which moments and what is left until them are counted. */
    now: z.string(),
    terms: bookingTerms,
    member: personReference.extend({ timeZone: z.string() }),
    teams: z.array(reference),
    sessions: z.array(bookableSession),
  })
  .meta({ id: 'BookingOptions' });

export const slotHold = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.string(),
    startsAt: z.string(),
    expiresAt: z.string(),
    /** The server's clock when it answered: what is left is `expiresAt` less this, whatever the device's clock says. */
    now: z.string(),
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'SlotHold' });

const whom = { for: id('Person or team').optional() };

/** What a member wants: a session with a coach at a time, paid for by a credit, for a team when they lead one. */
const request = {
  session: id('Session'),
  coach: id('Coach'),
  credit: id('Credit').nullish(),
  for: id('Team').nullish(),
  startsAt: instant('Time'),
};

export const bookingRequests = endpoints({
  'GET /booking-requests/options': {
    summary:
      'What can be booked, with which credit and which coach; `for` is a team the reader leads, or for coaches and staff the member or the team.',
    query: z.object(whom),
    response: bookingOptions,
    rate: 'read',
    audit: 'none',
  },
  'GET /booking-requests/members': {
    summary: 'The members a coach or staff may book for, by name.',
    query: z.object({ search: searchText }),
    response: z.array(personReference.extend({ organization: reference.nullable() })),
    rate: 'read',
    audit: 'none',
  },
  'GET /booking-requests/teams': {
    summary: 'The teams a coach or staff may book for, by name; those that someone leads.',
    query: z.object({ search: searchText }),
    response: z.array(reference.extend({ organization: reference })),
    rate: 'read',
    audit: 'none',
  },
  'GET /booking-requests/slots': {
    summary:
      "A coach's times for a session, day by day of the reader's calendar, greyed ones with their reasons.",
    query: z.object({
      ...whom,
      session: id('Session'),
      coach: id('Coach'),
      credit: id('Credit').optional(),
      from: z.iso.date('Enter a valid date.').optional(),
      days: queryNumber('Days', 1, 31).default(7),
    }),
    response: z.object({
      timeZone: z.string(),
      days: z.array(z.object({ date: z.string(), slots: z.array(slot) })),
      /** The next free instants from the first day on, also beyond the last. */
      nextFree: z.array(z.string()),
    }),
    rate: 'read',
    audit: 'none',
  },
  'GET /booking-requests/free-times': {
    summary:
      'When several coaches are free for a session, at most 50 of them over 8 weeks; who may not be asked for is left out.',
    query: z.object({
      ...whom,
      session: id('Session'),
      coach: queryList(id('Coach')),
      credit: id('Credit').optional(),
      from: z.iso.date('Enter a valid date.').optional(),
      days: queryNumber('Days', 1, 56).default(14),
    }),
    response: z.object({
      timeZone: z.string(),
      /** In the order asked for, each with the instants at which a session could start. */
      coaches: z.array(z.object({ id: z.string(), freeTimes: z.array(z.string()) })),
    }),
    rate: 'read',
    audit: 'none',
  },
  'GET /booking-requests/next-times': {
    summary:
      'The next free times of several coaches for a session, at most three of each and at most 50 coaches; without a credit, by the one that would be used first. Who may not be asked for is left out.',
    query: z.object({
      ...whom,
      session: id('Session'),
      coach: queryList(id('Coach')),
      credit: id('Credit').optional(),
    }),
    response: z.object({
      /** In the order asked for. */
      coaches: z.array(z.object({ id: z.string(), nextFree: z.array(z.string()) })),
    }),
    rate: 'read',
    audit: 'none',
  },
  'POST /slot-holds': {
    summary: 'Keep a time for ten minutes; an earlier hold of the same member is released.',
    body: z.object({
      ...request,
      idempotencyKey,
    }),
    response: slotHold,
    rate: 'write',
    audit: 'none',
  },
  'GET /slot-holds/mine': {
    summary: 'The time kept for the reader now, if any.',
    response: z.object({ hold: slotHold.nullable() }),
    rate: 'read',
    audit: 'none',
  },
  'POST /slot-holds/{slotHold}/events': {
    summary: "Send an event to a hold's chart.",
    body: commandOf(payloadsOf(slotHoldVerbs)),
    response: slotHold,
    rate: 'write',
    audit: 'none',
  },
  'POST /booking-requests': {
    summary:
      'Ask for a session at a time, which the asker may keep under a hold; a session that needs no confirmation is booked immediately.',
    body: z.object({
      ...request,
      /** Other starts that would suit, of which the coach may choose one instead. They are not kept. */
      otherTimes: z.array(instant('Time')).max(2, 'Ask for at most 3 times.').default([]),
      message: optionalLines('Message', 1000),
      idempotencyKey,
    }),
    response: booking,
    rate: 'write',
    audit: 'change',
  },
  'GET /booking-requests/{bookingRequest}': {
    summary: 'The booking that a request asks for.',
    response: booking,
    rate: 'read',
    audit: 'none',
  },
});
