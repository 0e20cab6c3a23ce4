import { z } from 'zod';
import { roles } from '#machines/person.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { pageOf } from '../kernel/lists.ts';
import { queryNumber } from '../kernel/fields.ts';
import { emailOfSomebody, opaque, typedPassword } from '../kernel/secrets.ts';
import { owed } from './legal.ts';
import { reference } from '../kernel/records.ts';

export const tokens = z
  .object({ bearerToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'Tokens' });

/** The signed-in person (specification, section 3). */
export const me = z
  .object({
    id: z.string(),
    firstName: z.string(),
    fullName: z.string(),
    email: z.string(),
    role: z.enum(roles),
    organization: reference
      .extend({
        /** What its people read as its mark, beside or in place of its logo. */
        brandLabel: z.string().nullable(),
        logoUrl: z.string().nullable(),
      })
      .nullable(),
    profilePicture: z.object({ url: z.string() }).nullable(),
    pinnedAward: z.object({ badgeUrl: z.string() }).nullable(),
    achievement: z
      .object({
        levelName: z.string(),
        badgeUrl: z.string(),
        percentProgress: z.number().nullable(),
      })
      .nullable(),
    timeZone: z.string(),
    /** Whose way of writing dates and numbers they chose. */
    locale: z.string(),
    loginMethod: z.enum(['password', 'oidc']),
    /** What they have to do before anything else. */
    owed,
  })
  .meta({ id: 'Me' });

const identified = pageOf(z.object({ id: z.string() }));
const lookUp = z.object({
  perPage: queryNumber('Page size', 1, 999).default(20),
  pageNumber: queryNumber('Page number', 1, 1_000_000).default(1),
});

const refreshToken = opaque('Refresh token');

export const auth = endpoints({
  'POST /auth/sign-in': {
    summary: 'Exchange an email address and a password for tokens.',
    body: z.object({
      email: emailOfSomebody,
      password: typedPassword(),
    }),
    response: tokens,
    rate: 'credential',
    audit: 'change',
  },
  'POST /auth/refresh': {
    summary: 'Exchange a refresh token for its successor and a new bearer token.',
    body: z.object({ refreshToken }),
    response: tokens,
    rate: 'renewal',
    audit: 'none',
  },
  'POST /auth/sign-out': {
    summary: 'End the family of a refresh token.',
    body: z.object({ refreshToken: refreshToken.nullish() }),
    /** Where the browser goes to sign out at the organisation's provider too, if it has a page for that. */
    response: z.object({ providerUrl: z.string().nullable() }).meta({ id: 'SignedOut' }),
    rate: 'renewal',
    audit: 'change',
  },
  'GET /auth/whoami': {
    summary: 'The signed-in person.',
    response: me,
    rate: 'read',
    audit: 'none',
  },
  'GET /user/organization/{organizationId}/team-leaders': {
    summary: 'The people of an organisation who lead a team.',
    query: lookUp,
    response: identified,
    rate: 'read',
    audit: 'none',
  },
  'GET /programmes/user/{userId}': {
    summary: 'The programmes a person takes part in.',
    query: lookUp,
    response: identified,
    rate: 'read',
    audit: 'none',
  },
});
