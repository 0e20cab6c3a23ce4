import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/database.ts';
import { builtOnce } from '#database/paged/built-once.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { AskedRow } from './asked-rows.ts';
import { paperworkIn } from '#server/features/bookings/public.ts';
import { inviteTask, openInvites } from './invites.ts';
import { missingIn, paperwork } from './paperwork.ts';
import { dueQuestionnaires, questionnaireTask } from './questionnaires.ts';
import { openReviews, reviewTask } from './reviews.ts';
import { moreThan, type Task, type ToDo } from './tasks.ts';

const asked = builtOnce<AskedRow>((db) =>
  unionAll(openInvites(db), dueQuestionnaires(db), openReviews(db), paperwork(db)).prepare(''),
);

interface Asked extends Readonly<Record<'invites' | 'questionnaires' | 'reviews', ToDo>> {
  /** What bookings ask for, by their ids. */
  readonly paperwork: ReturnType<typeof paperworkIn>;
}

/** What is asked of a member besides what their bookings wait for, and what these bookings ask for; the database is asked once. */
export async function askedOfMember(
  db: Database,
  member: string,
  bookings: readonly string[],
  zone: string,
  now: number,
): Promise<Asked> {
  const rows = await asked(db, {
    member,
    bookings,
    now: wireInstant(now),
    reviewable: wireInstant(now - reviewTimes.open),
  });
  const of = (kind: Task['kind'], taskOf: (row: AskedRow) => Task): ToDo => {
    const found = rows.filter((row) => row.kind === kind);
    return { tasks: found.map(taskOf), more: moreThan(kind, found) };
  };
  return {
    invites: of('answerInvite', (row) => inviteTask(row, zone, now)),
    questionnaires: of('answerQuestionnaire', questionnaireTask),
    reviews: of('giveReview', (row) => reviewTask(row, zone, now)),
    paperwork: paperworkIn(rows.flatMap(missingIn)),
  };
}
