import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { aroundPage, asFound, pageItself } from '#database/paged/around-a-page.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import { kaiConversations, programmes, users } from '#database/schema/index.ts';
import { rowsBeside } from '#database/paged/rows-beside.ts';
import type { KaiConversationRow } from './row.ts';

const uploader = alias(users, 'uploader');
const learner = alias(users, 'learner');

const uploaderColumns = {
  id: uploader.id,
  fullName: uploader.fullName,
  pictureUrl: uploader.pictureUrl,
};
const learnerColumns = {
  id: learner.id,
  fullName: learner.fullName,
  pictureUrl: learner.pictureUrl,
};

const conversationsAround = aroundPage((db, _: 'all') =>
  db.orm
    .select({
      row: kaiConversations,
      programme: { id: programmes.id, name: programmes.name },
      member: uploaderColumns,
      about: learnerColumns,
    })
    .from(pageItself)
    .innerJoin(kaiConversations, sql`${kaiConversations.id} = page.id`)
    .leftJoin(programmes, eq(programmes.id, kaiConversations.programmeId))
    .leftJoin(uploader, eq(uploader.id, kaiConversations.createdBy))
    .leftJoin(learner, eq(learner.id, kaiConversations.about))
    .orderBy(asFound)
    .prepare(''),
);

const beside = rowsBeside(kaiConversations, conversationsAround);

/** The conversations of a page, with what stands beside them. */
export const readConversations = (db: Database, _: Pick<Person, 'role'>, page: PageOfIds) =>
  beside.read(db, 'all', page);

/** What stands beside these, by their ids. */
export const besideConversations = (
  db: Database,
  rows: readonly KaiConversationRow[],
  reader: string,
) => beside.of(db, rows, { id: reader, shape: 'all' });
