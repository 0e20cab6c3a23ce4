import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { preparedDatabase } from '#tests/support/database.ts';

/** Places whose row says something else of who came until when than their bookings do. */
const contradictions = sql`
  select a.id from attendees a join bookings b on b.id = a.booking_id
  where a.attended_until is distinct from case when a.status = 'attended' and b.status = 'completed' then b.ends_at end`;

const db = await preparedDatabase({ seed: 'demo' });
const came = async () => {
  const [row] = await db.orm.execute<{ many: number }>(
    sql`select count(*)::int as many from attendees where attended_until is not null`,
  );
  return row?.many ?? 0;
};

test('who came until when follows outcomes, however they are corrected', async () => {
  expect(await db.orm.execute(contradictions)).toEqual([]);
  const before = await came();
  expect(before).toBeGreaterThan(0);
  for (const change of [
    sql`update bookings set ends_at = ends_at + interval '5 minutes' where status = 'completed'`,
    sql`update attendees set status = 'missed' where id = (select id from attendees where attended_until is not null limit 1)`,
    sql`update bookings set status = 'missed' where id = (select booking_id from attendees where attended_until is not null limit 1)`,
  ]) {
    await db.orm.execute(change);
    expect(await db.orm.execute(contradictions)).toEqual([]);
  }
  expect(await came()).toBeLessThan(before);
  await db.orm.execute(sql`update attendees set status = 'attended' where status = 'missed'`);
  expect(await db.orm.execute(contradictions)).toEqual([]);
});
