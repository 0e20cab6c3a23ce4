import { z } from 'zod';
import { journeyStatuses } from '#domain/organizations/journey.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { programmeFields } from '#machines/programme/fields.ts';
import { programmeVerbs } from '#machines/programme/capabilities.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { choice, id, queryFlag } from '../kernel/fields.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { answersOf } from '../kernel/record-answers.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { personReference, reference } from '../kernel/records.ts';

/** Where session credits are now, in units. */
export const creditUnits = z
  .object({
    /** Nobody’s yet. */
    pool: z.int(),
    /** Allocated, and free to book with. */
    available: z.int(),
    /** Set aside for bookings. */
    held: z.int(),
    used: z.int(),
    /** Forfeited or expired. */
    lost: z.int(),
  })
  .meta({ id: 'CreditUnits' });

export const programmeNames = {
  path: 'programmes',
  param: 'programme',
  model: 'programme',
} as const;

/** A programme in the list. */
export const programmeSummary = z
  .object({
    ...plainFields,
    status: z.enum(programmeStates.all),
    name: z.string(),
    organization: reference,
    groups: z.array(z.enum(programmeGroups)),
    /** `YYYY-MM-DD`, the last of them included, in its own time zone. */
    startDate: z.string(),
    endDate: z.string(),
    timeZone: z.string(),
    /** The day that it is at, of all its days. */
    elapsed: z.object({ day: z.int(), days: z.int() }),
    /** Told to staff and admins of the organisation. */
    members: z.int().nullable(),
    /** All to staff and admins of the organisation; to members their own and those of teams they lead; to coaches none. */
    credits: creditUnits.nullable(),
  })
  .meta({ id: 'ProgrammeSummary' });

/** A session that a programme offers. */
const offeredSession = z.object({
  id: z.string(),
  session: reference,
  /** Whether the session has a page for the reader. */
  mayOpen: z.boolean(),
  durationMinutes: z.int(),
  /** 0 is free. */
  creditCost: z.int(),
  credits: creditUnits.nullable(),
});

const { creditExpiry, creditExpiryDays, allowSelfAllocation } = programmeFields;
/** What only its own page says. */
const terms = { creditExpiry, creditExpiryDays, allowSelfAllocation };

/** A programme on its own page. */
export const programme = programmeSummary
  .extend({
    ...plainAuthors,
    description: z.string().nullable(),
    objectives: z.string().nullable(),
    ...answersOf(terms),
    coaches: z.array(personReference),
    /** Those that take part as a whole, to those who look after it; null for others. */
    teams: z.array(reference).nullable(),
    sessions: z.array(offeredSession),
    /** How many of its members have come how far, in all programmes they are in; to those who are told how many there are. */
    progress: z.record(z.enum(journeyStatuses), z.int()).nullable(),
    /** Of whom the reader is led to a list by name: of all members, and of those who have come so far. Admins of the organisation are named no fewer than five together. */
    named: z.object({ members: z.boolean(), journeys: z.array(z.enum(journeyStatuses)) }),
    /** Of the bookings that the reader may see: how many are requested and confirmed and when the next one begins, how many wait for an outcome, and how many took place. */
    booked: z.object({
      /** Told to staff; others are told of their own. */
      areAll: z.boolean(),
      requested: z.int(),
      upcoming: z.int(),
      next: z.string().nullable(),
      waiting: z.int(),
      completed: z.int(),
    }),
    /** AI credits that the reader may know of; null to whoever is told of none. */
    aiCredits: creditUnits.nullable(),
    /** The credits that expire first, of those that the reader may know of and that can still be used. */
    expiring: z.object({ units: z.int(), at: z.string() }).nullable(),
    /** The reader adds credits to it and allocates them. */
    mayIssue: z.boolean(),
    /** What a draft has of what it needs to be active, told to staff: its members, the sessions it offers, and coaches who may give one of them. */
    readiness: z.object({ members: z.int(), sessionOptions: z.int(), coaches: z.int() }).nullable(),
  })
  .meta({ id: 'Programme' });

const fields = bodyOf(programmeFields);

export const programmes = plainRecord(programmeNames, {
  words: ['programme', 'programmes'],
  summary: programmeSummary,
  detail: programme,
  fields,
  events: { EDIT: fields, ...payloadsOf(programmeVerbs), DELETE: nothing },
  orders: ['start', 'name', 'end', 'used'],
  filters: {
    status: choice('Status', programmeStates.kept).optional(),
    group: choice('Group', programmeGroups).optional(),
    organization: id('Organisation').optional(),
    coach: id('Coach').optional(),
    /** Within 30 days. */
    endsSoon: queryFlag('Ending soon').optional(),
  },
});
