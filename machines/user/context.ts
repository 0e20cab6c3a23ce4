import type { Role, Stamp } from '../person.ts';
import type { PlainColumns } from '../plain-record.ts';
import type { Facts } from '../bare-event.ts';

export type LoginMethod = 'password' | 'oidc';

/** What is written about a person (domain reference, 3.1). */
export interface UserFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** Of members and organisation admins; nobody else has one. */
  readonly organizationId: string | null;
  readonly loginMethod: LoginMethod;
  readonly jobTitle: string | null;
  readonly phone: string | null;
  readonly bio: string | null;
  readonly specialisms: readonly string[];
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly locale: string;
  /** Where the picture is shown from; null where there is none. */
  readonly pictureUrl?: string | null;
  /** What they want to hear of and how, by type of notification; only what differs from the usual. */
  readonly notificationPreferences?: Readonly<Record<string, unknown>>;
}

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

export type UserEvent = Stamp & { readonly facts?: Facts } & (
    | ({ readonly type: 'CREATE' } & UserFields)
    /** The fields that change; the others stay. */
    | ({ readonly type: 'EDIT' } & Partial<UserFields>)
    | {
        readonly type:
          | 'ACTIVATE'
          | 'RESEND'
          | 'LOCK'
          | 'UNLOCK'
          | 'SEND_RESET_LINK'
          | 'RESET_PASSWORD'
          | 'DELETE'
          | 'RESTORE';
      }
    /** `email`: the address of the person, typed again. */
    | { readonly type: 'OBFUSCATE'; readonly email?: string }
  );

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
