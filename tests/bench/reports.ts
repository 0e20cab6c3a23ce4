/**
 * Every report beside its bare SQL, on the embedded database and on a PostgreSQL server: 1,000,000 bookings there, 100,000 here.
 *
 * Bare SQL is the statement of the kind alone; the report asks who may see what, puts rows together and says what they say. Both run in turns in one process.
 * `BOOKINGS` sets another number; `embedded` or `server` on the command line runs one of the two. Exits with 1 when a report takes more than 1.5 times as long.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { runOf } from '#server/features/reports/asked.ts';
import { reportKinds } from '#server/features/reports/registry.ts';
import { reportOf } from '#server/features/reports/run.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { principalOf } from '#tests/support/people.ts';
import { median, timed } from './lists/frame.ts';
import { fillBookings } from './lists/many-bookings.ts';
import { onDatabases } from './proofs/run.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const LIMIT = 1.5;
/** Below this a report is not worth comparing, in milliseconds: finding out who asks takes as long. */
const SLIGHT = 5;
const now = Date.now();
const reader = principalOf({
  id: '0199a000-0000-7000-8000-000000000001',
  role: 'SuperAdmin',
  organizationId: null,
});

/** What reports look at besides: who came, and when it was asked for. */
const completed = `begin;
  set local session_replication_role = replica;
  update bookings set requested_at = created_at;
  update attendees a set status = case b.status when 'completed' then 'attended' when 'missed' then 'missed' else a.status end
    from bookings b where b.id = a.booking_id and b.status in ('completed', 'missed');
  commit`;

async function bench(db: Database, name: string, bookings: number): Promise<boolean> {
  const seconds = (await timed(() => fillBookings(db, bookings))) / 1000;
  await db.script(completed);
  await db.script('vacuum analyze bookings');
  await db.script('vacuum analyze attendees');
  console.log(`${name}: ${bookings} bookings in ${seconds.toFixed(1)} s`);
  const [some] = await db.orm.execute<{ id: string }>(sql`select id from organizations limit 1`);
  const organization = some?.id;
  let isWell = true;
  for (const kind of reportKinds) {
    // Of all people at once it has too many rows, and says so.
    const choices = kind.name === 'attendance' ? { organization } : {};
    const run = await runOf(db, reader, kind.name, choices, now);
    const bare = () => db.orm.execute(kind.sql(run.asked));
    const report = async () => reportOf(db, await runOf(db, reader, kind.name, choices, now));
    await bare();
    const { rows } = await report();
    const rounds: { report: number; bare: number }[] = [];
    while (rounds.length < ROUNDS)
      rounds.push({ bare: await timed(bare), report: await timed(report) });
    const own = median(rounds.map((round) => round.report));
    const floor = median(rounds.map((round) => round.bare));
    const fits = own <= Math.max(floor * LIMIT, floor + SLIGHT);
    isWell &&= fits;
    console.log(
      `${name}, ${kind.name}: ${rows.length} rows, ${own.toFixed(1)} ms beside ${floor.toFixed(1)} ms of bare SQL, ${(own / floor).toFixed(2)} times: ${fits ? 'fits' : 'too slow'}`,
    );
  }
  return isWell;
}

await onDatabases(async ({ name, url }) => {
  if (url !== null) process.env['TEST_DATABASE_URL'] = url;
  const db = await preparedDatabase();
  const bookings = Number(process.env['BOOKINGS'] ?? (url === null ? 100_000 : 1_000_000));
  try {
    return await bench(db, name, bookings);
  } finally {
    await db.close();
    delete process.env['TEST_DATABASE_URL'];
  }
});
