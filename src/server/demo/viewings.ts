import { asc, eq } from 'drizzle-orm';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { viewingLasts } from '#machines/conversation-viewing/context.ts';
import { conversationViewingState } from '#machines/conversation-viewing/states.gen.ts';
import type { Database } from '#database/database.ts';
import { conversationSides, conversationViewings, users } from '#database/schema/index.ts';
import type { Generator } from './generator.ts';
import type { World } from './programmes/build.ts';

/** Staff have read one conversation, for a reason that is kept. */
export async function writeViewings(
  db: Database,
  random: Generator,
  { staff, now }: World,
): Promise<void> {
  const [admin] = staff;
  const [side] = await db.orm
    .select({ person: conversationSides.userId, contact: conversationSides.contactId })
    .from(conversationSides)
    .innerJoin(users, eq(users.id, conversationSides.userId))
    .where(eq(users.role, 'Member'))
    .orderBy(asc(conversationSides.lastAt), asc(conversationSides.userId))
    .limit(1);
  if (!admin || !side) throw new Error('The demo has no conversation to read.');
  const at = now - 9 * DAY;
  await db.orm.insert(conversationViewings).values({
    ...side,
    id: random.id(at),
    version: 4,
    status: conversationViewingState.ended,
    viewer: admin.id,
    reason: 'The member asked us to look at what was agreed.',
    messagesSeen: 4,
    expiresAt: at + viewingLasts,
    createdAt: at,
    updatedAt: at + 3 * MINUTE,
  });
}
