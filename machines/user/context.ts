import type { loginMethods } from '#domain/people/vocabulary.ts';
import type { ValuesOf } from '#domain/records/fields.ts';
import type { Stamp } from '../person.ts';
import type { PlainColumns } from '../plain-record.ts';
import type { Facts } from '../bare-event.ts';
import type { SentOf } from '../verbs.ts';
import type { accountFields, ownFields, userVerbs } from './verbs.ts';

export type LoginMethod = (typeof loginMethods)[number];

/** What is written about a person (domain reference, 3.1). */
export type UserFields = ValuesOf<typeof accountFields> & Partial<ValuesOf<typeof ownFields>>;

/** What people write about themselves. */
export const ownProfileFields = [
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
] as const satisfies readonly (keyof UserFields)[];

export const userFields = [
  ...ownProfileFields,
  'email',
  'role',
  'organizationId',
  'loginMethod',
] as const satisfies readonly (keyof UserFields)[];

export interface UserContext extends UserFields, PlainColumns {
  /** The row's own id; empty while nobody has created it. */
  readonly id: string;
  /** When somebody who mistyped the password too often may try again, epoch ms. */
  readonly lockedUntil: number | null;
  /** When the person first came in; null for those who have not. */
  readonly activatedAt: number | null;
}

/** What people send to an account, and what the product itself tells it. */
export type UserEvent =
  | SentOf<typeof userVerbs>
  | (Stamp & { readonly facts?: Facts } & (
        | ({ readonly type: 'CREATE' } & UserFields)
        | { readonly type: 'ACTIVATE' | 'LOCK' }
      ));

/** Milliseconds for which too many failures lock an account. */
export const lockTime = 15 * 60_000;

/** What is left of a person who was obfuscated (domain reference, 3.1 obfuscation map). */
export const erased = (id: string) =>
  ({
    firstName: 'Deleted',
    lastName: 'user',
    email: `obfuscated-${id}@invalid`,
    jobTitle: null,
    phone: null,
    bio: null,
    specialisms: [],
    languages: [],
    timeZone: 'Etc/UTC',
    locale: 'en-GB',
    pictureUrl: null,
    notificationPreferences: {},
  }) as const satisfies Partial<UserFields>;
