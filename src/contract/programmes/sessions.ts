import { z } from 'zod';
import { sessionFields } from '#machines/session/fields.ts';
import { creditModes, locationKinds, sessionFormats } from '#domain/bookings/vocabulary.ts';
import { sessionLimits, sessionSentences } from '#domain/bookings/session-limits.ts';
import { choice, id } from '../kernel/fields.ts';
import {
  findsDeleted,
  nothing,
  plainAuthors,
  plainFields,
  plainRecord,
} from '../kernel/plain-records.ts';
import { answersOf } from '../kernel/record-answers.ts';
import { bodyOf } from '../kernel/record-fields.ts';
import { personReference, reference } from '../kernel/records.ts';

export const sessionNames = { path: 'sessions', param: 'session', model: 'session' } as const;

const { duration } = sessionLimits;

/** A session for the reader themselves, or for a team that they lead. */
const sessionOffer = z.object({
  /** Null is the reader. */
  team: reference.nullable(),
  /** How many credits they have for it. */
  credits: z.int(),
  /** How many they could draw from the pools of their programmes besides. */
  fromPool: z.int(),
  /** Why they can't book it now; null when they can. */
  blockedBy: z.string().nullable(),
});

const {
  coachNoteRequired,
  teamCoachNoteRequired,
  preQuestionnaireId,
  postQuestionnaireId,
  bufferBefore,
  bufferAfter,
  ...offer
} = sessionFields;
/** What only its own page says. */
const rules = {
  coachNoteRequired,
  teamCoachNoteRequired,
  preQuestionnaireId,
  postQuestionnaireId,
  bufferBefore,
  bufferAfter,
};

/** A session in the list. */
export const sessionSummary = z
  .object({
    ...plainFields,
    ...answersOf(offer),
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
    /** Minutes that stay free before and after, and what the coach writes. */
    ...answersOf(rules),
    /** Those who give it; to members, those whom they can book. */
    givenBy: z.array(personReference),
    /** Told to those who look after it: the programmes that offer it and are not over, at most 20. Null for others. */
    programmes: z.array(reference.extend({ organization: reference })).nullable(),
  })
  .meta({ id: 'Session' });

const fields = bodyOf(sessionFields).extend({
  durationMinutes: z
    .number(sessionSentences.duration)
    .int(sessionSentences.duration)
    .min(duration.least, sessionSentences.duration)
    .max(duration.most, sessionSentences.duration)
    .multipleOf(duration.step, sessionSentences.steps),
  locationKinds: z
    .array(choice('Place', locationKinds), sessionSentences.places)
    .min(1, sessionSentences.places)
    .max(locationKinds.length, 'List each place once.')
    .refine((kinds) => new Set(kinds).size === kinds.length, 'List each place once.'),
  creditMode: choice('Who pays', creditModes).default('perBooking'),
});

export const sessions = plainRecord(sessionNames, {
  words: ['session', 'sessions'],
  summary: sessionSummary,
  detail: session,
  fields,
  events: { EDIT: fields, DELETE: nothing },
  orders: ['name', 'duration'],
  filters: {
    ...findsDeleted,
    format: choice('Format', sessionFormats).optional(),
    coach: id('Coach').optional(),
  },
});
