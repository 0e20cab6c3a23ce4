import type { loginMethods } from '#domain/people/vocabulary.ts';
import {
  choice,
  optionalLines,
  optionalReference,
  optionalText,
  own,
  text,
  type ValuesOf,
} from '#domain/records/fields.ts';
import { roles } from '../person.ts';

export type LoginMethod = (typeof loginMethods)[number];

/** What staff write about a person (domain reference, 3.1). */
export const accountFields = {
  firstName: text('First name', 60),
  lastName: text('Last name', 60),
  email: own<string>('Email'),
  role: choice('Role', roles),
  // Of members and organisation admins; nobody else has one.
  organizationId: optionalReference('Organisation'),
  loginMethod: own<LoginMethod>('Login method'),
  jobTitle: optionalText('Job title', 120),
  phone: own<string | null>('Phone'),
  bio: optionalLines('Bio', 2000),
  specialisms: own<readonly string[]>('Specialisms'),
  languages: own<readonly string[]>('Languages'),
  timeZone: own<string>('Time zone'),
  locale: own<string>('Language'),
} as const;

/** What only the person themselves changes besides. */
export const ownFields = {
  // Where the picture is shown from; null where there is none.
  pictureUrl: own<string | null>('Picture'),
  // What they want to hear of and how, by type of notification; only what differs from the usual.
  notificationPreferences: own<Readonly<Record<string, unknown>>>('Notifications'),
} as const;

/** What is written about a person. */
export type UserFields = ValuesOf<typeof accountFields> & Partial<ValuesOf<typeof ownFields>>;

/** What people write about themselves. */
export const ownProfileFields: readonly (keyof UserFields)[] = [
  'firstName',
  'lastName',
  'jobTitle',
  'phone',
  'bio',
  'specialisms',
  'languages',
  'timeZone',
  'locale',
  'pictureUrl',
  'notificationPreferences',
];

export const userFields: readonly (keyof UserFields)[] = [
  ...ownProfileFields,
  'email',
  'role',
  'organizationId',
  'loginMethod',
];

/** The fields that an event writes anew. */
export const changedBy = (event: Partial<UserFields>, before: UserFields): string[] =>
  userFields.filter(
    (field) => field in event && JSON.stringify(event[field]) !== JSON.stringify(before[field]),
  );
