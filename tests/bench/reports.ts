/**
 * Reports, the dashboard and a large announcement beside bare SQL, on the embedded database and on a PostgreSQL server: 1,000,000 bookings, 200,000 transfers of
 * credits, 100,000 responses, 100,000 people who are told of one thing.
 *
 * Bare SQL is the statement of the kind alone; the report asks who may see what, puts rows together and says what they say. Both run in turns in one process. Then
 * the same report is asked for again, which is answered from what was found before. `BOOKINGS`, `TRANSFERS`, `RESPONSES`, `PEOPLE` and `ROUNDS` set other numbers;
 * `embedded` or `server` on the command line runs one of the two, and `ONLY` those parts whose names it matches. Exits with 1 and the list of what does not fit when a
 * report takes more than 1.5 times as long as its SQL, or 5 ms when it is asked for again; when a dashboard needs more than 8 statements, or 20 ms on the embedded
 * database; or when the notifications take more than 3 times as long as their bare inserts, or keep others waiting.
 */
import type { Database } from '#database/database.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import type { Heard } from '#tests/support/listening.ts';
import { fillCredits } from './credits/many-credits.ts';
import { timed } from './lists/frame.ts';
import { fillBookings } from './lists/many-bookings.ts';
import { onDatabases } from './proofs/run.ts';
import { fillResponses } from './questionnaires/many-responses.ts';
import { benchAnnouncement, fillPeople } from './reports/announcement.ts';
import { benchDashboards } from './reports/dashboards.ts';
import { benchKinds } from './reports/kinds.ts';
import { completeBookings } from './reports/what-came-of-bookings.ts';

const sizeOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const ONLY = new RegExp(process.env['ONLY'] ?? '');

/** What is measured once so much is there; what does not fit, in a sentence each. */
interface Part {
  readonly name: string;
  readonly rows: number;
  fill(db: Database, rows: number): Promise<unknown>;
  measure(db: Database, on: Measured): Promise<readonly string[]>;
}

export interface Measured {
  readonly isEmbedded: boolean;
  /** Says how far it has come. */
  readonly say: (line: string) => void;
  /** Statements that the database was asked since the last time. */
  readonly asked: () => number;
}

const parts: readonly Part[] = [
  {
    name: 'bookings',
    rows: sizeOf('BOOKINGS', 1_000_000),
    async fill(db, rows) {
      await fillBookings(db, rows);
      await completeBookings(db);
    },
    measure: async (db, on) => [...(await benchKinds(db, on)), ...(await benchDashboards(db, on))],
  },
  {
    name: 'transfers',
    rows: sizeOf('TRANSFERS', 200_000),
    fill: fillCredits,
    measure: (db, on) => benchKinds(db, on, ['credit-utilisation', 'credit-reconciliation']),
  },
  {
    name: 'responses',
    rows: sizeOf('RESPONSES', 100_000),
    fill: fillResponses,
    measure: (db, on) => benchKinds(db, on, ['questionnaire-results', 'programme-progress']),
  },
  {
    name: 'people to tell',
    rows: sizeOf('PEOPLE', 100_000),
    fill: fillPeople,
    measure: benchAnnouncement,
  },
];

const began = performance.now();
const failures: string[] = [];

await onDatabases(async ({ name, url }) => {
  if (url !== null) process.env['TEST_DATABASE_URL'] = url;
  const say = (line: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  ${name}: ${line}`);
  let isWell = true;
  try {
    for (const part of parts.filter((each) => ONLY.test(each.name))) {
      let count = 0;
      const heard: Heard = () => Promise.resolve(void (count += 1));
      const asked = () => {
        const before = count;
        count = 0;
        return before;
      };
      const db = await preparedDatabase({ heard });
      try {
        say(`${part.rows} ${part.name} are written`);
        const seconds = (await timed(() => part.fill(db, part.rows))) / 1000;
        say(`${part.rows} ${part.name} in ${seconds.toFixed(1)} s`);
        const unfit = await part.measure(db, { isEmbedded: url === null, say, asked });
        failures.push(...unfit.map((sentence) => `${name}, ${part.name}: ${sentence}`));
        isWell &&= unfit.length === 0;
      } finally {
        await db.close();
      }
    }
  } finally {
    delete process.env['TEST_DATABASE_URL'];
  }
  return isWell;
});

console.log(failures.length === 0 ? 'Everything fits.' : 'What does not fit:');
for (const failure of failures) console.log(`  ${failure}`);
// The embedded database is kept for whoever asks for one next, and nobody does.
process.exit();
