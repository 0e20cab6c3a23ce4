import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { obfuscation } from '#contract/people/organization-members.ts';
import { type UserState, userState } from '#machines/user/states.gen.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { organizations, users } from '#database/schema/index.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { erasureOf, startErasure } from '#server/features/uploads/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';

/** How many of those who can't be obfuscated are named. */
const mostNamed = 20;

/** Whoever takes part in a booking whose end is open, as the chart of accounts has it. */
const isBlocked = sql`exists (
  select 1 from bookings b
  where b.id in (
      select a.booking_id from attendees a where a.user_id = users.id and ${notInState(sql`a.status`, attendeeState.withdrawn)}
      union select r.id from bookings r where r.requester_id = users.id)
    and ${inState(sql`b.status`, bookingStates.open)})`;

const remaining = (organizationId: string) =>
  and(eq(users.organizationId, organizationId), notInState(users.status, userState.obfuscated));

/** What obfuscating the people of an organisation would do, and how far it has come. */
export async function obfuscationOf(
  db: Database,
  organizationId: string,
): Promise<z.input<typeof obfuscation>> {
  const all = remaining(organizationId);
  const inStatus = (status: UserState) =>
    db.orm.$count(users, and(all, inState(users.status, status)));
  return {
    members: await db.orm.$count(users, all),
    invited: await inStatus(userState.invited),
    deleted: await inStatus(userState.deleted),
    blocked: {
      count: await db.orm.$count(users, and(all, isBlocked)),
      first: await db.orm
        .select(personReferenceColumns)
        .from(users)
        .where(and(all, isBlocked))
        .orderBy(asc(byName(users.fullName)), asc(users.id))
        .limit(mostNamed),
    },
    run: await erasureOf(db, organizationId),
  };
}

interface Wanted {
  readonly name: string;
  readonly members: number;
  readonly idempotencyKey: string;
  readonly by: Principal;
  readonly at: number;
}

/** Begins to obfuscate everybody of an organisation, once its name was typed and what it will do was seen (domain reference, 3.3). */
export async function obfuscateMembers(
  db: Database,
  { id, name }: { readonly id: string; readonly name: string },
  { idempotencyKey: key, by, at, ...wanted }: Wanted,
): Promise<void> {
  const endpoint = 'POST /organizations/{organization}/obfuscation';
  const request = { id, ...wanted };
  await db.transaction(() =>
    once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      if (wanted.name !== name)
        throw refuse.invalid({ name: 'Type the name exactly as it is shown.' });
      // Two who begin at once take turns, so that the second finds the first at work.
      await db.orm.select().from(organizations).where(eq(organizations.id, id)).for('update');
      if ((await erasureOf(db, id))?.isGoingOn)
        throw refuse.invalid({ event: 'Its members are already being obfuscated.' });
      const people = await db.orm
        .select({ id: users.id })
        .from(users)
        .where(remaining(id))
        .orderBy(asc(users.id));
      if (people.length === 0) throw refuse.invalid({ event: 'Nobody is left to obfuscate.' });
      if (people.length !== wanted.members)
        throw refuse.invalid({
          event: 'Someone has joined or left since you looked. Check again what will happen.',
        });
      return startErasure(db, {
        organization: { id, name },
        personIds: people.map((person) => person.id),
        ...readerOf({ principal: by, now: at }),
      });
    }),
  );
}
