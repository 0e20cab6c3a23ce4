import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { bookings, ledgerChecks, ledgerTransfers, programmes } from '#database/schema/index.ts';
import { DAY } from '#domain/time/calendar.ts';
import { checkLedger, checkLedgers } from '#server/features/session-credits/public.ts';
import { createLog } from '#server/log.ts';
import { tryOut } from '#tests/support/stage.ts';
import { ownCreditsStage } from './own-credits-scene.ts';

const scene = await ownCreditsStage();
const { db, clock, people, programmeId, lots } = scene;

// A circle that has taken place, and one that is still ahead.
const past = await scene.circleWith(people.max);
await scene.record(past, [people.mia], [people.max]);
await scene.circle(clock.now() + 9 * DAY);

const check = () => checkLedger(db, programmeId, clock.now());
const transfersOf = () =>
  db.orm
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.programmeId, programmeId))
    .orderBy(asc(ledgerTransfers.position));

/** What is found once somebody has got at the tables themselves. */
const foundAfter = (statement: string) =>
  tryOut(db, async () => {
    await db.script(`set local session_replication_role = replica; ${statement}`);
    return check();
  });
const ofProgramme = `programme_id = '${programmeId}'`;

test('the books are right, and all transfers are counted', async () => {
  const { transfers, faults } = await check();
  expect(faults).toEqual([]);
  expect(transfers).toBe((await transfersOf()).length);
  expect(transfers).toBeGreaterThan(10);
});

test.each([
  ['amount = amount + 1'],
  ["type = 'WITHDRAWN'"],
  ["reason = 'Another one'"],
  ["at = at - interval '1 day'"],
  ['member_id = gen_random_uuid()'],
  ['actor_id = gen_random_uuid()'],
  ["cause_event = 'REFUND'"],
])('a transfer that was changed afterwards is found: %s', async (change) => {
  const { transfers, faults } = await foundAfter(
    `update ledger_transfers set ${change} where ${ofProgramme} and position = 3`,
  );
  expect(transfers).toBe(2);
  expect(faults).toContain('Movement 3 was changed after it was booked.');
});

test('one that was taken out is found, in the middle and at the end', async () => {
  const middle = await foundAfter(
    `delete from ledger_transfers where ${ofProgramme} and position = 3`,
  );
  expect(middle.faults).toContain('Movement 3 is missing.');
  const last = (await transfersOf()).length;
  const end = await foundAfter(
    `delete from ledger_transfers where ${ofProgramme} and position = ${last}`,
  );
  expect(end.faults).toContain(`Movements ${last} to ${last} are missing.`);
});

test('one that was put in between, or chained anew, is found', async () => {
  const unlinked = await foundAfter(
    `update ledger_transfers set previous_hash = 'x' where ${ofProgramme} and position = 3`,
  );
  expect(unlinked.faults).toContain('Movement 3 does not follow on the one before it.');
  const named = await foundAfter(
    `update programmes set ledger_hash = 'x' where id = '${programmeId}'`,
  );
  expect(named.faults).toEqual(['The programme names another movement as its last.']);
});

test('an account that is not the sum of its transfers is found', async () => {
  const key = `available:${lots.mia}`;
  const { faults } = await foundAfter(
    `update ledger_accounts set balance = balance + 1 where key = '${key}'`,
  );
  expect(faults).toEqual([
    expect.stringMatching(new RegExp(`^The account ${key} stands at \\d+, its movements make`)),
    'The accounts of a programme make 1 together.',
    expect.stringMatching(
      new RegExp(`^The credits ${lots.mia} say that \\d+ are left, their accounts make`),
    ),
    expect.stringMatching(/^The session option .* says that its units are .*, their accounts make/),
  ]);
});

test('credits and transfers that say another balance than their accounts and transfers make are found', async () => {
  const lot = await foundAfter(`update credit_lots set available = 99 where id = '${lots.mia}'`);
  expect(lot.faults).toEqual([
    expect.stringMatching(/^The credits .* say that 99 are left, their accounts make \d+\.$/),
  ]);
  const transfer = await foundAfter(
    `update ledger_transfers set balance_after = 99 where ${ofProgramme} and position = 4`,
  );
  expect(transfer.faults).toEqual([
    expect.stringMatching(/^Movement 4 says that it leaves 99, those up to it make \d+\.$/),
  ]);
});

test('an account below zero, and units that moved as they never may, are found', async () => {
  const overdrawn = await foundAfter(
    `alter table ledger_accounts drop constraint ledger_accounts_never_negative;
     update ledger_accounts set balance = -1 where key = 'available:${lots.lea}'`,
  );
  expect(overdrawn.faults).toContain(`The account available:${lots.lea} stands at -1.`);
  const illegal = await foundAfter(
    `update ledger_transfers set debit_key = 'spent:' || lot_id, credit_key = 'expired:' || lot_id where ${ofProgramme} and position = 3`,
  );
  expect(illegal.faults).toContain('Movement 3 moves units from used to expired.');
});

test('a booking that says something else of its credit is found, and so is a place in one', async () => {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, past));
  const whole = await foundAfter(
    `update bookings set credit_mode = 'perBooking', credit_state = 'held' where id = '${past}'`,
  );
  expect(whole.faults).toContain(
    `Booking ${booking?.reference} says that its credit is reserved; the ledger has 0 reserved, 0 used and 0 lost for it.`,
  );
  const place = await foundAfter(
    `update attendees set credit_state = 'returned' where booking_id = '${past}' and user_id = '${people.mia.id}'`,
  );
  expect(place.faults).toEqual([
    `Booking ${booking?.reference} says that its credit is returned; the ledger has 0 reserved, 1 used and 0 lost for it.`,
  ]);
});

test('each ledger is checked once a night, what is found is kept, and a fault is logged without a name', async () => {
  const lines: string[] = [];
  const night = { db, log: createLog('error', (line) => lines.push(line)) };
  const tonight = clock.now() + DAY;
  expect(await checkLedgers(night, tonight)).toBeGreaterThan(0);
  expect(await checkLedgers(night, tonight + 1)).toBe(0);
  const [kept] = await db.orm
    .select()
    .from(ledgerChecks)
    .where(eq(ledgerChecks.programmeId, programmeId));
  expect(kept).toMatchObject({ checkedAt: tonight, faults: [] });
  expect(lines).toEqual([]);
  await tryOut(db, async () => {
    await db.script(`update programmes set ledger_hash = 'x' where id = '${programmeId}'`);
    return checkLedgers(night, tonight + DAY);
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    programme: programmeId,
    faults: 1,
    error: { message: 'The programme names another movement as its last.' },
  });
});

test('transfers that were chained before are chained anew by the migration, as they would be now', async () => {
  const migration = await readFile(
    new URL('../../../src/database/migrations/0056_ledger_checked.sql', import.meta.url),
    'utf8',
  );
  const chaining = migration.slice(
    migration.indexOf('DO $$'),
    migration.indexOf('ALTER TABLE ledger_transfers ENABLE'),
  );
  const before = await transfersOf();
  const { after, faults } = await tryOut(db, async () => {
    await db.script(
      `set local session_replication_role = replica;
       update ledger_transfers set hash = 'old ' || position, previous_hash = 'older', reason = E'Ärger "quoted" \\\\ \\n\\t\\u0001 €' where ${ofProgramme} and position = 3;
       ${chaining}`,
    );
    return { after: await transfersOf(), faults: (await check()).faults };
  });
  expect(faults).toEqual([]);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  const [kept] = await db.orm
    .select({ hash: programmes.ledgerHash })
    .from(programmes)
    .where(eq(programmes.id, programmeId));
  expect(kept?.hash).toBe(before.at(-1)?.hash);
});

test('what credits hold and transfers leave is computed by the migration as it would be now', async () => {
  const migration = await readFile(
    new URL('../../../src/database/migrations/0063_credits_at_size.sql', import.meta.url),
    'utf8',
  );
  const [ofLots = '', ofTransfers = ''] = migration.match(/^UPDATE [^;]*;/gm) ?? [];
  const before = await transfersOf();
  const { after, faults } = await tryOut(db, async () => {
    await db.script(
      `set local session_replication_role = replica;
       update ledger_transfers set balance_after = 0, pool_after = 0;
       update credit_lots set available = 0, holder_name = '';
       ${ofLots}
       ${ofTransfers}`,
    );
    return { after: await transfersOf(), faults: (await check()).faults };
  });
  expect(faults).toEqual([]);
  expect(after).toEqual(before);
  expect(before.some(({ poolAfter }) => poolAfter > 0)).toBe(true);
});
