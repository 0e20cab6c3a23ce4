import type { Principal, AccountStatus } from '#server/http/principal.ts';
import type { Subscriber } from './subscriber.ts';

/** Those of the listeners whose stream has to end: their sign-in is over, they are another person by right, or may not hear of what they asked for. */
export async function noLongerEntitled(
  subscribers: ReadonlySet<Subscriber>,
  entitlement: AccountStatus,
  withInterests: boolean,
): Promise<readonly Subscriber[]> {
  if (subscribers.size === 0) return [];
  const people = [...subscribers];
  const present = await entitlement([
    ...new Set(people.map(({ principal }) => principal.sessionId)),
  ]);
  const over: Subscriber[] = [];
  for (const subscriber of people) {
    const now = present.get(subscriber.principal.sessionId);
    const isSame = now !== undefined && hasSameRights(subscriber.principal, now);
    if (!isSame || (withInterests && (await subscriber.mayStillHear?.()) === false))
      over.push(subscriber);
  }
  return over;
}

const hasSameRights = (
  before: Principal,
  now: Pick<Principal, 'id' | 'role' | 'organizationId' | 'owed'>,
): boolean =>
  before.id === now.id &&
  before.role === now.role &&
  before.organizationId === now.organizationId &&
  (now.owed ?? []).length === 0;
