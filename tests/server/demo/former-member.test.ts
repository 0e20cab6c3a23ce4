import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { preparedDatabase } from '#tests/support/database.ts';
import { closedAtEnd } from '#tests/support/endings.ts';

const db = await preparedDatabase({ seed: 'demo' });
closedAtEnd(() => db.close());
const rows = (question: SQL) => db.orm.execute(question);

test('has somebody who was erased, with the receipt of it, and rules that were changed once', async () => {
  const erased = await rows(sql`
    select u.email, r.at < now() as "isOver", jsonb_array_length(r.lines) > 0 as "saysWhat",
      (select string_agg(e.event, ' ' order by e.position) from machine_events e where e.entity_id = u.id and e.machine = 'user') as steps
    from users u join erasure_receipts r on r.user_id = u.id`);
  expect(erased).toEqual([
    {
      email: expect.stringMatching(/^obfuscated-.*@invalid$/) as string,
      isOver: true,
      saysWhat: true,
      steps: 'CREATE ACTIVATE DELETE OBFUSCATE',
    },
  ]);
  expect(
    await rows(sql`select n.text from notifications n where n.text like '%Ferreira%'`),
  ).toEqual([]);
  expect(await rows(sql`select version from policies order by version`)).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
});
