import { eq } from 'drizzle-orm';
import type { RecordChart } from '#machines/record-chart.ts';
import type { Stamp } from '#machines/person.ts';
import { newId } from '#domain/ids.ts';
import {
  forumComments,
  forumMutes,
  forumRuleAcceptances,
  forumThreads,
  organizations,
} from '#database/schema/index.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

type Told = Stamp & {
  readonly type: string;
  readonly facts?: Readonly<Record<string, string | null>>;
};

interface ForumStage {
  readonly stage: Stage;
  readonly people: Readonly<Record<'mia' | 'max' | 'sam', TestPerson>>;
  /** A published thread of somebody else. */
  readonly thread: string;
  readonly organizationId: string;
}

/** A published thread with the columns that say so. */
export const publishedThread = (id: string, createdBy: string, at: number) => ({
  id,
  status: 'accepted.settled',
  name: 'Saying no',
  body: 'How do you say no to somebody you like?',
  tags: [],
  publishedAt: at,
  wasPublished: true,
  createdAt: at,
  createdBy,
  updatedAt: at,
  lastActivityAt: at,
});

/** A published comment with the columns that say so. */
export const publishedComment = (
  place: { readonly thread: string; readonly parent?: string },
  createdBy: string,
  at: number,
) => ({
  ...place,
  id: newId(at),
  status: 'accepted.settled',
  body: 'I count to three.',
  publishedAt: at,
  wasPublished: true,
  createdAt: at,
  createdBy,
  updatedAt: at,
});

/** Long before what is tried, so that none of it counts for the limit of an hour. */
const before = Date.UTC(2027, 0, 4, 9);

export async function forumStage(stage: Stage): Promise<ForumStage> {
  const { db } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  const people = {
    mia: await aPerson(db, 'Member', 'Mia Turner', { organizationId }),
    max: await aPerson(db, 'Member', 'Max Berg', { organizationId }),
    sam: await aPerson(db, 'Admin', 'Sam Reed'),
  };
  const thread = newId(before);
  await db.orm.insert(forumThreads).values(publishedThread(thread, people.max.id, before));
  await db.orm
    .insert(forumRuleAcceptances)
    .values(Object.values(people).map(({ id }) => ({ userId: id, version: 1, at: before })));
  return { stage, people, thread, organizationId };
}

interface PostHost<Context, Event> {
  readonly chart: RecordChart<Context, Event & Told>;
  readonly name: string;
  readonly path: 'forum-threads' | 'forum-comments';
  readonly table: typeof forumThreads | typeof forumComments;
  /** What is sent of an event, as the people and places of the stage have it. */
  readonly payloadOf: (payload: object, type: string) => object;
  /** Makes the answer to this question a no. */
  readonly obstacle: (question: string, id: string | null) => Promise<unknown>;
}

/** A thread or a comment behind the API, as a host of paths. */
export function postHost<Context, Event extends Told>(
  { stage, people, organizationId }: ForumStage,
  { chart, name, path, table, payloadOf, obstacle }: PostHost<Context, Event>,
): TriedDriver {
  const { db } = stage;
  let id: string | null = null;
  const known: Readonly<Record<string, TestPerson>> = people;

  const rowNow = async () => {
    if (id === null) return null;
    const rows = await db.orm
      .select({ status: table.status, version: table.version })
      .from(table)
      .where(eq(table.id, id));
    return rows[0] ?? null;
  };
  /** Whether whoever sends it needs approval, as the event says that the server found. */
  const setApproval = async ({ facts }: Told) => {
    const postsHeld = facts?.['needsNoApproval'] ? 999 : 0;
    await db.orm
      .update(organizations)
      .set({ policyOverrides: { postsHeld } })
      .where(eq(organizations.id, organizationId));
  };

  return recordDriver<Context, Event>(stage, chart, {
    name,
    async start() {
      id = null;
      // What was written on an earlier way does not count for the limit of an hour.
      await db.orm
        .update(table)
        .set({ createdAt: before })
        .where(eq(table.createdBy, people.mia.id));
    },
    async attempt(event) {
      const { type, by, at: _, facts: __, ...payload } = event;
      await setApproval(event);
      const caller = stage.as(known[by.id] ?? null);
      const idempotencyKey = newId();
      const body = payloadOf(payload, type);
      if (type === 'CREATE') return ask(caller, 'POST', `/${path}`, { ...body, idempotencyKey });
      const version = (await rowNow())?.version ?? 1;
      return ask(caller, 'POST', `/${path}/${id ?? newId()}/events`, {
        type,
        payload: body,
        version,
        idempotencyKey,
      });
    },
    async arrange({ facts = {} }) {
      for (const [question, sentence] of Object.entries(facts))
        if (sentence !== null && question !== 'needsNoApproval') await obstacle(question, id);
    },
    canTry: ({ type }) => type !== 'CREATE',
    accepted({ data }) {
      id ??= (data as { readonly id: string }).id;
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf({ by, type }) {
      if (type === 'CREATE') return null;
      const status = (await rowNow())?.status ?? 'new';
      const isHidden =
        by.id === 'max' ? !status.startsWith('accepted') : by.id === 'sam' && status === 'draft';
      return isHidden || status === 'new' ? answers.absent : null;
    },
    isThere: () => id !== null,
    found:
      /^(?:You’ve posted \d+ times in the last hour\. Try again later\.|Can’t delete the (?:thread|comment): it has \d+ (?:comments?|repl(?:y|ies))\.)$/,
  });
}

/** Mutes somebody, takes back that they have accepted the rules, or lets them have posted often. */
export async function postingObstacle(
  { stage: { db, clock }, people, thread }: ForumStage,
  question: string,
): Promise<void> {
  const author = people.mia.id;
  if (question === 'hasAcceptedRules')
    await db.orm.delete(forumRuleAcceptances).where(eq(forumRuleAcceptances.userId, author));
  if (question === 'isNotMuted')
    await db.orm.insert(forumMutes).values({
      userId: author,
      reason: 'Be kind first.',
      at: clock.now(),
    });
  if (question === 'isWithinLimit')
    await db.orm
      .insert(forumComments)
      .values(Array.from({ length: 5 }, () => publishedComment({ thread }, author, clock.now())));
}
