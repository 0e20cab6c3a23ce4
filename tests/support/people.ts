import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import type { Role } from '#machines/person.ts';
import type { Principal } from '#server/http/principal.ts';

/** Somebody a test acts as. */
export interface TestPerson {
  readonly id: string;
  readonly role: Role;
  readonly organizationId: string | null;
  /** Of their profile; London's when left out. */
  readonly timeZone?: string;
}

/** As the server sees them once a test has signed them in. */
export const principalOf = ({
  id,
  role,
  organizationId,
  timeZone = 'Europe/London',
}: TestPerson): Principal => ({
  id,
  role,
  organizationId,
  timeZone,
  sessionId: id,
  expiresAt: Number.MAX_SAFE_INTEGER,
});

const columns = {
  id: users.id,
  role: users.role,
  organizationId: users.organizationId,
  timeZone: users.timeZone,
};

/** Somebody of this role in the demo data, always the same one. */
export async function someone(db: Database, role: Role): Promise<TestPerson> {
  const rows = await db.orm
    .select(columns)
    .from(users)
    .where(and(eq(users.role, role), eq(users.status, 'active'), isNull(users.deletedAt)))
    .orderBy(asc(users.email))
    .limit(1);
  return theOne(rows, `There is no ${role}.`);
}

/** The person of the demo data with this address. */
export async function personWith(db: Database, email: string): Promise<TestPerson> {
  return theOne(
    await db.orm.select(columns).from(users).where(eq(users.email, email)),
    `There is nobody with ${email}.`,
  );
}

function theOne(
  rows: readonly (Omit<TestPerson, 'role'> & { readonly role: string })[],
  complaint: string,
): TestPerson {
  const [row] = rows;
  if (!row) throw new Error(complaint);
  return { ...row, role: row.role as Role };
}
