import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { CreditEntityType } from '#domain/credits/vocabulary.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { day, ownCreditsStage } from './own-credits-scene.ts';

const scene = await ownCreditsStage();
const { stage, db, people, teams, organizationId, programmeId } = scene;
const { mia, max, carl } = people;
const { staff } = scene;

// Mia came, Max stayed away; another circle is still ahead.
await scene.record(await scene.circleWith(max), [mia]);
await scene.circle(scene.clock.now() + 9 * day);

const creditsOf = (who: TestPerson, entityType: CreditEntityType, entityId: string) =>
  stage
    .as(who)
    .call('GET /session-credits/{entityType}/{entityId}', { params: { entityType, entityId } });
const refusedFor = async (who: TestPerson, entityType: CreditEntityType, entityId: string) =>
  (
    await stage
      .as(who)
      .refused('GET /session-credits/{entityType}/{entityId}', { params: { entityType, entityId } })
  ).status;

/** What the accounts hold that can be booked with or allocated. */
async function unitsIn(where: string): Promise<number> {
  const [row] = await db.orm.execute<{ units: number }>(
    sql`select coalesce(sum(balance), 0)::int as units from ledger_accounts where ${sql.raw(where)}`,
  );
  return row?.units ?? -1;
}

test('a member reads in sentences why their balance is what it is, and they make it', async () => {
  const { balance, reasons, statement } = await creditsOf(mia, 'user', mia.id);
  expect(reasons.map(({ sentence }) => sentence)).toEqual([
    '29 credits were allocated.',
    '1 credit is reserved for bookings.',
    '1 credit was used.',
  ]);
  expect(reasons.reduce((sum, { change }) => sum + change, 0)).toBe(balance);
  expect(balance).toBe(27);
  expect(statement[0]?.balanceAfter).toBe(balance);
});

test.each([
  ['programme', programmeId, `programme_id = '${programmeId}'`],
  ['organization', organizationId, `organization_id = '${organizationId}'`],
] as const)('a %s has the same, with what nobody holds', async (entityType, id, where) => {
  const { balance, reasons, lots, statement, mayBook } = await creditsOf(staff, entityType, id);
  expect(balance).toBe(await unitsIn(`${where} and kind in ('pool', 'available')`));
  expect(reasons.map(({ sentence }) => sentence)).toEqual([
    '68 credits were issued.',
    '1 credit is reserved for bookings.',
    '1 credit was used.',
    '1 credit was lost.',
  ]);
  expect(reasons.reduce((sum, { change }) => sum + change, 0)).toBe(balance);
  expect(statement[0]?.balanceAfter).toBe(balance);
  expect([lots, mayBook]).toEqual([[], false]);
  const listed = await stage
    .as(staff)
    .call('GET /session-credits', { query: { [entityType]: id, holderType: 'member' } });
  expect(listed.meta.total).toBe(6);
});

test('a team without credits has no reasons', async () => {
  const team = await creditsOf(staff, 'team', teams.north);
  expect([team.balance, team.reasons]).toEqual([0, []]);
});

test('programmes and organisations are for staff and the organisation’s own admins', async () => {
  for (const who of [mia, carl])
    for (const [entityType, id] of [
      ['programme', programmeId],
      ['organization', organizationId],
    ] as const)
      expect(await refusedFor(who, entityType, id)).toBe(404);
});

test('what a person has is listed as their page says it, and can be narrowed', async () => {
  const { lots } = await creditsOf(mia, 'user', mia.id);
  const listed = (query: object, who = mia) =>
    stage.as(who).call('GET /session-credits', { query: { holder: mia.id, ...query } });
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();
  expect(ids((await listed({})).data.results)).toEqual(ids(lots));
  expect(lots).toHaveLength(2);
  const [found, ...others] = (await listed({ search: 'Retreat' })).data.results;
  expect([found?.session.name.startsWith('Retreat'), others]).toEqual([true, []]);
  expect(ids((await listed({}, staff)).data.results)).toEqual(ids(lots));
  expect((await listed({}, max)).data.results).toEqual([]);
});

test('the credits that pay for a booking are listed for whoever may look at what it costs', async () => {
  const booking = await scene.circleWith(max);
  const { lots } = await creditsOf(staff, 'booking', booking);
  expect(lots.length).toBeGreaterThan(0);
  const listed = async (who: TestPerson) =>
    (await stage.as(who).call('GET /session-credits', { query: { booking } })).data.results.map(
      ({ holder }) => holder.id,
    );
  const held = new Set(await listed(staff));
  expect(held).toEqual(new Set([mia.id, max.id]));
  expect(await listed(mia)).toEqual([mia.id]);
  expect(await listed(max)).toEqual([]);
});
