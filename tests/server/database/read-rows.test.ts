import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, test } from 'vitest';
import { readingRows } from '#database/paged/read-rows.ts';
import { creditLots, programmes, sessionOptions, sessions } from '#database/schema/index.ts';

const at = '2026-03-04T10:00:00.000Z';
/** A lot of a session, one of nothing, and one with a name that is not there. */
const rows = [
  ['lot', at, 7, 'programme', 'Leading', 'session', 'Coaching', 'member', 3],
  ['lot', at, 0, 'programme', 'Leading', null, null, null, null],
  ['lot', at, -1, 'programme', null, 'session', null, 'pool', 0],
];

const asked = () =>
  drizzle(() => Promise.resolve({ rows }))
    .select({
      id: creditLots.id,
      expiresAt: creditLots.expiresAt,
      available: creditLots.available,
      programme: { id: programmes.id, name: programmes.name },
      session: { id: sessions.id, name: sessions.name },
      kind: sql<string>`kind`,
      held: sql<number>`held`.mapWith(Number).as('held'),
    })
    .from(creditLots)
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .leftJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .leftJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .prepare('');

test('rows are read as the builder reads them', async () => {
  const expected = await asked().execute();
  expect(expected[1]?.session).toBeNull();
  expect(expected[0]?.expiresAt).toBe(Date.parse(at));
  expect(await readingRows(asked()).execute()).toEqual(expected);
});

test('what is not known is left to the builder', async () => {
  const whole = () =>
    drizzle(() => Promise.resolve({ rows: [[1]] }))
      .select({ a: { b: { c: sql<number>`1` } } } as never)
      .from(creditLots)
      .prepare('');
  expect(await readingRows(whole()).execute()).toEqual([{ a: { b: { c: 1 } } }]);
});
