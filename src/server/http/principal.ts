import type { Owed } from '#domain/people/owed.ts';
import type { Role } from '#machines/person.ts';

/** Who is asking, as the bearer token says. Nothing about identity, role or organisation is ever read from a body. */
export interface Principal {
  readonly id: string;
  readonly role: Role;
  /** Null for people of the provider: staff, and coaches who serve several organisations. */
  readonly organizationId: string | null;
  /** The zone of their profile, IANA: by it they are told of times where their page names none (decision 58). */
  readonly timeZone: string;
  /** The sign-in this token belongs to. */
  readonly sessionId: string;
  /** When the bearer token ends, in epoch milliseconds. */
  readonly expiresAt: number;
  /** What they have to do first; until then only what the policies leave open answers them. */
  readonly owed?: readonly Owed[];
}

/** Resolves a bearer token to its person; null when it is missing in our books, expired, revoked or forged. */
export type Identify = (bearer: string) => Promise<Principal | null>;

/** Whose these sign-ins are and what they may, as the database says at this moment; those that are over are missing. */
export type AccountStatus = (
  sessionIds: readonly string[],
) => Promise<ReadonlyMap<string, Pick<Principal, 'id' | 'role' | 'organizationId' | 'owed'>>>;
