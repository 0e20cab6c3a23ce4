import { z } from 'zod';
import { journeyStatuses } from '#domain/organizations/journey.ts';
import { mostMembers } from '#domain/organizations/team-size.ts';
import { teamFields } from '#machines/team/fields.ts';
import { verbs } from '#machines/team/membership.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { id, queryFlag, queryNumber, searchText } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import {
  findsDeleted,
  nothing,
  plainAuthors,
  plainFields,
  plainRecord,
} from '../kernel/plain-records.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { personReference, reference } from '../kernel/records.ts';

export const teamNames = { path: 'teams', param: 'team', model: 'team' } as const;

/** A team in the list. */
export const teamSummary = z
  .object({
    ...plainFields,
    name: z.string(),
    organization: reference,
    leader: personReference.nullable(),
    members: z.int(),
    /** Requested or confirmed, and not over yet. */
    upcomingBookings: z.int(),
    /** How many of its people have come how far, for whoever leads it; null to others. */
    progress: z.record(z.enum(journeyStatuses), z.int()).nullable(),
  })
  .meta({ id: 'TeamSummary' });

/** A team on its own page. */
export const team = teamSummary
  .extend({
    ...plainAuthors,
    description: z.string().nullable(),
    /** Session credits that the team holds and can still use. */
    credits: z.int(),
    /** Whether the reader may see where they came from and went. */
    mayReadCredits: z.boolean(),
    /** The reader leads it, and may book for it. */
    isLedByReader: z.boolean(),
  })
  .meta({ id: 'Team' });

/** Somebody in a team. */
export const teamMember = z
  .object({
    ...personReference.shape,
    email: z.string(),
    isLeader: z.boolean(),
    joinedAt: z.string(),
    /** Told to those who look after the team: its leader, admins of the organisation, staff. */
    sessionsCompleted: z.int().nullable(),
  })
  .meta({ id: 'TeamMember' });

const fields = bodyOf(teamFields);

export const teams = {
  ...plainRecord(teamNames, {
    words: ['team', 'teams'],
    summary: teamSummary,
    detail: team,
    fields,
    events: {
      EDIT: fields,
      RESTORE: nothing,
      DELETE: nothing,
      ...payloadsOf(verbs),
    },
    orders: ['name', 'members'],
    filters: {
      ...findsDeleted,
      organization: id('Organisation').optional(),
      hasLeader: queryFlag('Leader').optional(),
    },
  }),
  ...endpoints({
    'GET /teams/{team}/members': {
      summary: 'The people of a team.',
      // All of a team in one page, for whoever chooses one of them.
      query: listQuery(['name'], {}).extend({
        perPage: queryNumber('Page size', 1, mostMembers).default(20),
      }),
      response: pageOf(teamMember),
      rate: 'read',
      audit: 'none',
    },
    'GET /team-member/filter': {
      summary: 'The ways to sort the people of a team.',
      response: z.array(sortOption),
      rate: 'read',
      audit: 'none',
    },
    'GET /teams/{team}/candidates': {
      summary: 'People of the organisation who could join a team, found by name; at most 20.',
      query: z.object({ search: searchText }),
      response: z.array(personReference),
      rate: 'read',
      audit: 'none',
    },
    'GET /teams/choices': {
      summary: 'The organisations that the reader may create teams in, found by name; at most 20.',
      query: z.object({ search: searchText }),
      response: z.array(reference),
      rate: 'read',
      audit: 'none',
    },
  }),
};
