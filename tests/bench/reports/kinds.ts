import { sql } from 'drizzle-orm';
import type { ReportName } from '#domain/reports/names.ts';
import { dateAt, daysLater } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { runOf } from '#server/features/reports/asked.ts';
import { keptTable } from '#server/features/reports/kept-tables.ts';
import { reportKinds } from '#server/features/reports/registry.ts';
import { reportOf, tableFor } from '#server/features/reports/run.ts';
import { principalOf } from '#tests/support/people.ts';
import { median, timed } from '../lists/frame.ts';
import type { Measured } from '../reports.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const LIMIT = 1.5;
/** Below this a report is not worth comparing, in milliseconds: finding out who asks takes as long. */
const SLIGHT = 5;
/** Milliseconds that one may take that was asked for before. */
const KEPT = 5;

const reader = principalOf({
  id: '0199a000-0000-7000-8000-000000000001',
  role: 'SuperAdmin',
  organizationId: null,
});

/** Each kind, or those that are named, beside its bare SQL, and asked for again. */
export async function benchKinds(
  db: Database,
  { say }: Measured,
  only: readonly ReportName[] | null = null,
): Promise<string[]> {
  const now = Date.now();
  const [some] = await db.orm.execute<{ id: string }>(sql`select id from organizations limit 1`);
  const today = dateAt('UTC', now);
  const twoYears = { from: daysLater(today, -700), to: today };
  const unfit: string[] = [];
  for (const kind of reportKinds.filter(({ name }) => only?.includes(name) ?? true)) {
    const choices = {
      ...twoYears,
      // Of all people at once it has too many rows, and says so.
      ...(kind.name === 'attendance' && { organization: some?.id }),
    };
    const asked = () => runOf(db, reader, kind.name, choices, now);
    const run = await asked();
    const bare = () => db.orm.execute(kind.sql(run.asked));
    const report = async () => {
      const anew = await asked();
      return reportOf(anew, { table: await tableFor(db, anew), asOf: now });
    };
    const again = async () => {
      const same = await asked();
      return reportOf(same, await keptTable(db, same));
    };
    await bare();
    const { rows } = await report();
    const rounds: { report: number; bare: number }[] = [];
    while (rounds.length < ROUNDS)
      rounds.push({ bare: await timed(bare), report: await timed(report) });
    await again();
    const kept: number[] = [];
    while (kept.length < ROUNDS) kept.push(await timed(again));
    const own = median(rounds.map((round) => round.report));
    const floor = median(rounds.map((round) => round.bare));
    const repeated = median(kept);
    const words = `${kind.name}: ${rows.length} rows, ${own.toFixed(1)} ms beside ${floor.toFixed(1)} ms of bare SQL, ${(own / floor).toFixed(2)} times; ${repeated.toFixed(2)} ms when asked for again`;
    const fits = own <= Math.max(floor * LIMIT, floor + SLIGHT) && repeated <= KEPT;
    say(`${words}: ${fits ? 'fits' : 'too slow'}`);
    if (!fits) unfit.push(words);
  }
  return unfit;
}
