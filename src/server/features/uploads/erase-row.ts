import { eq } from 'drizzle-orm';
import type { Stamp } from '#machines/person.ts';
import { isAwaited, isErased } from '#machines/user/states.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { userKind } from '#server/features/users/public.ts';
import { send } from '#server/records/send.ts';

/** Obfuscates somebody inside the current transaction, as a super admin would on their page. Whoever was only invited is deleted before. */
export async function erasePerson(db: Database, userId: string, stamp: Stamp): Promise<void> {
  const [person] = await db.orm
    .select({ email: users.email, status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!person || isErased(person.status)) return;
  if (isAwaited(person.status)) await send(db, userKind, userId, { type: 'DELETE', ...stamp });
  await send(db, userKind, userId, { type: 'OBFUSCATE', email: person.email, ...stamp });
}
