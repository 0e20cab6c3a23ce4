import { asc, eq } from 'drizzle-orm';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { supportAnswers, supportLooks } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { peopleOf } from '#server/records/people.ts';
import { mergedIntoIt, othersOf, stayingFor } from './merging.ts';
import { filesOf } from './files.ts';
import type { SupportRequestRow } from './kind.ts';

/** What lists say about requests. */
export async function summarise(db: Database, rows: readonly SupportRequestRow[]) {
  const personOf = await peopleOf(
    db,
    rows.flatMap(({ createdBy, assignee }) => [createdBy, assignee]),
  );
  return rows.map(({ reference, category, subject, consent, createdBy, assignee }) => ({
    reference,
    category,
    subject,
    consent,
    requester: personOf(createdBy),
    assignee: personOf(assignee),
  }));
}

/** What the page of one says besides. */
export async function detailOf(db: Database, row: SupportRequestRow, { by }: Stamp) {
  const [found, looks, mergedInto, merged, others] = await Promise.all([
    db.orm
      .select()
      .from(supportAnswers)
      .where(eq(supportAnswers.requestId, row.id))
      .orderBy(asc(supportAnswers.position)),
    db.orm
      .select()
      .from(supportLooks)
      .where(eq(supportLooks.requestId, row.id))
      .orderBy(asc(supportLooks.at), asc(supportLooks.id)),
    stayingFor(db, row.mergedInto),
    mergedIntoIt(db, row.id),
    isStaff(by) ? othersOf(db, row, by) : [],
  ]);
  const [personOf, kept] = await Promise.all([
    peopleOf(db, [
      ...found.map(({ authorId }) => authorId),
      ...looks.map(({ viewerId }) => viewerId),
    ]),
    filesOf(db, [row.id, ...found.map(({ id }) => id)]),
  ]);
  return {
    description: row.description,
    page: row.page,
    // It names nobody, and is shown with sample data.
    stateLink: isStaff(by) ? row.stateLink : null,
    looks: looks.map(({ id, viewerId, reason, at }) => ({
      id,
      viewer: personOf(viewerId),
      reason,
      at: wireInstant(at),
    })),
    mergedInto,
    merged,
    others,
    files: kept.get(row.id) ?? [],
    answers: found.map(({ id, authorId, text, at }) => ({
      id,
      author: personOf(authorId),
      isOfStaff: authorId !== row.createdBy,
      text,
      files: kept.get(id) ?? [],
      at: wireInstant(at),
    })),
  };
}
