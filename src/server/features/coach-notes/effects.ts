import { max, eq } from 'drizzle-orm';
import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import { bookingNotice } from '#domain/notifications/notices.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { coachNoteVersions } from '#database/schema/index.ts';
import { aboutBooking, announce, settleNotices } from '#server/features/notifications/public.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';

type Context = EffectContext<CoachNoteContext, unknown, CoachNoteEvent>;
type Handler = EffectHandler<CoachNoteContext, unknown, CoachNoteEvent>;

/** What the orders of the chart do. */
export const effects: Readonly<Record<string, Handler>> = {
  async notify({ db, after, by, at, eventId }: Context, { type }) {
    const { booking, coach, scope, subject } = after.context;
    await announce(db, {
      notice: bookingNotice(type as NotificationType),
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
  async settleNotices({ db, after, at }: Context, { types }) {
    const { booking, scope, subject } = after.context;
    await settleNotices(db, {
      types: types as readonly NotificationType[],
      entity: 'booking',
      entityId: booking,
      subjectId: scope === 'member' ? subject : null,
      at,
    });
  },
  async keepVersion({ db, id, after, at }: Context) {
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
