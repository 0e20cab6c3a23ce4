import { and, desc, eq } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { machineEvents, users } from '#database/schema/index.ts';
import { productName } from '#server/mail/brand.ts';

/**
 * What is said to somebody whose event was decided on an older version (domain reference, 14: M-CONFLICT). Whoever may send events to a record may read its
 * history, which names the people; so may this.
 */
export async function conflictSentence(
  db: Database,
  machine: string,
  entityId: string,
  reader: Person,
): Promise<string> {
  const [last] = await db.orm
    .select({ byId: machineEvents.byId, name: users.fullName })
    .from(machineEvents)
    .leftJoin(users, eq(users.id, machineEvents.byId))
    .where(and(eq(machineEvents.machine, machine), eq(machineEvents.entityId, entityId)))
    .orderBy(desc(machineEvents.position))
    .limit(1);
  const name = last?.byId === reader.id ? 'You' : (last?.name ?? productName);
  return `${name} changed this a moment ago. We've loaded the latest version; your text is still here.`;
}
