import { z } from 'zod';
import { journeyStatuses } from '#domain/organizations/journey.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, queryList, requiredText } from '../kernel/fields.ts';
import { yourPassword } from '../kernel/secrets.ts';
import { csvFile } from '../kernel/files.ts';
import { findQuery, listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { foundReference, idempotencyKey, personReference, reference } from '../kernel/records.ts';

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

/** What obfuscating everybody of an organisation would do, and how far it has come. */
export const obfuscation = z
  .object({
    /** People of whom something is left: members, those invited, and those deleted. */
    members: z.int(),
    invited: z.int(),
    deleted: z.int(),
    /** Those with open bookings, who can't be obfuscated before these are closed; at most 20 by name. */
    blocked: z.object({ count: z.int(), first: z.array(personReference) }),
    /** The latest time that somebody began it. */
    run: z
      .object({
        reportId: z.string(),
        isGoingOn: z.boolean(),
        done: z.int(),
        of: z.int(),
        failed: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'Obfuscation' });

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
    summary:
      'Teams or programmes that the people of an organisation can be narrowed to, found by name; at most 20.',
    query: findQuery(['team', 'programme']),
    response: z.array(foundReference),
    ...read,
  },
  'POST /organizations/{organization}/members/export': {
    summary: 'The people of an organisation as a file, narrowed and sorted like the list.',
    body: query.omit({ pageNumber: true, perPage: true }).extend({
      /** Left out by those who sign in through their organisation: they must have done so shortly before. */
      yourPassword,
    }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /organizations/{organization}/obfuscation': {
    summary: 'What obfuscating everyone of an organisation would do, for super admins.',
    response: obfuscation,
    rate: 'read',
    audit: 'access',
  },
  'POST /organizations/{organization}/obfuscation': {
    summary: 'Begin to obfuscate everyone of an organisation. It goes on in the background.',
    body: z.object({
      /** The organisation's name, typed again. */
      name: requiredText('Name', 120),
      /** How many people the dry run has shown. */
      members: z.int(),
      yourPassword,
      idempotencyKey,
    }),
    response: obfuscation,
    rate: 'write',
    audit: 'change',
  },
});
