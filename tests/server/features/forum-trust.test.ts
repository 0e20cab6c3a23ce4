import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { forumThreads, organizations, users } from '#database/schema/index.ts';
import { aForumScene, type ForumScene } from './forum-scene.ts';

let scene: ForumScene;
beforeAll(async () => {
  scene = await aForumScene();
});
beforeEach(() => scene.stage.clock.advance({ ms: 2 * forumTimes.flood }));

/** So many posts of a person are read before others see them, in the organisation of Max. */
async function hold(postsHeld: number): Promise<void> {
  const { db } = scene.stage;
  const { max } = scene.people;
  const [row] = await db.orm
    .select({ organizationId: users.organizationId })
    .from(users)
    .where(eq(users.id, max.id));
  await db.orm
    .update(organizations)
    .set({ policyOverrides: { postsHeld } })
    .where(eq(organizations.id, row?.organizationId ?? ''));
}

const statusOf = async () => (await scene.threadOf('max'))['status'];

test('where the first posts are held, somebody whose first was published posts at once', async () => {
  await hold(1);
  const first = await scene.threadOf('max');
  expect(first['status']).toBe('pending');
  // While it waits, the next one waits too.
  expect(await statusOf()).toBe('pending');
  await scene.send('sam', 'thread', first.id, ['ACCEPT']);
  expect(await statusOf()).toMatch(/^accepted/);
});

test('where none are held, everybody does', async () => {
  await hold(0);
  expect(await statusOf()).toMatch(/^accepted/);
});

test('where all are held, nobody does, however much of theirs was published', async () => {
  await hold(defaultPolicy.postsHeld);
  await scene.stage.db.orm.execute(sql`
    insert into ${forumThreads} (id, version, status, title, body, tags, was_published, last_activity_at, created_at, created_by, updated_at)
    select gen_random_uuid(), 1, 'accepted.settled', 'Thread ' || n, 'Text', '{}', true, now(), '2020-01-01', ${scene.people.max.id}, now()
    from generate_series(1, ${defaultPolicy.postsHeld + 1}::int) n`);
  expect(await statusOf()).toBe('pending');
});
