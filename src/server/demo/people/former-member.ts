import { eq } from 'drizzle-orm';
import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { notifications, users } from '#database/schema/index.ts';
import { acceptedOn } from '#server/legal/accepted-on.ts';
import { userKind } from '#server/features/users/public.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { People } from './build.ts';

const email = 'rosalind.ferreira@northwind.example';

/** Somebody who was with Northwind for a while. */
export async function writeFormerMember(
  db: Database,
  random: Generator,
  { companies }: Pick<People, 'companies'>,
  at: number,
): Promise<void> {
  await db.orm.insert(users).values({
    id: random.id(at),
    role: 'Member',
    email,
    firstName: 'Rosalind',
    lastName: 'Ferreira',
    organizationId: companies.get('northwind')?.id ?? null,
    timeZone: 'Europe/Lisbon',
    locale: 'en-GB',
    ...acceptedOn(at),
    createdAt: at,
    updatedAt: at,
  });
}

/** They left, and asked for everything about them to be erased: what is left is the receipt of it. */
export async function eraseFormerMember(
  db: Database,
  { staff }: Pick<People, 'staff'>,
  now: number,
): Promise<void> {
  const admin = staff.find(({ role }) => role === 'Admin');
  const head = staff.find(({ role }) => role === 'SuperAdmin');
  const [found] = await db.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!found || !admin || !head) throw new Error('The demo has nobody to erase.');
  await send(db, userKind, found.id, {
    type: 'DELETE',
    by: { id: admin.id, role: 'Admin' },
    at: now - 21 * DAY,
  });
  await send(db, userKind, found.id, {
    type: 'OBFUSCATE',
    email,
    by: { id: head.id, role: 'SuperAdmin' },
    at: now - 12 * DAY,
  });
  await db.orm
    .update(notifications)
    .set({ actioned: true, actionedBy: 'user', actionedAt: now - 20 * DAY })
    .where(eq(notifications.entityId, found.id));
}
