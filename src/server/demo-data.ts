import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';

export interface DemoAccount {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Puts the demo data into a database without people: all of it or, when interrupted, nothing. Several processes may start at once. */
export async function fillWhenEmpty(db: Database): Promise<void> {
  if (!(await isEmpty(db))) return;
  const { seed } = await import('#server/demo/index.ts');
  await db.transaction(async () => {
    await db.orm.execute(sql`SELECT name FROM schema_migrations ORDER BY name LIMIT 1 FOR UPDATE`);
    if (!(await isEmpty(db))) return;
    process.stdout.write('Filling in the demo data, once:');
    await seed(db, { now: Date.now(), onProgress: reportQuarters() });
    process.stdout.write(' done.\n');
  });
}

/** The demo accounts that this database has. */
export async function demoAccountsIn(db: Database): Promise<readonly DemoAccount[]> {
  const { demoAccounts } = await import('#server/demo/accounts.ts');
  const emails = demoAccounts.map(({ email }) => email);
  const present = await db.orm
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  const known = new Set(present.map(({ email }) => email));
  return demoAccounts.filter(({ email }) => known.has(email));
}

async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.orm.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

/** Says at every quarter how far it has come. */
function reportQuarters(): (done: number) => void {
  let shown = 0;
  return (done) => {
    const quarters = Math.floor(done * 4);
    if (quarters <= shown || quarters === 4) return;
    shown = quarters;
    process.stdout.write(` ${quarters * 25} %`);
  };
}
