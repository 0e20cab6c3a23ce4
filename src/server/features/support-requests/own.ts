import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { supportAnswers, supportLooks, supportRequests, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { filesOf } from './files.ts';

/** What somebody asked support for, and what was said about it: for whoever takes all of their data with them. */
export async function requestsBy(db: Database, person: string) {
  const requests = await db.orm
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.createdBy, person))
    .orderBy(asc(supportRequests.createdAt), asc(supportRequests.id));
  const answers = await db.orm
    .select()
    .from(supportAnswers)
    .where(
      inArray(
        supportAnswers.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(supportAnswers.position));
  const looks = await db.orm
    .select({
      requestId: supportLooks.requestId,
      by: users.fullName,
      reason: supportLooks.reason,
      at: supportLooks.at,
    })
    .from(supportLooks)
    .innerJoin(users, eq(users.id, supportLooks.viewerId))
    .where(
      inArray(
        supportLooks.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(supportLooks.at), asc(supportLooks.id));
  const kept = await filesOf(
    db,
    [...requests, ...answers].map(({ id }) => id),
  );
  const namesOf = (id: string) => (kept.get(id) ?? []).map(({ name }) => name);
  return requests.map(
    ({ id, reference, category, subject, description, page, consent, status, createdAt }) => ({
      reference,
      category,
      subject,
      description,
      page,
      consent,
      status,
      files: namesOf(id),
      createdAt: wireInstant(createdAt),
      yourDataWasOpened: looks
        .filter(({ requestId }) => requestId === id)
        .map(({ by, reason, at }) => ({ by, reason, at: wireInstant(at) })),
      answers: answers
        .filter(({ requestId }) => requestId === id)
        .map((answer) => ({
          isYours: answer.authorId === person,
          text: answer.text,
          files: namesOf(answer.id),
          at: wireInstant(answer.at),
        })),
    }),
  );
}
