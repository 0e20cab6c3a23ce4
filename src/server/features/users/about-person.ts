import { eq } from 'drizzle-orm';
import type { PersonFacts } from '#domain/notifications/rows/people.ts';
import { roleNames } from '#domain/people/vocabulary.ts';
import { isStaff, type Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { organizations, users } from '#database/schema/index.ts';
import { productName } from '#server/mail/brand.ts';
import type { Subject } from '#server/features/notifications/public.ts';

/** A person as notices are about them; to themselves in other words than to others. */
export const aboutPerson = (id: string): Subject<PersonFacts> => ({
  entity: 'user',
  entityId: id,
  async readings(db, recipients) {
    if (recipients.length === 0) return [];
    const facts = await factsOf(db, id);
    return recipients.map((recipient) => ({
      recipient,
      facts: { ...facts, isSelf: recipient.id === id },
      groupKey: `user:${id}`,
    }));
  },
});

async function factsOf(db: Database, id: string): Promise<Omit<PersonFacts, 'isSelf'>> {
  const [row] = await db.orm
    .select({
      firstName: users.firstName,
      fullName: users.fullName,
      role: users.role,
      organizationId: organizations.id,
      organizationName: organizations.name,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, id));
  if (!row) throw new Error(`There is nobody ${id} to let anyone know about`);
  const role = row.role as Role;
  return {
    product: productName,
    firstName: row.firstName,
    fullName: row.fullName,
    roleName: roleNames[role],
    organization:
      row.organizationId !== null && row.organizationName !== null
        ? { id: row.organizationId, name: row.organizationName }
        : null,
    home: isStaff({ role }) ? '/app/bookings' : '/app/dashboard',
  };
}
