import { asc, sql } from 'drizzle-orm';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { bookings, outbox } from '#database/schema/index.ts';
import { demoAccounts } from './accounts.ts';
import type { Generator } from './generator.ts';
import type { World } from './programmes/build.ts';

/** How many notifications are still to be read by those who are shown around. */
const leftForAccounts = 6;

/** After months of life: no mail goes out for the past, what is old has been read, and references repeat with the seed. */
export async function tidy(db: Database, random: Generator, { now }: World): Promise<void> {
  await db.orm.delete(outbox);
  await markCelebrated(db);
  await markRead(db, now);
  await nameBookings(db, random);
}

/** What they earned they have celebrated on that day. */
async function markCelebrated(db: Database): Promise<void> {
  await db.orm.execute(sql`
    update notifications set actioned = true, actioned_by = 'user', actioned_at = created_at
    where type in ('LevelledUp', 'AchievementAwarded')`);
}

/** People read their notifications within hours; only the newest are still new, and for the demo accounts only a handful. */
async function markRead(db: Database, now: number): Promise<void> {
  const emails = sql.join(
    demoAccounts.map(({ email }) => sql`${email}`),
    sql`, `,
  );
  await db.orm.execute(sql`
    update notifications n
    set actioned = true, actioned_by = 'user',
        actioned_at = least(n.created_at + interval '5 hours', ${new Date(now - HOUR / 2).toISOString()}::timestamptz)
    from (
      select o.id, u.email in (${emails}) as is_shown,
             row_number() over (partition by o.recipient_id order by o.created_at desc, o.text) as nth
      from notifications o join users u on u.id = o.recipient_id
      where not o.actioned and o.entity <> 'user'
    ) open
    where open.id = n.id and n.created_at < ${new Date(now - HOUR).toISOString()}
      and case when open.is_shown then open.nth > ${leftForAccounts} else n.created_at < ${new Date(now - 2 * DAY).toISOString()} end
  `);
}

/** Letters and figures that can't be taken for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

async function nameBookings(db: Database, random: Generator): Promise<void> {
  const rows = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .orderBy(asc(bookings.createdAt), asc(bookings.startsAt), asc(bookings.coachId));
  const references = new Set<string>();
  while (references.size < rows.length) {
    references.add(`B-${Array.from({ length: 6 }, () => random.pick([...alphabet])).join('')}`);
  }
  const names = [...references].map(
    (reference, index) => sql`(${rows[index]?.id}::uuid, ${reference})`,
  );
  await db.orm.execute(
    sql`update bookings b set reference = named.reference from (values ${sql.join(names, sql`, `)}) as named (id, reference) where b.id = named.id`,
  );
}
