import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/database.ts';
import type { AskedRow } from './asked-rows.ts';
import { inviteTask, openInvites } from './invites.ts';
import { dueQuestionnaires, questionnaireTask } from './questionnaires.ts';
import { openReviews, reviewTask } from './reviews.ts';
import { moreThan, type Task, type ToDo } from './tasks.ts';

/** What is asked of a member besides what their bookings wait for; the database is asked once. */
export async function askedOfMember(
  db: Database,
  member: string,
  zone: string,
  now: number,
): Promise<Readonly<Record<'invites' | 'questionnaires' | 'reviews', ToDo>>> {
  const rows = await unionAll(
    openInvites(db, member, now),
    dueQuestionnaires(db, member, now),
    openReviews(db, member, now),
  );
  const of = (kind: Task['kind'], taskOf: (row: AskedRow) => Task): ToDo => {
    const found = rows.filter((row) => row.kind === kind);
    return { tasks: found.map(taskOf), more: moreThan(kind, found) };
  };
  return {
    invites: of('answerInvite', (row) => inviteTask(row, zone, now)),
    questionnaires: of('answerQuestionnaire', questionnaireTask),
    reviews: of('giveReview', (row) => reviewTask(row, zone, now)),
  };
}
