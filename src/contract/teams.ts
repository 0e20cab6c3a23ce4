import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, optionalLines, queryFlag, requiredText, searchText } from './fields.ts';
import { listQuery, pageOf, sortOption } from './lists.ts';
import { plainAuthors, plainFields, plainRecord } from './plain-records.ts';
import { personReference, reference } from './records.ts';

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
  })
  .meta({ id: 'TeamSummary' });

/** A team on its own page. */
export const team = teamSummary
  .extend({
    ...plainAuthors,
    description: z.string().nullable(),
    /** Session credits that the team holds and can still use. */
    credits: z.int(),
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

const leaderId = id('Leader')
  .nullish()
  .transform((leader) => leader ?? null);

export const teams = {
  ...plainRecord(teamNames, {
    words: ['team', 'teams'],
    summary: teamSummary,
    detail: team,
    fields: z.object({
      name: requiredText('Team name', 120),
      organizationId: id('Organisation'),
      description: optionalLines('Description', 500),
      leaderId,
    }),
    events: {
      DELETE: z.object({}),
      SET_LEADER: z.object({ leaderId }),
      ADD_MEMBER: z.object({ memberId: id('Member') }),
      REMOVE_MEMBER: z.object({ memberId: id('Member') }),
    },
    orders: ['name', 'members'],
    filters: {
      organization: id('Organisation').optional(),
      hasLeader: queryFlag('Leader').optional(),
    },
  }),
  ...endpoints({
    'GET /teams/{team}/members': {
      summary: 'The people of a team.',
      query: listQuery(['name'], {}),
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
