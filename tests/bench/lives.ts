/**
 * The lives of bookings beside bare SQL for the same numbers, on the embedded database and on a PostgreSQL server: 1,000,000 events of 200,000 bookings.
 *
 * Bare SQL is two statements that know the three regions of the chart; the endpoint makes its two of what a kind says of its rows. Both run in turns in one
 * process. `EVENTS` sets another number; `embedded` or `server` on the command line runs one of the two. Exits with 1 when the endpoint takes more than 1.5 times as long.
 */
import type { Database } from '#database/database.ts';
import { askedOf } from '#server/features/lives/asked.ts';
import { current, taken } from '#server/features/lives/counts.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { principalOf } from '#tests/support/people.ts';
import { median, timed } from './lists/frame.ts';
import { bareCurrent, bareTaken } from './lives/bare.ts';
import { fillEvents } from './lives/many-events.ts';
import { onDatabases } from './proofs/run.ts';

const EVENTS = Number(process.env['EVENTS'] ?? 1_000_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const LIMIT = 1.5;
const now = Date.now();
const daysAgo = (days: number): string =>
  new Date(now - days * 86_400_000).toISOString().slice(0, 10);
const reader = principalOf({
  id: '0199a000-0000-7000-8000-000000000001',
  role: 'Admin',
  organizationId: null,
});

const periods = { 'all of it': daysAgo(4_000), 'ninety days': daysAgo(89) };

async function bench(db: Database, name: string): Promise<boolean> {
  const seconds = (await timed(() => fillEvents(db, EVENTS))) / 1000;
  console.log(`${name}: ${EVENTS} events in ${seconds.toFixed(1)} s`);
  let isWell = true;
  for (const [period, from] of Object.entries(periods)) {
    const asked = askedOf(reader, 'booking', { from, to: null }, now);
    const lives = async () => {
      await current(db, asked, null);
      return taken(db, asked, null);
    };
    const [since, until] = [asked.from, asked.until].map((ms) => new Date(ms).toISOString());
    const bare = async () => {
      await bareCurrent(db);
      await bareTaken(db, since ?? '', until ?? '');
    };
    const { transitions } = await lives();
    await bare();
    const rounds: { lives: number; bare: number }[] = [];
    while (rounds.length < ROUNDS)
      rounds.push({ bare: await timed(bare), lives: await timed(lives) });
    const own = median(rounds.map((round) => round.lives));
    const floor = median(rounds.map((round) => round.bare));
    const fits = own <= floor * LIMIT && transitions.length > 0;
    isWell &&= fits;
    const most = Math.max(...transitions.map(({ records }) => records));
    console.log(
      `${name}, ${period}: ${most} bookings, ${own.toFixed(0)} ms beside ${floor.toFixed(0)} ms of bare SQL, ${(own / floor).toFixed(2)} times: ${fits ? 'fits' : 'too slow'}`,
    );
  }
  return isWell;
}

await onDatabases(async ({ name, url }) => {
  if (url !== null) process.env['TEST_DATABASE_URL'] = url;
  const db = await preparedDatabase();
  try {
    return await bench(db, name);
  } finally {
    await db.close();
    delete process.env['TEST_DATABASE_URL'];
  }
});
