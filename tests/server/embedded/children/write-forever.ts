import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#database/open.ts';

// Tells what the last process left behind, then writes pairs of rows until it is killed. Every line is on its way before the next statement.
const db = await openDatabase({ kind: 'embedded', directory: process.argv[2] ?? '' });
await db.script(
  'CREATE TABLE IF NOT EXISTS halves (number int, side text, PRIMARY KEY (number, side))',
);

const [found] = await db.orm.execute<{ rows: number; pairs: number; last: number }>(sql`
  SELECT coalesce(sum(sides), 0)::int AS rows, count(*) FILTER (WHERE sides = 2) AS pairs, coalesce(max(number), 0) AS last
  FROM (SELECT number, count(*) AS sides FROM halves GROUP BY number) AS numbers`);
const { rows = 0, pairs = 0, last = 0 } = found ?? {};
say('found', `${rows} ${pairs} ${last}`);

for (let number = last + 1; ; number += 1) {
  await db.transaction(async () => {
    await db.orm.execute(sql`INSERT INTO halves VALUES (${number}, 'left')`);
    say('half', number);
    await db.orm.execute(sql`INSERT INTO halves VALUES (${number}, 'right')`);
  });
  say('acknowledged', number);
}

function say(word: string, value: string | number): void {
  writeSync(1, `${word} ${value}\n`);
}
