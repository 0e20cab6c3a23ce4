import type { GroupContext, GroupEvent } from '#machines/booking-group/machine.ts';
import type { BookingEvent } from '#machines/booking/context.ts';
import { isAsked } from '#machines/booking/labels.ts';
import type { EffectContext } from '#server/records/kind.ts';
import { send } from '#server/records/send.ts';
import { bookingKind } from '../kind.ts';
import { futureOf } from './future.ts';
import type { GroupExtra } from './kind.ts';
import { makeThem } from './make.ts';

type Context = EffectContext<GroupContext, GroupExtra, GroupEvent>;

export async function makeBookings({ db, id, extra: { making }, by, at }: Context): Promise<void> {
  if (making) await makeThem(db, id, making, by, at);
}

/** Each by its own chart: what becomes of its credit, and who hears of it, is decided there. */
export async function cancelBookings({ db, id, event, by, at }: Context): Promise<void> {
  if (event.type !== 'CANCEL_FUTURE') return;
  const reason = event.reason?.trim();
  for (const booking of await futureOf(db, id, at, event.from)) {
    const type = isAsked(booking.status) ? 'CANCEL_REQUEST' : 'CANCEL';
    const off = { type, by, at, ...(reason && { reason }) } as BookingEvent;
    await send(db, bookingKind, booking.id, off);
  }
}
