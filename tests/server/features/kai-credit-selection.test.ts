import { describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { kaiCreditStage } from './kai-credit-scene.ts';

const scene = await kaiCreditStage();
const { stage, aSmallWorld, issue, submit, spend, forget, stateOf } = scene;

type World = Awaited<ReturnType<typeof aSmallWorld>>;
type Person = World['people']['sam'];

const page = (person: Person, id: string) =>
  stage.as(person).call('GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}', {
    params: { kaiCreditSelectionRequest: id },
  });

const event = <Command extends object>(id: string, version: number, command: Command) => ({
  params: { kaiCreditSelectionRequest: id },
  body: { version, idempotencyKey: newId(), ...command },
});

const route = 'POST /kai-credit-selection-requests/{kaiCreditSelectionRequest}/events' as const;

const resolve = (chosenCredit: string, comment: string | null = null) =>
  ({ type: 'RESOLVE', payload: { chosenCredit, comment } }) as const;
const reject = (reason: string) => ({ type: 'REJECT', payload: { reason } }) as const;

/** A conversation for which there is no credit. */
async function unpaid(world: World) {
  const asked = await submit(world);
  if (asked.outcome === 'held') throw new Error('It was paid for');
  return asked;
}

describe('staff choose the credit of a conversation', () => {
  test('that waits once, whatever is told again; what is chosen is set aside', async () => {
    const world = await aSmallWorld();
    const { sam } = world.people;
    const { id, requestId } = await unpaid(world);
    expect(await submit(world, { id })).toMatchObject({ outcome: 'none', requestId });
    const before = await page(sam, requestId);
    expect(before).toMatchObject({ status: 'open', candidates: 0, credits: [] });
    const { id: pool } = await issue(world, 2);
    const { credits, version } = await page(sam, requestId);
    expect(credits).toMatchObject([{ id: pool, holderType: 'pool', available: 2 }]);
    const resolved = await stage
      .as(sam)
      .call(route, event(requestId, version, resolve(pool, 'Their first one.')));
    expect(resolved).toMatchObject({
      status: 'resolved',
      chosen: { id: pool },
      comment: 'Their first one.',
    });
    expect(await stateOf(id)).toBe('held');
    await spend(id);
    expect(await stateOf(id)).toBe('spent');
  });

  test('which was used in the meantime: they choose another', async () => {
    const world = await aSmallWorld();
    const { sam } = world.people;
    const { requestId } = await unpaid(world);
    const { id: pool } = await issue(world, 1);
    await submit(world);
    const refused = await stage.as(sam).refused(route, event(requestId, 1, resolve(pool)));
    expect(refused).toMatchObject({
      status: 422,
      errors: { chosenCredit: 'That credit was used in the meantime. Choose another.' },
    });
  });

  test('one of two who decide at once wins, and the other reads who it was', async () => {
    const world = await aSmallWorld();
    const { sam, kim } = world.people;
    const { id, requestId } = await unpaid(world);
    await stage.as(sam).call(route, event(requestId, 1, reject('The programme is full.')));
    const refused = await stage.as(kim).refused(route, event(requestId, 1, reject('No.')));
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.errors)).toContain('Sam Grant');
    expect(await stateOf(id)).toBe('refused');
  });

  test('or say why there is none', async () => {
    const world = await aSmallWorld();
    const { sam } = world.people;
    const { requestId } = await unpaid(world);
    const refused = await stage.as(sam).refused(route, event(requestId, 1, reject('  ')));
    expect(refused.errors).toEqual({ 'payload.reason': 'Give a reason.' });
    const rejected = await stage
      .as(sam)
      .call(route, event(requestId, 1, reject('The programme is full.')));
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'The programme is full.' });
  });

  test('no more once the conversation is deleted', async () => {
    const world = await aSmallWorld();
    const { sam } = world.people;
    const { id, requestId } = await unpaid(world);
    await forget(id);
    await forget(id);
    const withdrawn = await page(sam, requestId);
    expect(withdrawn).toMatchObject({ status: 'withdrawn', conversation: { title: null } });
  });

  test('and nobody else may look', async () => {
    const world = await aSmallWorld();
    const { mia, hal } = world.people;
    const { requestId } = await unpaid(world);
    for (const person of [mia, hal]) {
      const refused = await stage
        .as(person)
        .refused('GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}', {
          params: { kaiCreditSelectionRequest: requestId },
        });
      expect(refused.status).toBe(403);
    }
  });
});
