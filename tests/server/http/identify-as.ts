import type { Identify, Principal, AccountStatus } from '#server/http/principal.ts';
import type { TestPerson } from '#tests/support/people.ts';

/** Tokens that end when a test says so. */
export function identifyAs() {
  const principals = new Map<string, Principal>();
  const identify: Identify = async (bearer) => principals.get(bearer) ?? null;
  const standing: AccountStatus = async (sessionIds) =>
    new Map([...principals].filter(([bearer]) => sessionIds.includes(bearer)));
  return {
    identify,
    standing,
    /** A token of this person, until an instant in epoch milliseconds. */
    of({ id, role, organizationId }: TestPerson, expiresAt = Number.MAX_SAFE_INTEGER): string {
      const bearer = `token-${principals.size}`;
      const timeZone = 'Europe/London';
      principals.set(bearer, { id, role, organizationId, timeZone, sessionId: bearer, expiresAt });
      return bearer;
    },
  };
}
