import { z } from 'zod';
import { endpoints } from '../kernel/endpoint.ts';
import { emailOfSomebody, opaque, typedPassword } from '../kernel/secrets.ts';

/** The secret of a link: in the body, so that it is in no address and in no log. */
const link = opaque('Link');

export const passwords = endpoints({
  'POST /auth/password/link': {
    summary: 'Send a link for choosing a new password, if someone has this address.',
    body: z.object({
      email: emailOfSomebody,
    }),
    response: null,
    rate: 'credential',
    audit: 'none',
  },
  'POST /auth/password/check': {
    summary: 'Whether a link can still be used.',
    body: z.object({ link }),
    response: z.object({ isOpen: z.boolean() }),
    rate: 'credential',
    audit: 'none',
  },
  'POST /auth/password/reset': {
    summary: 'Choose a password by a link; every sign-in of the account ends.',
    body: z.object({
      link,
      newPassword: typedPassword('New password'),
      repeatNewPassword: typedPassword('Repeat new password'),
    }),
    response: null,
    rate: 'credential',
    audit: 'change',
  },
});
