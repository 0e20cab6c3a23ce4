import { auditEntries } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { setAsideWork, tryAgain } from '#server/outbox/set-aside.ts';

/** Who sees to work that was given up. */
export const lookingAfterWork = only('staff');

async function answer(db: Database) {
  const { results, total } = await setAsideWork(db);
  return { results: results.map((work) => ({ ...work, at: wireInstant(work.at) })), total };
}

export const setAsideBindings = {
  ...bind('GET /set-aside-work', {
    policy: lookingAfterWork,
    handle: ({ services: { db } }) => answer(db),
  }),

  ...bind('POST /set-aside-work/retries', {
    policy: lookingAfterWork,
    async handle({ body: { work }, principal, now, services: { db } }) {
      await db.transaction(async () => {
        // What somebody else has had tried again meanwhile is under way.
        if (!(await tryAgain(db, work, now))) return;
        await db.orm.insert(auditEntries).values({
          id: newId(now),
          at: now,
          actorId: principal.id,
          kind: 'workTriedAgain',
          entity: 'work',
          detail: { work },
        });
      });
      return answer(db);
    },
  }),
};
