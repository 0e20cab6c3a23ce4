import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseOver, type Database } from '#database/database.ts';
import { embeddedDriver } from '#database/embedded.ts';

let db: Database;

beforeAll(async () => {
  db = databaseOver(await embeddedDriver({}), () => undefined);
  await db.script('CREATE TABLE pebbles (id int PRIMARY KEY, colour text)');
}, 60_000);
afterAll(() => db.close());

const add = (id: number, colour: string) =>
  db.orm.execute(sql`INSERT INTO pebbles (id, colour) VALUES (${id}, ${colour})`);

const all = () => db.orm.execute(sql`SELECT * FROM pebbles ORDER BY id`);

async function timesPrepared(beginning: string): Promise<number> {
  const rows = await db.orm.execute<{ times: number }>(
    sql`SELECT count(*)::int AS times FROM pg_prepared_statements WHERE starts_with(statement, ${beginning})`,
  );
  return rows[0]?.times ?? 0;
}

test('A statement that comes again is parsed once', async () => {
  await add(1, 'grey');
  expect(await timesPrepared('INSERT INTO pebbles')).toBe(0);
  await add(2, 'white');
  await add(3, 'red');
  expect(await timesPrepared('INSERT INTO pebbles')).toBe(1);
});

test('A statement is prepared anew after a minute, and later after as long as it had been known', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const ask = () => db.orm.execute(sql`SELECT colour FROM pebbles WHERE id = ${1}`);
  const usesAfter = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000);
    await ask();
    const [prepared] = await db.orm.execute<{ uses: number }>(
      sql`SELECT (generic_plans + custom_plans)::int AS uses FROM pg_prepared_statements WHERE starts_with(statement, 'SELECT colour FROM pebbles')`,
    );
    return prepared?.uses;
  };
  try {
    await ask();
    expect(await usesAfter(0)).toBe(1);
    expect(await usesAfter(50)).toBe(2);
    expect(await usesAfter(50)).toBe(1);
    expect(await usesAfter(90)).toBe(2);
    expect(await usesAfter(90)).toBe(1);
    expect(await usesAfter(270)).toBe(2);
    expect(await usesAfter(50)).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('A statement that failed can be asked again, and so can others', async () => {
  await add(4, 'black');
  await expect(add(4, 'white')).rejects.toThrow(/Failed query/);
  await expect(add(4, 'white')).rejects.toThrow(/Failed query/);
  await add(5, 'red');
  await expect(db.orm.execute(sql`SELECT nothing FROM nowhere`)).rejects.toThrow(/nowhere/);
  await expect(db.orm.execute(sql`SELECT nothing FROM nowhere`)).rejects.toThrow(/nowhere/);
  expect((await all()).map(({ id }) => id)).toEqual(expect.arrayContaining([4, 5]));
});

test.each<[string, (change: string) => Promise<unknown>]>([
  ['a script', (change) => db.script(change)],
  ['a statement', (change) => db.orm.execute(sql.raw(change))],
])('What was prepared before %s changed the table answers with the new shape', async (by, make) => {
  const column = by === 'a script' ? 'weight' : 'origin';
  await db.orm.execute(sql`DELETE FROM pebbles WHERE id = 6`);
  await add(6, 'green');
  await all();
  await all();
  await make(`ALTER TABLE pebbles ADD COLUMN ${column} int DEFAULT 7`);
  expect(await all()).toContainEqual(expect.objectContaining({ [column]: 7 }));
});

test('However many different statements there are, only so many stay prepared', async () => {
  for (let nth = 0; nth < 450; nth += 1) {
    const statement = sql.raw(`SELECT ${nth} AS nth`);
    await db.orm.execute(statement);
    expect(await db.orm.execute(statement)).toEqual([{ nth }]);
  }
  expect(await timesPrepared('')).toBeLessThanOrEqual(400);
  expect(await db.orm.execute(sql.raw('SELECT 0 AS nth'))).toEqual([{ nth: 0 }]);
});

test('What several ask at once is answered to whom asked it', async () => {
  const asked = Array.from({ length: 40 }, (_, nth) => nth);
  const answers = await Promise.all(
    asked.map((nth) => db.orm.execute(sql`SELECT ${nth}::int AS nth`)),
  );
  expect(answers).toEqual(asked.map((nth) => [{ nth }]));
});
