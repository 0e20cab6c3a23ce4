import { z } from 'zod';
import { tokens } from './auth.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { formText, sentences } from '../kernel/fields.ts';
import { emailOfSomebody, opaque } from '../kernel/secrets.ts';

/** The way to an organisation's own sign-in and back (specification, 4 and 8). */
export const singleSignOn = endpoints({
  'POST /auth/oidc/start': {
    summary: 'The address at which the people of an email domain sign in.',
    body: z.object({
      email: emailOfSomebody,
    }),
    response: z
      .object({
        /** Where the browser goes. */
        url: z.string(),
        /** Comes back with the person. */
        state: z.string(),
        /** To be kept by the browser under the state, and sent back with it. */
        attempt: z.string(),
      })
      .meta({ id: 'OidcStart' }),
    rate: 'write',
    audit: 'none',
  },
  'POST /auth/oidc/exchange': {
    summary: 'Exchange what the organisation’s own sign-in sent back for tokens.',
    body: z.object({
      code: opaque('Code', 4096),
      state: opaque('State', 200),
      attempt: opaque('Attempt', 2000),
      issuer: formText(sentences.invalid('Issuer'), 500).nullish(),
    }),
    response: tokens,
    rate: 'credential',
    audit: 'change',
  },
});
