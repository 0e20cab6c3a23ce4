import { bookingGroupChart } from '#machines/booking-group/chart.ts';
import type { GroupContext } from '#machines/booking-group/context.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import type { bookingGroupMachine } from '#machines/booking-group/machine.ts';
import { isAsked } from '#machines/booking/labels.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import { send } from '#server/records/send.ts';
import { bookingKind } from '../kind.ts';
import { reactToBooking } from '../record/reaction.ts';
import { followGroup } from './follow.ts';
import { futureOf } from './future.ts';
import type { GroupExtra } from './answers.ts';
import { makeThem } from './make.ts';

const own: EffectHandlers<typeof bookingGroupMachine, GroupContext, GroupExtra, GroupEvent> = {
  async makeBookings({ db, id, extra: { making }, by, at }) {
    if (making) await makeThem(db, id, making, by, at);
  },
  /** Each by its own chart: what becomes of its credit, and who hears of it, is decided there. */
  async cancelBookings({ db, id, event, by, at }) {
    if (event.type !== 'CANCEL_FUTURE') return;
    const reason = event.reason?.trim();
    for (const booking of await futureOf(db, id, at, event.from)) {
      const type = isAsked(booking.status) ? 'CANCEL_REQUEST' : 'CANCEL';
      await send(db, bookingKind, booking.id, { type, by, at, ...(reason && { reason }) });
    }
  },
};

/** What a group does with its bookings. */
export const groupReaction = reactTo(bookingGroupChart, own);

/** A booking that is over may be the last of its group, and one that takes place after all its first. */
export const groupsOfBookings = reactToBooking({
  async reserveTime({ db, before, extra, at }) {
    if (before) await followGroup(db, extra.row.bookingGroupId, at);
  },
  releaseTime: ({ db, extra, at }) => followGroup(db, extra.row.bookingGroupId, at),
});
