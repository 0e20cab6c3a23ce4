import { z } from 'zod';
import { journeyStatuses } from '#domain/organizations/journey.ts';
import { endpoints } from './endpoint.ts';
import { choice, id, queryList, sentences } from './fields.ts';
import { csvFile } from './files.ts';
import { listQuery, pageOf, sortOption } from './lists.ts';
import { personReference, reference } from './records.ts';

const orders = ['name', 'sessionsCompleted', 'nextSession', 'credits', 'lastSignIn'] as const;

/** Somebody of an organisation, in counts and times: nothing of what was said, answered or written. */
export const organizationMember = z
  .object({
    ...personReference.shape,
    email: z.string(),
    teams: z.array(reference),
    programmes: z.array(reference),
    sessionsCompleted: z.int(),
    nextSessionAt: z.string().nullable(),
    /** Units of session credits that are theirs alone. */
    creditsLeft: z.int(),
    journey: z.enum(journeyStatuses),
    lastSignInAt: z.string().nullable(),
  })
  .meta({ id: 'OrganizationMember' });

const query = listQuery(orders, {
  team: id('Team').optional(),
  programme: id('Programme').optional(),
  journey: queryList(choice('Journey status', journeyStatuses)),
});

const read = { rate: 'read', audit: 'none' } as const;

export const organizationMembers = endpoints({
  'GET /organizations/{organization}/members': {
    summary: 'The people of an organisation and how far they have come.',
    query,
    response: pageOf(organizationMember),
    ...read,
  },
  'GET /organization-member/filter': {
    summary: 'The ways to sort the people of an organisation.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /organizations/{organization}/members/choices': {
    summary: 'The teams and programmes the people of an organisation can be narrowed to.',
    response: z.object({ teams: z.array(reference), programmes: z.array(reference) }),
    ...read,
  },
  'POST /organizations/{organization}/members/export': {
    summary: 'The people of an organisation as a file, narrowed and sorted like the list.',
    body: query.omit({ pageNumber: true, perPage: true }).extend({
      /** Left out by those who sign in through their organisation: they must have done so shortly before. */
      yourPassword: z
        .string({ error: sentences.invalid('password') })
        .max(1000, sentences.tooLong('Password', 1000))
        .nullish()
        .transform((text) => text || null),
    }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
});
