import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { aroundPage, asFound, pageItself } from '#database/paged/around-a-page.ts';
import { forumReaders, forumThreads, users } from '#database/schema/index.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import type { PageOfIds } from '#server/records/plain-list.ts';
import type { ForumThreadRow } from './kind.ts';

/** What stands in other tables about a thread; who may be named is not decided here. */
export interface Beside {
  readonly author: { id: string; fullName: string; pictureUrl: string | null } | null;
  readonly seenAt: number | null;
  readonly follows: boolean;
}

const threadsAround = aroundPage((db, _: 'all') =>
  db.orm
    .select({
      row: forumThreads,
      author: personReferenceColumns,
      seenAt: forumReaders.seenAt,
      follows: sql<boolean>`coalesce(${forumReaders.follows}, false)`,
    })
    .from(pageItself)
    .innerJoin(forumThreads, sql`${forumThreads.id} = page.id`)
    .leftJoin(users, eq(users.id, forumThreads.createdBy))
    .leftJoin(
      forumReaders,
      and(eq(forumReaders.threadId, forumThreads.id), sql`${forumReaders.userId} = page.reader`),
    )
    .orderBy(asFound)
    .prepare(''),
);

const known = new WeakMap<ForumThreadRow, Beside>();

/** The threads of a page, with what stands beside them for whoever reads them. */
export async function readThreads(
  db: Database,
  _: Pick<Person, 'role'>,
  page: PageOfIds,
): Promise<ForumThreadRow[]> {
  const found = await threadsAround(db, 'all', page);
  for (const { row, ...beside } of found) known.set(row, beside);
  return found.map(({ row }) => row);
}

/** What stands beside these, by their ids; what came with a page is not asked for again. */
export async function besideThreads(
  db: Database,
  rows: readonly ForumThreadRow[],
  reader: string,
): Promise<ReadonlyMap<string, Beside>> {
  const left = rows.flatMap((row) => (known.has(row) ? [] : [row.id]));
  const ids = db.orm
    .select({ id: forumThreads.id, reader: sql`${reader}::uuid`.as('reader') })
    .from(forumThreads)
    .where(inArray(forumThreads.id, left));
  const found = left.length === 0 ? [] : await threadsAround(db, 'all', ids);
  const beside = new Map<string, Beside>(found.map(({ row, ...its }) => [row.id, its]));
  for (const row of rows) {
    const its = known.get(row);
    if (its) beside.set(row.id, its);
  }
  return beside;
}
