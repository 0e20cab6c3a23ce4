import { and, eq, sql } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { aroundPage, asFound, pageItself } from '#database/paged/around-a-page.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import { forumReaders, forumThreads, users } from '#database/schema/index.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { rowsBeside } from '#database/paged/rows-beside.ts';
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

const beside = rowsBeside(forumThreads, threadsAround);

/** The threads of a page, with what stands beside them for whoever reads them. */
export const readThreads = (db: Database, _: Pick<Person, 'role'>, page: PageOfIds) =>
  beside.read(db, 'all', page);

/** What stands beside these, by their ids. */
export const besideThreads = (
  db: Database,
  rows: readonly ForumThreadRow[],
  reader: string,
): Promise<ReadonlyMap<string, Beside>> => beside.of(db, rows, { id: reader, shape: 'all' });
