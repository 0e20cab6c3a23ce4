import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { sentences } from './fields.ts';

/** The secret of a link: in the body, so that it is in no address and in no log. */
const link = z
  .string({ error: sentences.required('Link') })
  .min(1, sentences.required('Link'))
  .max(512, sentences.invalid('Link'));

const chosen = (label: string) =>
  z
    .string({ error: sentences.required(label) })
    .min(1, sentences.required(label))
    .max(1000, sentences.tooLong(label, 1000));

export const passwords = endpoints({
  'POST /auth/password/link': {
    summary: 'Send a link for choosing a new password, if somebody has this address.',
    body: z.object({
      email: z
        .string({ error: sentences.required('Email') })
        .trim()
        .min(1, sentences.required('Email'))
        .max(254, sentences.tooLong('Email', 254)),
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
      newPassword: chosen('New password'),
      repeatNewPassword: chosen('Repeat new password'),
    }),
    response: null,
    rate: 'credential',
    audit: 'change',
  },
});
