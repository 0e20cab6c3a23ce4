import { eq } from 'drizzle-orm';
import { bookings } from '#database/schema/index.ts';
import { release, reserve } from '#server/features/availability/public.ts';
import { reactToBooking, type BookingEffect } from '../record/reaction.ts';
import { isStillAhead } from '#machines/booking/labels.ts';
import { occupancyOf } from './occupancy.ts';

/** Takes the time that a booking has now in place of all that it had. */
async function takeAnew({ db, id, after, extra }: BookingEffect): Promise<void> {
  await release(db, { bookingId: id });
  await reserve(db, { bookingId: id }, occupancyOf(after.context, extra.row));
}

/** Whose time a booking takes, and when. */
export const timeOfBookings = reactToBooking({
  async reserveTime({ db, id, after, extra }) {
    await reserve(db, { bookingId: id }, occupancyOf(after.context, extra.row));
  },
  releaseTime: ({ db, id }) => release(db, { bookingId: id }),
  swapTime: takeAnew,
  holdProposedTime: takeAnew,
  // What has ended has given all of its time back.
  async releaseProposedTime(effect) {
    if (isStillAhead(effect.after.status)) await takeAnew(effect);
  },
  async handOver({ db, id, before, after: { context }, extra }) {
    const { coachId, coachName, coachTimeZone } = context;
    const own = ` with ${before?.context.coachName}`;
    const { title } = extra.row;
    const isUsual = title.endsWith(own);
    await release(db, { bookingId: id });
    await reserve(db, { bookingId: id }, occupancyOf(context, extra.row));
    await db.orm
      .update(bookings)
      .set({
        coachId,
        coachTimeZone,
        ...(isUsual && { title: `${title.slice(0, -own.length)} with ${coachName}` }),
      })
      .where(eq(bookings.id, id));
  },
});
