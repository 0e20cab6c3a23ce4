import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { creditLots } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const stage = await aStage();
const { people, lots, programmeId } = await aWorld(stage.db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    max: { role: 'Member', name: 'Max Bloom' },
    sam: { role: 'Admin', name: 'Sam Grant' },
    eve: { role: 'SuperAdmin', name: 'Eve Stone' },
  },
  sessions: { coaching: {} },
  lots: {
    mia: { session: 'coaching', holder: 'mia', units: 3 },
    max: { session: 'coaching', holder: 'max', units: 2 },
  },
});

async function lotOf(id: string) {
  const [lot] = await stage.db.orm.select().from(creditLots).where(eq(creditLots.id, id));
  if (!lot) throw new Error('There is no such lot');
  return lot;
}

const newestOf = async (member?: TestPerson) => {
  const query = member ? { member: member.id } : {};
  const { data } = await stage
    .as(people.eve)
    .call('GET /programmes/{programme}/session-credit-audit-items', {
      params: { programme: programmeId },
      query,
    });
  const [newest] = data.results;
  if (!newest) throw new Error('Nothing was moved');
  return newest;
};

const takeBack = (id: string, amount: number) =>
  stage
    .as(people.eve)
    .call(
      'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections',
      {
        params: { programme: programmeId, sessionCreditAuditItem: id },
        body: { amount, reason: 'It was meant for somebody else.', idempotencyKey: newId() },
      },
    );

const sendTo = async (id: string, event: object) => {
  const { version } = await lotOf(id);
  await stage.as(people.sam).call('POST /session-credits/{sessionCredit}/events', {
    params: { sessionCredit: id },
    body: { ...event, version, idempotencyKey: newId() } as never,
  });
};
async function edit(id: string, quantity: number) {
  const { expiresAt, priority } = await lotOf(id);
  const payload = { quantity, expiresAt: new Date(expiresAt).toISOString(), priority };
  await sendTo(id, { type: 'UPDATE', payload });
}
const deallocate = (id: string, units: number) =>
  sendTo(id, { type: 'DEALLOCATE', payload: { units } });

test('what is in an empty pool again can be allocated again', async () => {
  const { parentLotId } = await lotOf(lots.max);
  const pool = parentLotId ?? '';
  expect(await lotOf(pool)).toMatchObject({ status: 'exhausted', available: 0 });
  await takeBack((await newestOf(people.max)).id, 1);
  expect(await lotOf(pool)).toMatchObject({ status: 'active', available: 1 });
  expect(await lotOf(lots.max)).toMatchObject({ status: 'active', available: 1 });
});

test('what was issued into somebody’s own credits is taken out of the programme, and left in no pool of theirs', async () => {
  await edit(lots.mia, 5);
  const given = await newestOf(people.mia);
  expect(given).toMatchObject({ type: 'ALLOCATED', amount: 2, balanceAfter: 5 });
  await takeBack(given.id, 2);
  expect(await newestOf(people.mia)).toMatchObject({ type: 'CORRECTED', balanceAfter: 3 });
  expect(await newestOf()).toMatchObject({ type: 'WITHDRAWN', amount: 2 });
  expect(await lotOf(lots.mia)).toMatchObject({ status: 'active', available: 3 });
});

test('the last of what is taken out leaves nothing to book with', async () => {
  await edit(lots.mia, 6);
  await takeBack((await newestOf(people.mia)).id, 1);
  await deallocate(lots.mia, 2);
  await edit(lots.mia, 7);
  const given = await newestOf(people.mia);
  expect(await lotOf(lots.mia)).toMatchObject({ status: 'active', available: 2 });
  await deallocate(lots.mia, 1);
  await takeBack(given.id, 1);
  expect(await lotOf(lots.mia)).toMatchObject({ status: 'exhausted', available: 0 });
});
