import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import { teamLeaderText } from '#domain/notifications/team-notices.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { notifications, users } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';
import { obeyed } from './obeyed.ts';

interface LeaderChange {
  readonly team: { readonly id: string; readonly name: string; readonly organizationId: string };
  readonly leaderId: string | null;
  readonly formerId: string | null;
  readonly actor: Person;
  readonly at: number;
}

/** Tells the new leader, the former one and the admins of the organisation who leads a team, inside the current transaction; never the one who did it. */
export async function tellOfLeader(db: Database, change: LeaderChange): Promise<void> {
  const { team, leaderId, formerId, actor, at } = change;
  const leaders = [leaderId, formerId].filter((id) => id !== null);
  const isAdmin = and(
    eq(users.role, 'OrganizationAdmin'),
    eq(users.organizationId, team.organizationId),
  );
  const concerned = await db.orm
    .select({
      id: users.id,
      organizationId: users.organizationId,
      preferences: users.notificationPreferences,
    })
    .from(users)
    .where(
      and(
        eq(users.status, 'active'),
        actor.role === 'System' ? undefined : ne(users.id, actor.id),
        or(inArray(users.id, leaders), isAdmin),
      ),
    )
    .orderBy(users.id);
  const { inApp: recipients } = obeyed(concerned, (each) => each, 'TeamLeaderUpdated', 'I');
  if (recipients.length === 0) return;
  const names = await db.orm
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, leaders));
  const nameOf = (id: string | null) => names.find((each) => each.id === id)?.name ?? null;
  const text = teamLeaderText(nameOf(leaderId), nameOf(formerId), team.name);
  await db.orm
    .insert(notifications)
    .values(
      recipients.map((recipient) => ({
        id: newId(at),
        type: 'TeamLeaderUpdated',
        recipientId: recipient.id,
        organizationId: recipient.organizationId,
        text,
        link: `/app/teams/${team.id}`,
        entity: 'team',
        entityId: team.id,
        groupKey: `team:${team.id}`,
        createdAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [notifications.type, notifications.recipientId, notifications.groupKey],
      targetWhere: sql`not actioned`,
      set: { text: sql`excluded.text`, createdAt: sql`excluded.created_at` },
    });
  await publishChange(db, {
    topics: ['notifications'],
    to: { userIds: recipients.map(({ id }) => id), staff: false },
  });
}
