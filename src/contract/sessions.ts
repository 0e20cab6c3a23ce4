import { z } from 'zod';
import { creditModes, locationKinds, sessionFormats } from '#domain/bookings/vocabulary.ts';
import { sessionLimits, sessionSentences } from '#domain/bookings/session-limits.ts';
import { endpoints } from './endpoint.ts';
import { choice, id, optionalLines, queryFlag, requiredText, wholeNumber } from './fields.ts';
import { listQuery, pageOf, sortOption } from './lists.ts';
import { plainAuthors, plainFields } from './plain-records.ts';
import { commandOf, historyEntry, idempotencyKey, personReference, reference } from './records.ts';

export const sessionNames = { path: 'sessions', param: 'session', model: 'session' } as const;

const { duration, attendees, cost, buffer } = sessionLimits;

/** A session for the reader themselves, or for a team that they lead. */
const sessionOffer = z.object({
  /** Null is the reader. */
  team: reference.nullable(),
  /** How many credits they have for it. */
  credits: z.int(),
  /** Why they can't book it now; null when they can. */
  blockedBy: z.string().nullable(),
});

/** A session in the list. */
export const sessionSummary = z
  .object({
    ...plainFields,
    name: z.string(),
    description: z.string().nullable(),
    durationMinutes: z.int(),
    format: z.enum(sessionFormats),
    maxAttendees: z.int().nullable(),
    locationKinds: z.array(z.enum(locationKinds)),
    requiresCoachConfirmation: z.boolean(),
    creditCost: z.int(),
    /** Who pays, where several come. */
    creditMode: z.enum(creditModes),
    /** How many coaches may give it; to members, how many of them they can book. */
    coaches: z.int(),
    /** Told to staff: requested or confirmed, and not over yet. */
    upcomingBookings: z.int().nullable(),
    /** Told to members: for whom they can book it, and with how many credits; empty for others. */
    offers: z.array(sessionOffer),
  })
  .meta({ id: 'SessionSummary' });

/** A session on its own page. */
export const session = sessionSummary
  .extend({
    ...plainAuthors,
    coachNoteRequired: z.boolean(),
    teamCoachNoteRequired: z.boolean(),
    /** Minutes that stay free before and after. */
    bufferBefore: z.int(),
    bufferAfter: z.int(),
    /** Those who give it; to members, those whom they can book. */
    givenBy: z.array(personReference),
    /** Told to staff: the programmes that offer it and are not over, at most 20. */
    programmes: z.array(reference.extend({ organization: reference })),
  })
  .meta({ id: 'Session' });

const flag = () => z.boolean('Enter a valid answer.');

const fields = z.object({
  name: requiredText('Session name', 120),
  description: optionalLines('Description', 500),
  durationMinutes: z
    .number(sessionSentences.duration)
    .int(sessionSentences.duration)
    .min(duration.least, sessionSentences.duration)
    .max(duration.most, sessionSentences.duration)
    .multipleOf(duration.step, sessionSentences.steps),
  format: choice('Format', sessionFormats),
  maxAttendees: wholeNumber('Maximum number of attendees', attendees.least, attendees.most)
    .nullish()
    .transform((most) => most ?? null),
  locationKinds: z
    .array(choice('Place', locationKinds), sessionSentences.places)
    .min(1, sessionSentences.places)
    .max(locationKinds.length, 'Name every place once.')
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Name every place once.'),
  requiresCoachConfirmation: flag().default(true),
  coachNoteRequired: flag().default(false),
  teamCoachNoteRequired: flag().default(false),
  creditCost: wholeNumber('Cost', cost.least, cost.most),
  creditMode: choice('Who pays', creditModes).default('perBooking'),
  bufferBefore: wholeNumber('Buffer before', buffer.least, buffer.most),
  bufferAfter: wholeNumber('Buffer after', buffer.least, buffer.most),
});

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const sessions = endpoints({
  'GET /sessions': {
    summary: 'The sessions that are offered to the reader; to staff, all.',
    query: listQuery(['name', 'duration'], {
      format: choice('Format', sessionFormats).optional(),
      coach: id('Coach').optional(),
      deleted: queryFlag('Deleted').optional(),
    }),
    response: pageOf(sessionSummary),
    ...read,
  },
  'GET /session/filter': {
    summary: 'The ways to sort sessions.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /sessions/{session}': {
    summary: 'One session with everything its page shows.',
    response: session,
    ...read,
  },
  'GET /sessions/{session}/history': {
    summary: 'What happened to one session, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /sessions': {
    summary: 'Create a session.',
    body: fields.extend({ idempotencyKey }),
    response: session,
    ...change,
  },
  'POST /sessions/{session}/events': {
    summary: 'Send an event to the chart of a session.',
    body: commandOf({ EDIT: fields, DELETE: z.object({}) }),
    response: session,
    ...change,
  },
});
