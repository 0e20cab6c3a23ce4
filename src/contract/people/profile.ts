import { z } from 'zod';
import { roles } from '#machines/person.ts';
import { loginMethods } from '#domain/people/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  formText,
  optionalLines,
  optionalText,
  requiredText,
  sentences,
} from '../kernel/fields.ts';
import { commandOf } from '../kernel/records.ts';
import { typedPassword } from '../kernel/secrets.ts';
import { coaching, phone } from './users.ts';

/** What somebody reads and writes about themselves. */
export const profile = z
  .object({
    id: z.string(),
    version: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(roles),
    jobTitle: z.string().nullable(),
    phone: z.string().nullable(),
    bio: z.string().nullable(),
    timeZone: z.string(),
    /** BCP 47. */
    locale: z.string(),
    loginMethod: z.enum(loginMethods),
    profilePicture: z.object({ url: z.string() }).nullable(),
    coaching,
  })
  .meta({ id: 'Profile' });

const ownFields = z.object({
  firstName: requiredText('First name', 60),
  lastName: requiredText('Last name', 60),
  jobTitle: optionalText('Job title', 120),
  phone,
  bio: optionalLines('Bio', 2000),
  timeZone: formText('Choose a time zone.', 64).trim().min(1, 'Choose a time zone.'),
  locale: requiredText('Language', 35).refine(isLanguage, sentences.invalid('Language')),
});

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

export const ownProfile = endpoints({
  'GET /profile': {
    summary: 'The reader’s own data.',
    response: profile,
    rate: 'read',
    audit: 'none',
  },
  'POST /profile/events': {
    summary: 'Change one’s own data.',
    body: commandOf({ EDIT: ownFields }),
    response: profile,
    rate: 'write',
    audit: 'change',
  },
  'POST /profile/password': {
    summary: 'Choose another password; every other sign-in of the account ends.',
    body: z.object({
      currentPassword: typedPassword('Current password'),
      newPassword: typedPassword('New password'),
      repeatNewPassword: typedPassword('Repeat new password'),
    }),
    response: null,
    rate: 'credential',
    audit: 'change',
  },
});
