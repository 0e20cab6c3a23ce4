import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { threadStatuses } from '#domain/forum/vocabulary.ts';
import { forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import type { Database } from '#database/database.ts';
import { forumComments, forumReports, forumThreads } from '#database/schema/index.ts';
import { preparedDatabase } from '#tests/support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase({ seed: 'demo' });
});
afterAll(() => db.close());

describe('the forum of the demo', () => {
  test('has 40 threads and more, in every state', async () => {
    const threads = await db.orm.select().from(forumThreads);
    const states = new Set(threads.map(({ status }) => status.split('.')[0]));
    expect(states).toEqual(new Set<string | undefined>([...threadStatuses, 'deleted']));
    expect(threads.filter(({ deletedAt }) => deletedAt === null).length).toBeGreaterThanOrEqual(40);
    for (const is of ['pinned', 'locked', 'reported', 'anonymous'] as const)
      expect([is, threads.some((thread) => thread[is])]).toEqual([is, true]);
  });

  test('has a queue for staff: threads, a comment, and a report with its reason', async () => {
    const pending = eq(forumThreads.status, 'pending');
    expect(await db.orm.$count(forumThreads, pending)).toBeGreaterThanOrEqual(2);
    const waiting = inArray(forumComments.status, [...forumCommentStates.waiting]);
    expect(await db.orm.$count(forumComments, waiting)).toBe(1);
    expect(await db.orm.select({ reason: forumReports.reason }).from(forumReports)).toEqual([
      { reason: 'worried' },
    ]);
  });
});
