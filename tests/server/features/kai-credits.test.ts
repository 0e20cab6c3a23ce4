import { afterEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { kaiCreditUses, ledgerTransfers, notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY, kaiCreditStage } from './kai-credit-scene.ts';

const scene = await kaiCreditStage();
const { stage, aSmallWorld, issue, allocate, submit, spend, release, forget, stateOf, listFor } =
  scene;
const { db, clock } = stage;
const begun = clock.now();
afterEach(() => clock.set(begun));

const movementsOf = async (conversationId: string) => {
  const rows = await db.orm
    .select({ type: ledgerTransfers.type })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.conversationId, conversationId))
    .orderBy(ledgerTransfers.position);
  return rows.map(({ type }) => type);
};

describe('the credit of a conversation', () => {
  test('is set aside once and used once, however often that is told', async () => {
    const world = await aSmallWorld();
    await issue(world, 3);
    await allocate(world, world.people.mia, 2);
    const { id, outcome } = await submit(world);
    expect(outcome).toBe('held');
    expect(await submit(world, { id })).toMatchObject({ outcome: 'held' });
    await spend(id);
    await spend(id);
    await release(id);
    expect(await stateOf(id)).toBe('spent');
    expect(await movementsOf(id)).toEqual(['HELD', 'SPENT']);
    const { data } = await listFor(world, world.people.mia);
    expect(data.results).toMatchObject([{ available: 1, held: 0, spent: 1, group: null }]);
  });

  test('comes back when the analysis fails, and a new attempt begins anew', async () => {
    const world = await aSmallWorld();
    await issue(world, 1);
    await allocate(world, world.people.mia, 1);
    const { id } = await submit(world);
    await release(id);
    await release(id);
    expect(await stateOf(id)).toBe('returned');
    expect(await submit(world, { id })).toMatchObject({ outcome: 'held' });
    expect(await movementsOf(id)).toEqual(['HELD', 'HOLD_RELEASED', 'HELD']);
    await forget(id);
    expect(await stateOf(id)).toBe('returned');
    const [use] = await db.orm
      .select()
      .from(kaiCreditUses)
      .where(eq(kaiCreditUses.conversationId, id));
    expect(use?.title).toBeNull();
  });

  test('is drawn from the pool where the member has none, and from what is for its group or for any', async () => {
    const world = await aSmallWorld();
    await issue(world, 1, { group: 'GROW' });
    expect(await submit(world, { group: 'Sales' })).toMatchObject({ outcome: 'none' });
    expect(await submit(world, { group: 'GROW' })).toMatchObject({ outcome: 'held' });
    expect(await submit(world, { group: 'GROW' })).toMatchObject({ outcome: 'none' });
  });

  test('is spent by nobody before it is set aside', async () => {
    await expect(spend(newId())).rejects.toThrow('No credit was set aside');
  });

  test('few that are left are told of in their own words', async () => {
    const world = await aSmallWorld();
    await issue(world, 2, { group: 'GROW' });
    await allocate(world, world.people.mia, 2, 'GROW');
    await submit(world, { group: 'GROW' });
    const [notice] = await db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, world.people.mia.id));
    expect(notice?.text).toContain('You have 1 AI credit for GROW left in');
  });
});

describe('staff look after AI credits', () => {
  test('a pool of which nothing was used is deleted, and one that was is not', async () => {
    const world = await aSmallWorld();
    const as = stage.as(world.people.sam);
    const { id } = await issue(world, 2);
    await allocate(world, world.people.mia, 1);
    const lot = await as.call('GET /kai-credits/{kaiCredit}', { params: { kaiCredit: id } });
    const refused = await as.refused('POST /kai-credits/{kaiCredit}/events', {
      params: { kaiCredit: id },
      body: { type: 'DELETE', payload: {}, version: lot.version, idempotencyKey: newId() },
    });
    expect(refused.errors).toEqual({
      event: '1 AI credit was already allocated, deleted or expired, so this can’t be deleted.',
    });
    expect(lot.elsewhere).toBe(1);
  });

  test('no team has any, and nothing is given for a group that the programme is not about', async () => {
    const world = await aSmallWorld();
    const form = await stage
      .as(world.people.sam)
      .call('GET /programmes/{programme}/kai-credits/holders', {
        params: { programme: world.programmeId },
        query: {},
      });
    expect(new Set(form.holders.map(({ type }) => type))).toEqual(new Set(['member']));
    expect(form.options.map(({ id }) => id)).toContain('any');
  });

  test('a credit is refunded for 90 days with a reason, once', async () => {
    const world = await aSmallWorld();
    await issue(world, 1);
    await allocate(world, world.people.mia, 1);
    const held = await submit(world);
    const late = await submit(world);
    expect(late.outcome).toBe('none');
    await spend(held.id);
    const kaiCredit = held.outcome === 'held' ? held.lotId : '';
    const refund = (reason: string) => ({
      params: { kaiCredit },
      body: { conversation: held.id, reason, idempotencyKey: newId() },
    });
    const as = stage.as(world.people.sam);
    const route = 'POST /kai-credits/{kaiCredit}/refunds' as const;
    expect((await as.refused(route, refund(' '))).errors).toEqual({ reason: 'Give a reason.' });
    clock.set(begun + 91 * DAY);
    expect((await as.refused(route, refund('The file was broken.'))).errors).toEqual({
      conversation: 'An AI credit can be refunded for 90 days after it was used.',
    });
    clock.set(begun + 80 * DAY);
    await as.call(route, refund('The file was broken.'));
    expect((await as.refused(route, refund('Again.'))).errors).toEqual({
      conversation: 'This AI credit has already been refunded.',
    });
    const lot = await as.call('GET /kai-credits/{kaiCredit}', { params: { kaiCredit } });
    expect(lot).toMatchObject({ available: 1, spent: 0, mayRefund: false, refundable: [] });
  });
});

describe('who reads what', () => {
  test('members their own, admins of the organisation all of it, coaches nothing', async () => {
    const world = await aSmallWorld();
    const { mia, max, hal, ana } = world.people;
    await issue(world, 4);
    await allocate(world, mia, 2);
    expect((await listFor(world, mia)).meta.total).toBe(1);
    expect((await listFor(world, max)).meta.total).toBe(0);
    expect((await listFor(world, hal)).meta.total).toBe(2);
    const query = { pageNumber: 1, perPage: 20 };
    expect((await stage.as(ana).refused('GET /kai-credits', { query })).status).toBe(403);
  });

  test('movements of sessions and of conversations stand in lists of their own', async () => {
    const world = await aSmallWorld();
    const { mia, sam } = world.people;
    await issue(world, 4);
    await allocate(world, mia, 2);
    const { id } = await submit(world);
    const params = { programme: world.programmeId };
    const query = { pageNumber: 1, perPage: 20 };
    const items = await stage
      .as(mia)
      .call('GET /programmes/{programme}/kai-credit-audit-items', { params, query });
    expect(items.data.results).toMatchObject([
      { type: 'HELD', balanceAfter: 1, conversation: { id, title: 'How I delegate' } },
      { type: 'ALLOCATED', balanceAfter: 2, conversation: null },
    ]);
    const sessionItems = await stage
      .as(sam)
      .call('GET /programmes/{programme}/session-credit-audit-items', { params, query });
    expect(sessionItems.meta.total).toBe(0);
    const [first] = items.data.results;
    const refused = await stage
      .as(sam)
      .refused('GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}', {
        params: { ...params, sessionCreditAuditItem: first?.id ?? '' },
      });
    expect(refused.status).toBe(404);
  });
});
