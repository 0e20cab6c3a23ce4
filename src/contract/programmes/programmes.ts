import { z } from 'zod';
import { journeyStatuses } from '#domain/organizations/journey.ts';
import { programmeStates } from '#domain/programmes/states.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, queryFlag } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
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

/** A programme in the list. */
export const programmeSummary = z
  .object({
    id: z.string(),
    status: z.enum(programmeStates.kept),
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

/** A programme on its own page. */
export const programme = programmeSummary
  .extend({
    description: z.string().nullable(),
    coaches: z.array(personReference),
    sessions: z.array(offeredSession),
    /** How many of its members have come how far, in all programmes they are in; to those who are told how many there are. */
    progress: z.record(z.enum(journeyStatuses), z.int()).nullable(),
    /** Bookings ahead of those that the reader may see. */
    ahead: z.object({ bookings: z.int(), next: z.string().nullable() }),
  })
  .meta({ id: 'Programme' });

const read = { rate: 'read', audit: 'none' } as const;

export const programmes = endpoints({
  'GET /programmes': {
    summary: 'The programmes that concern the reader.',
    query: listQuery(['start', 'name', 'end', 'used'], {
      status: choice('Status', programmeStates.kept).optional(),
      group: choice('Group', programmeGroups).optional(),
      organization: id('Organisation').optional(),
      coach: id('Coach').optional(),
      /** Within 30 days. */
      endsSoon: queryFlag('Ending soon').optional(),
    }),
    response: pageOf(programmeSummary),
    ...read,
  },
  'GET /programme/filter': {
    summary: 'The ways to sort programmes.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /programmes/{programme}': {
    summary: 'One programme, as far as it concerns the reader.',
    response: programme,
    ...read,
  },
});
