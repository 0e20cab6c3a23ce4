import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendees, earnedPoints, userAwards, users } from '#database/schema/index.ts';
import { recomputeAwards } from '#server/features/awards/public.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { db, clock } = scene;

async function recomputed(): Promise<string[]> {
  const said: string[] = [];
  const changed = await recomputeAwards({ db, clock, say: (line) => said.push(line) });
  expect(changed).toBe(said.length);
  return said;
}
const pointsOf = async () => (await scene.as(people.mia).call('GET /awards/mine')).points;
/** Everything that recognition is made of, row by row. */
const kept = async () => [
  await db.orm.select().from(earnedPoints).orderBy(earnedPoints.userId, earnedPoints.source),
  await db.orm.select().from(userAwards).orderBy(userAwards.id),
  await db.orm
    .select({ points: users.points, level: users.achievement })
    .from(users)
    .orderBy(users.id),
];

test('counting anew changes nothing where nothing changed, and brings back what should be there', async () => {
  nextStart();
  const startsAt = nextStart();
  const id = await scene.bookFor(people.ana, { startsAt });
  clock.set(startsAt + 2 * hour);
  await scene.timers.runDue(clock.now());
  await scene.tell(people.ana, id, 'RECORD_OUTCOME', {
    coachAttended: true,
    attended: [people.mia.id],
  });
  expect(await pointsOf()).toBe(40);
  const before = await kept();
  expect(await recomputed()).toEqual([]);
  expect(await kept()).toEqual(before);

  // As if it had been forgotten, with all that it led to.
  await db.orm.delete(earnedPoints).where(eq(earnedPoints.userId, people.mia.id));
  await db.orm.delete(userAwards).where(eq(userAwards.userId, people.mia.id));
  await db.orm.update(users).set({ points: 0 }).where(eq(users.id, people.mia.id));
  expect(await recomputed()).toEqual([
    `${people.mia.id}: 0 → 40 points; counted: sessionCompleted 1; awards: 0 → 1`,
  ]);
  expect(await pointsOf()).toBe(40);
  expect(await recomputed()).toEqual([]);

  // Worth less when it was counted than now.
  await db.orm
    .update(earnedPoints)
    .set({ points: sql`points - 5` })
    .where(eq(earnedPoints.source, 'sessionCompleted'));
  expect(await recomputed()).toEqual([`${people.mia.id}: 40 → 40 points; worth something else: 1`]);
  expect(await pointsOf()).toBe(40);

  // Levels began elsewhere.
  const achievement = { levelName: 'Captain', badgeUrl: '/captain.svg', percentProgress: 1 };
  await db.orm.update(users).set({ achievement }).where(eq(users.id, people.mia.id));
  expect(await recomputed()).toEqual([
    `${people.mia.id}: 40 → 40 points; Captain → Beginner Level`,
  ]);

  // She did not come after all, and nobody took it back.
  await db.orm.update(attendees).set({ status: 'missed' }).where(eq(attendees.bookingId, id));
  expect(await recomputed()).toEqual([
    `${people.mia.id}: 40 → 0 points; taken back: sessionCompleted 1; awards: 1 → 0`,
  ]);
  expect(await pointsOf()).toBe(0);
  expect(await recomputed()).toEqual([]);
});
