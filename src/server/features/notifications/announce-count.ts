import { sql } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';

/** People who were added together, such as those of one file. */
interface Added {
  readonly personIds: readonly string[];
  /** What tells them from others who were added: the id of the file's report. */
  readonly together: string;
  readonly at: number;
}

interface Noticed extends Record<string, unknown> {
  recipient_id: string;
  organization_id: string;
  link: string;
  many: number;
}

/**
 * Puts one notification into the place of those that told an admin of each of these people, inside the current transaction (domain reference, 13). What was
 * read already stays; told of one person alone, an admin still reads their name.
 */
export async function announceCount(
  db: Database,
  { personIds, together, at }: Added,
): Promise<void> {
  if (personIds.length < 2) return;
  const ids = sql.join(
    personIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const each = sql`type = 'AdminMemberCreated' and not actioned and entity = 'user' and entity_id in (${ids})`;
  const rows = (await db.orm.execute(sql`
    select recipient_id, organization_id, min(link) as link, count(*)::int as many
    from notifications where ${each} group by recipient_id, organization_id having count(*) > 1`)) as unknown as Noticed[];
  for (const { recipient_id: recipientId, organization_id: organizationId, link, many } of rows) {
    await db.orm.execute(
      sql`delete from notifications where recipient_id = ${recipientId} and ${each}`,
    );
    await db.orm
      .insert(notifications)
      .values({
        id: newId(at),
        type: 'AdminMemberCreated',
        recipientId,
        organizationId,
        text: `${many} people were added.`,
        link,
        entity: 'organization',
        entityId: organizationId,
        groupKey: `added:${together}`,
        createdAt: at,
      })
      .onConflictDoNothing();
  }
  if (rows.length === 0) return;
  await publishChange(db, {
    topics: ['notifications'],
    to: { userIds: rows.map((row) => row.recipient_id), staff: false },
  });
}
