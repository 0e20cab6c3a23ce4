import { and, eq, inArray, or } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import { teamLeaderText } from '#domain/notifications/team-notices.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { announceInApp } from './announce-in-app.ts';

interface LeaderChange {
  readonly team: { readonly id: string; readonly name: string; readonly organizationId: string };
  readonly leaderId: string | null;
  readonly formerId: string | null;
  readonly actor: Person;
  readonly at: number;
}

/** Tells the new leader, the former one and the admins of the organisation who leads a team, inside the current transaction; never the one who did it. */
export async function announceLeader(db: Database, change: LeaderChange): Promise<void> {
  const { team, leaderId, formerId, actor, at } = change;
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
  await announceInApp(db, {
    type: 'TeamLeaderUpdated',
    recipientIds: concerned
      .map(({ id }) => id)
      .filter((id) => actor.role === 'System' || id !== actor.id),
    text: teamLeaderText(nameOf(leaderId), nameOf(formerId), team.name),
    link: `/app/teams/${team.id}`,
    entity: 'team',
    entityId: team.id,
    at,
  });
}
