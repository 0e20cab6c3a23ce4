import { asc, eq } from 'drizzle-orm';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { supportAnswers } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { peopleOf } from '#server/records/people.ts';
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
  const found = await db.orm
    .select()
    .from(supportAnswers)
    .where(eq(supportAnswers.requestId, row.id))
    .orderBy(asc(supportAnswers.position));
  const personOf = await peopleOf(
    db,
    found.map(({ authorId }) => authorId),
  );
  const kept = await filesOf(db, [row.id, ...found.map(({ id }) => id)]);
  return {
    description: row.description,
    page: row.page,
    stateLink: isStaff(by) && row.consent ? row.stateLink : null,
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
