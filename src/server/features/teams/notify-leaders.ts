import { and, eq, inArray, or } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { aboutRecord, announce } from '#server/features/notifications/public.ts';
import { inState } from '#database/in-state.ts';

interface LeaderChange {
  readonly team: { readonly id: string; readonly name: string; readonly organizationId: string };
  readonly leaderId: string | null;
  readonly formerId: string | null;
  readonly actor: Person;
  readonly at: number;
  readonly eventId: string;
}

/** Lets the new leader, the former one and the admins of the organisation know who leads a team, inside the current transaction; never the one who did it. */
export async function notifyLeaders(
  db: Database,
  { team, leaderId, formerId, actor, at, eventId }: LeaderChange,
): Promise<void> {
  const leaders = [leaderId, formerId].filter((id) => id !== null);
  const isAdmin = and(
    eq(users.role, 'OrganizationAdmin'),
    eq(users.organizationId, team.organizationId),
  );
  const concerned = await db.orm
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(or(inArray(users.id, leaders), and(inState(users.status, userState.active), isAdmin)))
    .orderBy(users.id);
  const nameOf = (id: string | null) => concerned.find((each) => each.id === id)?.name ?? null;
  await announce(db, {
    notice: 'TeamLeaderUpdated',
    about: aboutRecord('team', team.id, {
      teamId: team.id,
      team: team.name,
      leader: nameOf(leaderId),
      former: nameOf(formerId),
    }),
    recipientIds: concerned
      .map(({ id }) => id)
      .filter((id) => actor.role === 'System' || id !== actor.id),
    at,
    eventId,
  });
}
