import { eq } from 'drizzle-orm';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, aStage, type Reply, type Stage } from '#tests/support/stage.ts';

export const written = {
  name: 'How do you say no?',
  body: 'I find it hard to say no to my manager. How do you do it?',
  tags: ['Boundaries', ' boundaries', 'work'],
  anonymous: false,
  asDraft: false,
};

export type Name = 'mia' | 'max' | 'carl' | 'sam' | 'priya';

/** A member who has yet to accept the rules, and others who have. */
export interface ForumScene {
  readonly stage: Stage;
  readonly people: Readonly<Record<Name, TestPerson>>;
  readonly post: (by: Name, path: string, body: object) => Promise<Reply>;
  readonly get: (by: Name, path: string) => Promise<Reply>;
  readonly threadOf: (by: Name, more?: object) => Promise<Reply['data']>;
  /** Sends an event with the version that staff see now, unless told. */
  readonly send: (
    by: Name,
    kind: 'thread' | 'comment',
    id: string,
    event: readonly [type: string, payload?: object, version?: number],
  ) => Promise<Reply>;
  /** A thread that others read. */
  readonly publishedBy: (by: Name, more?: object) => Promise<string>;
  /** Until a decision can’t be undone any more. */
  readonly settle: () => Promise<void>;
  readonly noticesOf: (name: Name) => Promise<(typeof notifications.$inferSelect)[]>;
}

export async function aForumScene(): Promise<ForumScene> {
  const stage = await aStage();
  const { db } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  const people = {
    mia: await aPerson(db, 'Member', 'Mia Turner', { organizationId }),
    max: await aPerson(db, 'Member', 'Max Berg', { organizationId }),
    carl: await aPerson(db, 'Coach', 'Carl Okoro'),
    sam: await aPerson(db, 'Admin', 'Sam Reed'),
    priya: await aPerson(db, 'Admin', 'Priya Raman'),
  };
  const post: ForumScene['post'] = (by, path, body) =>
    ask(stage.as(people[by]), 'POST', path, { ...body, idempotencyKey: newId() });
  const get: ForumScene['get'] = (by, path) => ask(stage.as(people[by]), 'GET', path);
  for (const name of ['max', 'carl', 'sam', 'priya'] as const)
    await ask(stage.as(people[name]), 'POST', '/forum/rules/acceptances', { version: 1 });

  const threadOf: ForumScene['threadOf'] = async (by, more = {}) =>
    (await post(by, '/forum-threads', { ...written, ...more })).data;
  const send: ForumScene['send'] = async (by, kind, id, [type, payload = {}, version]) => {
    const path = `/forum-${kind}s/${id}`;
    const known = version ?? (await get('sam', path)).data.version;
    return post(by, `${path}/events`, { type, payload, version: known });
  };
  return {
    stage,
    people,
    post,
    get,
    threadOf,
    send,
    async publishedBy(by, more = {}) {
      const { id } = await threadOf(by, more);
      await send('sam', 'thread', id, ['ACCEPT']);
      return id;
    },
    async settle() {
      stage.clock.advance({ ms: forumTimes.undo });
      await stage.worker.runDue(stage.clock.now(), new AbortController().signal);
    },
    async noticesOf(name) {
      const all = await db.orm
        .select()
        .from(notifications)
        .where(eq(notifications.recipientId, people[name].id));
      return all.filter(({ type }) => type.startsWith('Forum'));
    },
  };
}
