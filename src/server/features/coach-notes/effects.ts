import { max, eq } from 'drizzle-orm';
import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import type { coachNoteMachine } from '#machines/coach-note/machine.ts';
import { bookingNotice } from '#domain/notifications/notices.ts';
import { coachNoteVersions } from '#database/schema/index.ts';
import { aboutBooking, announce, settleNotices } from '#server/features/notifications/public.ts';
import type { EffectHandlers } from '#server/records/kind.ts';

/** What the orders of the chart do. */
export const effects: EffectHandlers<
  typeof coachNoteMachine,
  CoachNoteContext,
  unknown,
  CoachNoteEvent
> = {
  async notify({ db, after, by, at, eventId }, { type }) {
    const { booking, coach, scope, subject } = after.context;
    await announce(db, {
      notice: bookingNotice(type),
      about: aboutBooking({
        bookingId: booking,
        subjectId: scope === 'member' ? subject : null,
        actor: by,
        at,
      }),
      recipientIds: [coach],
      at,
      eventId,
    });
  },
  async settleNotices({ db, after, at }, { types }) {
    const { booking, scope, subject } = after.context;
    await settleNotices(db, {
      types,
      entity: 'booking',
      entityId: booking,
      subjectId: scope === 'member' ? subject : null,
      at,
    });
  },
  async keepVersion({ db, id, after, at }) {
    const [last] = await db.orm
      .select({ number: max(coachNoteVersions.number) })
      .from(coachNoteVersions)
      .where(eq(coachNoteVersions.noteId, id));
    const { body, goal, observations, agreedActions, nextFocus, mood } = after.context;
    await db.orm.insert(coachNoteVersions).values({
      noteId: id,
      number: (last?.number ?? 0) + 1,
      at,
      body,
      goal,
      observations,
      agreedActions,
      nextFocus,
      mood,
    });
  },
};
