import { eq } from 'drizzle-orm';
import { reviews } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { reviewChart } from '#machines/review/chart.ts';
import type { ReviewContext } from '#machines/review/context.ts';
import type { ReviewEvent } from '#machines/review/capabilities.ts';
import { openReviews, reviewKind } from '#server/features/reviews/public.ts';
import { send } from '#server/records/send.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of reviews behind the API, as a host of paths. That somebody came is said as the outcome of a booking says it. */
export function reviewHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let scene: NoteScene;

  const rowNow = async () => {
    const [row] = await db.orm.select().from(reviews).where(eq(reviews.attendee, scene.attendee));
    return row;
  };
  const isThere = async () => (await rowNow()) !== undefined;

  return recordDriver<ReviewContext, ReviewEvent>(stage, reviewChart, {
    name: 'The review',
    async start({ endsAt }) {
      scene = await noteScene(stage, { startsAt: endsAt - 3_600_000, endsAt, scope: 'member' });
    },
    async attempt(event) {
      const { type, by, at, facts: _, ...payload } = event;
      const row = await rowNow();
      if (by.role === 'System')
        return asTheProduct(db, () =>
          row ? send(db, reviewKind, row.id, event) : openReviews(db, scene.booking, at),
        );
      const body = { type, payload, version: row?.version ?? 1, idempotencyKey: newId() };
      const caller = stage.as(scene.people[by.id] ?? null);
      return ask(caller, 'POST', `/reviews/${row?.id ?? newId()}/events`, body);
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf({ type, by }) {
      if (by.role === 'System') return null;
      if (type === 'OPEN' || type === 'RELEASE') return answers.unknownEvent;
      if (by.role === 'Coach' || by.role === 'Admin') return answers.forbidden;
      return by.id === 'mia' && (await isThere()) ? null : answers.absent;
    },
    isThere,
  });
}
