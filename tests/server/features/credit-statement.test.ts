import { expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { book } from '#server/features/session-credits/public.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const stage = await aStage();
const { people, lots, programmeId } = await aWorld(stage.db, {
  people: { mia: { role: 'Member', name: 'Mia Turner' } },
  sessions: { coaching: {} },
  lots: { own: { session: 'coaching', holder: 'mia', units: 3 } },
});
const { mia } = people;

/** One of Mia's units is set aside and given back, so many times, a second after each other. */
async function back(times: number): Promise<void> {
  const available = { kind: 'available', lotId: lots.own } as const;
  const held = { kind: 'held', lotId: lots.own } as const;
  const unit = { amount: 1, lotId: lots.own, memberId: mia.id };
  await stage.db.transaction(async () => {
    for (let time = 0; time < times; time += 1) {
      const cause = { machine: 'credit-lot', entityId: lots.own, event: 'TRY', actorId: null };
      const at = seededAt + time * 1000;
      await book(stage.db, programmeId, { ...cause, eventId: newId(), at }, [
        { ...unit, type: 'HELD', from: available, to: held },
        { ...unit, type: 'HOLD_RELEASED', from: held, to: available },
      ]);
    }
  });
}

test('the newest movements end at the balance, however many there were before those that are told', async () => {
  await back(251);
  const { balance, statement } = await stage
    .as(mia)
    .call('GET /session-credits/{entityType}/{entityId}', {
      params: { entityType: 'user', entityId: mia.id },
    });
  expect(balance).toBe(3);
  expect(statement).toHaveLength(500);
  const told = statement.map(({ change, balanceAfter }) => [change, balanceAfter]);
  expect(told.slice(0, 2)).toEqual([
    [1, 3],
    [-1, 2],
  ]);
  expect(told.slice(-2)).toEqual([
    [1, 3],
    [-1, 2],
  ]);
});
