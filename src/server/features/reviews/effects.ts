import { and, inArray } from 'drizzle-orm';
import { averageOf } from '#domain/reviews/vocabulary.ts';
import { bookingNotice } from '#domain/notifications/notices.ts';
import type { ReviewContext } from '#machines/review/context.ts';
import type { ReviewEvent } from '#machines/review/capabilities.ts';
import type { reviewMachine } from '#machines/review/machine.ts';
import { userState } from '#machines/user/states.gen.ts';
import { users } from '#database/schema/index.ts';
import { countPoints } from '#server/features/awards/public.ts';
import { aboutBooking, announce } from '#server/features/notifications/public.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { inState } from '#database/in-state.ts';

/** What the orders of the chart do. */
export const effects: EffectHandlers<typeof reviewMachine, ReviewContext, unknown, ReviewEvent> = {
  async count({ db, id, after, at }) {
    const { member: userId } = after.context;
    await countPoints(db, { pointReason: 'reviewSubmitted', userId, subjectId: id, at });
  },
  async notify({ db, after, by, at, eventId }, { type }) {
    const { booking, attendee } = after.context;
    const staff = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(
        and(inArray(users.role, ['Admin', 'SuperAdmin']), inState(users.status, userState.active)),
      );
    await announce(db, {
      notice: bookingNotice(type),
      about: aboutBooking({
        bookingId: booking,
        subjectId: attendee,
        score: averageOf(after.context),
        actor: by,
        at,
      }),
      recipientIds: staff.map(({ id }) => id),
      at,
      eventId,
    });
  },
};
