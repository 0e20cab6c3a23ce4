import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { sampleDatabase } from './sample.ts';

let db: Database;

beforeAll(async () => {
  db = await sampleDatabase();
});
afterAll(() => db.close());

/** What one expression reads as. */
async function read(expression: ReturnType<typeof sql>): Promise<unknown> {
  const rows = await db.orm.execute<{ value: unknown }>(sql`SELECT ${expression} AS value`);
  return rows[0]?.value;
}

describe('a value reads the same from every driver', () => {
  test.each([
    ['a count', sql`(SELECT count(*) FROM notes)`, 0],
    ['an int8', sql`'9007199254740991'::int8`, Number.MAX_SAFE_INTEGER],
    ['an int4', sql`7::int4`, 7],
    ['a float8', sql`0.25::float8`, 0.25],
    ['a numeric, exactly', sql`'12.50'::numeric`, '12.50'],
    ['true', sql`true`, true],
    ['null', sql`null::text`, null],
    [
      'an instant, in UTC',
      sql`'2026-03-02T10:00:00.125+01:00'::timestamptz`,
      '2026-03-02 09:00:00.125+00',
    ],
    ['a date', sql`'2026-03-02'::date`, '2026-03-02'],
    ['a time of day', sql`'09:30'::time`, '09:30:00'],
    ['an interval', sql`'90 minutes'::interval`, '01:30:00'],
    ['json', sql`'{"a":[1,null]}'::jsonb`, { a: [1, null] }],
    ['text[]', sql`ARRAY['a','b "c"',null]`, ['a', 'b "c"', null]],
    ['int8[]', sql`ARRAY[1,2]::int8[]`, [1, 2]],
    ['timestamptz[]', sql`ARRAY['2026-03-02T09:00Z'::timestamptz]`, ['2026-03-02 09:00:00+00']],
    [
      'uuid',
      sql`'019c8f00-0000-7000-8000-000000000000'::uuid`,
      '019c8f00-0000-7000-8000-000000000000',
    ],
    ['bytes', sql`'\\x00ff'::bytea`, Buffer.from([0, 255])],
  ])('%s', async (_, expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  test('an integer that a number can not hold is refused, not rounded', async () => {
    await expect(read(sql`9007199254740993::int8`)).rejects.toMatchObject({
      cause: { message: 'The integer 9007199254740993 is too large to be read exactly.' },
    });
  });
});

describe('a parameter arrives the same through every driver', () => {
  test.each([
    ['a number as text', sql`${7}::text`, '7'],
    ['a number as int8', sql`${7}::int8`, 7],
    ['text as a number', sql`${'7'}::int4`, 7],
    ['a boolean', sql`${false}::boolean`, false],
    [
      'an instant',
      sql`${new Date('2026-03-02T09:00:00.500Z')}::timestamptz`,
      '2026-03-02 09:00:00.5+00',
    ],
    ['null', sql`${null}::text`, null],
    ['an object as json', sql`${{ a: "it's" }}::jsonb`, { a: "it's" }],
    ['an array', sql`${sql.param(['a', 'b,{"\\', null])}::text[]`, ['a', 'b,{"\\', null]],
    ['an array of numbers', sql`${sql.param([1, 2])}::int8[]`, [1, 2]],
    ['bytes', sql`${sql.param(new Uint8Array([1, 254]))}::bytea`, Buffer.from([1, 254])],
  ])('%s', async (_, expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });
});

test('a range of instants goes in and comes out as text', async () => {
  const period = '["2026-03-02 09:00:00+00","2026-03-02 10:00:00+00")';
  await db.orm.execute(sql`INSERT INTO stays VALUES (1, ${period})`);
  expect(await db.orm.execute(sql`SELECT period, lower(period) AS start FROM stays`)).toEqual([
    { period, start: '2026-03-02 09:00:00+00' },
  ]);
});
