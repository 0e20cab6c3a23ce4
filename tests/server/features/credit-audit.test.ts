import { beforeAll, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { creditLots, ledgerTransfers, passwordCredentials } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const DAY = 24 * 3_600_000;
const password = 'a long and private phrase';
const stage = await aStage();
const { db, clock } = stage;

const {
  people,
  teams,
  lots,
  sessions,
  programmeId: programme,
} = await aWorld(db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    max: { role: 'Member', name: 'Max Bloom' },
    lea: { role: 'Member', name: 'Lea Novak' },
    hal: { role: 'OrganizationAdmin', name: 'Hal Lind', isGuest: true },
    ana: { role: 'Coach', name: 'Ana Silva' },
    sam: { role: 'Admin', name: 'Sam Grant' },
    eve: { role: 'SuperAdmin', name: 'Eve Stone' },
  },
  sessions: { coaching: { name: 'Deep coaching' } },
  teams: { north: { name: 'Northern team', members: ['lea'], coaches: ['ana'] } },
  lots: {
    mia: { session: 'coaching', holder: 'mia', units: 4 },
    max: { session: 'coaching', holder: 'max', units: 2 },
    north: { session: 'coaching', holder: 'north', units: 3 },
    pool: { session: 'coaching', holder: 'pool', units: 5 },
  },
});
const { mia, max, lea, hal, ana, sam, eve } = people;
let booking = '';

beforeAll(async () => {
  await db.orm.insert(passwordCredentials).values({
    userId: mia.id,
    passwordHash: await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    changedAt: seededAt,
  });
  await stage.as(sam).call('POST /programmes/{programme}/session-credits', {
    params: { programme },
    body: {
      sessionOption: (await lotOf(lots.pool)).sessionOptionId ?? '',
      quantity: 2,
      source: 'goodwill',
      reason: 'The last workshop was called off.',
      idempotencyKey: newId(),
    },
  });
  const asked = await stage.as(mia).call('POST /booking-requests', {
    body: {
      coach: ana.id,
      session: sessions.coaching,
      credit: lots.mia,
      startsAt: new Date(seededAt + 9 * DAY).toISOString(),
      idempotencyKey: newId(),
    },
  });
  booking = asked.id;
});

async function lotOf(id: string) {
  const [lot] = await db.orm.select().from(creditLots).where(eq(creditLots.id, id));
  if (!lot) throw new Error('There is no such lot');
  return lot;
}

const route = 'GET /programmes/{programme}/session-credit-audit-items';
const one = 'GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}';
const correcting =
  'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections';

const pageFor = (who: TestPerson, query: object = {}) =>
  stage.as(who).call(route, { params: { programme }, query: { perPage: '100', ...query } });
const linesFor = async (who: TestPerson, query: object = {}) =>
  (await pageFor(who, query)).data.results.map(
    ({ type, holder, change, balanceAfter }) =>
      `${type} ${holder.name} ${change} = ${balanceAfter}`,
  );
const idOf = async (type: string, lotId: string): Promise<string> => {
  const [found] = await db.orm
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.type, type), eq(ledgerTransfers.lotId, lotId)));
  return found?.id ?? '';
};
const itemFor = (who: TestPerson, id: string) =>
  stage.as(who).call(one, { params: { programme, sessionCreditAuditItem: id } });
const correction = (id: string, amount: number, reason = 'It was meant for somebody else.') => ({
  params: { programme, sessionCreditAuditItem: id },
  body: { amount, reason, idempotencyKey: newId() },
});

test('staff read every movement, the newest first, each with what its holder or the pool has afterwards', async () => {
  const { data, meta, mayCheck, mayReadTotals } = await pageFor(sam);
  expect(meta.total).toBe(9);
  expect([mayCheck, mayReadTotals]).toEqual([true, true]);
  expect(data.results.map(({ position }) => position)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await linesFor(sam)).toEqual([
    'HELD Mia Turner -1 = 3',
    'ISSUED Pool 2 = 7',
    'ISSUED Pool 5 = 5',
    'ALLOCATED Northern team 3 = 3',
    'ISSUED Pool 3 = 3',
    'ALLOCATED Max Bloom 2 = 2',
    'ISSUED Pool 2 = 2',
    'ALLOCATED Mia Turner 4 = 4',
    'ISSUED Pool 4 = 4',
  ]);
  const oldest = await pageFor(sam, { perPage: '4', pageNumber: '3' });
  expect(oldest.data.results.map(({ position }) => position)).toEqual([1]);
});

test('they are sorted by what they changed, searched, and narrowed in every way', async () => {
  const changes = async (query: object) =>
    (await pageFor(sam, query)).data.results.map(({ change }) => change);
  expect(await changes({ orderProperty: 'amount', order: 'Ascending' })).toEqual([
    -1, 2, 2, 2, 3, 3, 4, 4, 5,
  ]);
  expect(await linesFor(sam, { type: 'HELD' })).toEqual(['HELD Mia Turner -1 = 3']);
  expect(await linesFor(sam, { member: max.id })).toEqual(['ALLOCATED Max Bloom 2 = 2']);
  expect(await linesFor(sam, { team: teams.north })).toEqual(['ALLOCATED Northern team 3 = 3']);
  expect(await linesFor(sam, { booking })).toEqual(['HELD Mia Turner -1 = 3']);
  expect(await linesFor(sam, { actor: sam.id })).toEqual(['ISSUED Pool 2 = 7']);
  expect(await linesFor(sam, { search: 'bloom' })).toEqual(['ALLOCATED Max Bloom 2 = 2']);
  expect(await changes({ search: 'deep coaching' })).toHaveLength(9);
  const later = new Date(seededAt + DAY).toISOString();
  expect(await linesFor(sam, { from: later })).toEqual([]);
  expect(await changes({ before: later })).toHaveLength(9);
});

test('members read what is theirs, leaders what is of their team, admins all of their organisation, coaches nothing', async () => {
  expect(await linesFor(mia)).toEqual(['HELD Mia Turner -1 = 3', 'ALLOCATED Mia Turner 4 = 4']);
  expect(await linesFor(lea)).toEqual(['ALLOCATED Northern team 3 = 3']);
  expect(await linesFor(hal)).toHaveLength(9);
  expect((await pageFor(mia)).mayReadTotals).toBe(false);
  expect((await stage.as(ana).refused(route, { params: { programme }, query: {} })).status).toBe(
    403,
  );
  const [mias] = (await pageFor(mia)).data.results;
  const theirs = { params: { programme, sessionCreditAuditItem: mias?.id ?? '' } };
  expect((await stage.as(max).refused(one, theirs)).status).toBe(404);
  expect(mias?.booking?.mayOpen).toBe(true);
  const [same] = (await pageFor(hal)).data.results;
  expect(same?.booking?.mayOpen).toBe(false);
});

test('why goodwill was given is told to staff alone', async () => {
  const given = (await pageFor(sam)).data.results.find(({ position }) => position === 8);
  expect(given?.reason).toBe('The last workshop was called off.');
  expect((await itemFor(hal, given?.id ?? '')).reason).toBeNull();
  const [same] = (await pageFor(hal, { actor: sam.id })).data.results;
  expect(same?.reason).toBeNull();
});

test('what the list can be narrowed to is found by name, among what the reader may know of', async () => {
  const names = async (who: TestPerson, kind: 'member' | 'team' | 'booking' | 'actor') =>
    (
      await stage.as(who).call('GET /programmes/{programme}/session-credit-audit-items/choices', {
        params: { programme },
        query: { kind },
      })
    ).map(({ name }) => name);
  expect(await names(sam, 'member')).toEqual(['Max Bloom', 'Mia Turner']);
  expect(await names(mia, 'member')).toEqual(['Mia Turner']);
  expect(await names(sam, 'team')).toEqual(['Northern team']);
  expect(await names(sam, 'booking')).toEqual([expect.stringMatching(/^B-/)]);
  expect(await names(sam, 'actor')).toEqual(['Mia Turner', 'Sam Grant']);
});

test('a movement is told with both its accounts before and after, and with the step that caused it', async () => {
  const item = await itemFor(sam, await idOf('HELD', lots.mia));
  expect(item).toMatchObject({
    programme: { id: programme },
    from: { kind: 'available', before: 4, after: 3 },
    to: { kind: 'held', before: 0, after: 1 },
    cause: { machine: 'booking', event: 'REQUEST', entityId: booking, step: { position: 1 } },
    reverses: null,
    reversedBy: [],
    correction: null,
  });
  expect(item.checksum).toMatch(/^[0-9a-f]{64}$/);
});

test('somebody takes what they may read along as a file', async () => {
  const { fileName, content } = await stage
    .as(mia)
    .call('POST /programmes/{programme}/session-credit-audit-items/export', {
      params: { programme },
      body: { yourPassword: password },
    });
  expect(fileName).toMatch(/^session-credit-audit-items-\d{4}-\d\d-\d\d\.csv$/);
  const lines = content.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Number,When (London),Type,Member or team,Session,Credits,Change,');
  expect(lines[1]).toContain('9,2026-03-02 09:00,Reserved,Mia Turner,Deep coaching,1,-1,3,B-');
});

test('the totals of a programme are told by account, and staff check its books', async () => {
  const totals = (who: TestPerson) =>
    stage.as(who).call('GET /programmes/{programme}/session-credit-audit-items/totals', {
      params: { programme },
    });
  const { accounts, transfers, check } = await totals(sam);
  const units = Object.fromEntries(accounts.map((each) => [each.kind, each.units]));
  expect(units).toMatchObject({ issued: 16, pool: 7, available: 8, held: 1, spent: 0 });
  expect(transfers).toBe(9);
  expect(check).toBeNull();
  const checked = await stage
    .as(sam)
    .call('POST /programmes/{programme}/session-credit-audit-items/check', {
      params: { programme },
      body: {},
    });
  expect(checked).toMatchObject({ transfers: 9, faults: [] });
  expect((await totals(sam)).check).toEqual(checked);
  expect((await totals(hal)).check).toBeNull();
});

test('super admins take a movement back by another one that points at it, in part and no more than is there', async () => {
  const id = await idOf('ALLOCATED', lots.max);
  expect((await itemFor(eve, id)).correction).toEqual({ most: 2, refusal: null });
  expect((await stage.as(sam).refused(correcting, correction(id, 1))).status).toBe(403);
  const tooMany = await stage.as(eve).refused(correcting, correction(id, 3));
  expect(tooMany.errors).toEqual({ amount: 'Only 2 credits can be reversed.' });
  const asked = correction(id, 1);
  const first = await stage.as(eve).call(correcting, asked);
  expect(await stage.as(eve).call(correcting, asked)).toEqual(first);
  const made = await itemFor(sam, first.id);
  expect(made).toMatchObject({
    type: 'CORRECTED',
    change: -1,
    balanceAfter: 1,
    reason: 'It was meant for somebody else.',
    reverses: { id, amount: 2 },
    from: { kind: 'available', before: 2, after: 1 },
    to: { kind: 'pool', before: 0, after: 1 },
  });
  expect((await itemFor(eve, id)).reversedBy).toEqual([
    { id: first.id, position: made.position, amount: 1 },
  ]);
  await stage.as(eve).call(correcting, correction(id, 1));
  expect((await itemFor(eve, id)).correction).toEqual({
    most: 0,
    refusal: 'It has already been reversed.',
  });
  expect((await lotOf(lots.max)).status).toBe('exhausted');
});

test('what was issued is withdrawn again, as far as it is still in the pool', async () => {
  const id = await idOf('ISSUED', lots.pool);
  const { id: made } = await stage.as(eve).call(correcting, correction(id, 5));
  expect(await itemFor(eve, made)).toMatchObject({ to: { kind: 'withdrawn', after: 5 } });
  expect((await lotOf(lots.pool)).status).toBe('exhausted');
  const gone = await idOf('ISSUED', (await lotOf(lots.north)).parentLotId ?? '');
  expect((await itemFor(eve, gone)).correction?.refusal).toBe(
    'These credits are no longer where they were moved to: they have been moved on, reserved or used.',
  );
});

test('what belongs to a booking is corrected there, and a correction not at all', async () => {
  const refused = await stage
    .as(eve)
    .refused(correcting, correction(await idOf('HELD', lots.mia), 1));
  expect(refused.status).toBe(409);
  expect(Object.values(refused.errors)[0]).toMatch(
    /^It belongs to booking B-\w+\. Correct the outcome there, or refund the credit\.$/,
  );
  const [made] = (await pageFor(sam, { type: 'CORRECTED' })).data.results;
  expect((await itemFor(eve, made?.id ?? '')).correction?.refusal).toBe(
    'This is already a correction.',
  );
});

test('what has expired does not come back by a correction', async () => {
  clock.set(seededAt + 800 * DAY);
  await stage.worker.runDue(clock.now());
  const id = await idOf('EXPIRED', lots.north);
  expect((await itemFor(eve, id)).correction?.refusal).toBe(
    'The credits it came from can’t be used any more, so nothing can go back to them.',
  );
});
