import { eq } from 'drizzle-orm';
import { bookingCreditState } from '#machines/booking/states.gen.ts';
import { bookings } from '#database/schema/index.ts';
import {
  correctUnits,
  giveUnits,
  moveUnits,
  refundUnits,
  type BookingUnits,
  type Cause,
  type Resting,
} from '#server/features/session-credits/public.ts';
import { reactToBooking, type BookingEffect } from '../record/reaction.ts';
import { drawnLot } from './drawn-lot.ts';

/** What becomes of the units that pay for a booking as a whole. */
export const creditOfBookings = reactToBooking({
  async holdCredit(context) {
    const found = unitsOf(context, foundLot(context));
    const { sessionId } = context.extra.row;
    const cause = causeOf(context);
    const lotId = await drawnLot(context.db, { ...found, sessionId }, cause);
    await payFrom(context, lotId);
    await moveUnits(context.db, 'hold', { ...found, lotId }, cause);
  },
  returnCredit: (context) => move(context, 'giveBack'),
  forfeitCredit: (context) => move(context, 'forfeit'),
  spendCredit: (context) => move(context, 'spend'),
  async refundCredit(context) {
    const { db, event, before } = context;
    if (event.type !== 'REFUND') return;
    const from =
      before?.regions['credit'] === bookingCreditState.spent
        ? bookingCreditState.spent
        : bookingCreditState.forfeited;
    const { reason = '', expiresAt = null } = event;
    await refundUnits(db, from, { ...unitsOf(context), reason, expiresAt }, causeOf(context));
  },
  async correctCredit(context) {
    const { db, event } = context;
    const [from, to] = [context.before, context.after].map((row) => row?.regions['credit']);
    const reason = event.type === 'CORRECT_OUTCOME' ? (event.reason ?? null) : null;
    const found = { ...unitsOf(context, foundLot(context)), reason };
    const cause = causeOf(context);
    const isGiven =
      event.type === 'CORRECT_OUTCOME' &&
      event.credit === 'goodwill' &&
      from === bookingCreditState.returned;
    const lotId = isGiven ? await giveUnits(db, found, cause) : found.lotId;
    await payFrom(context, lotId);
    await correctUnits(db, from as Resting, to as Resting | 'held', { ...found, lotId }, cause);
  },
});

async function move(context: BookingEffect, step: 'giveBack' | 'forfeit' | 'spend'): Promise<void> {
  await moveUnits(context.db, step, unitsOf(context), causeOf(context));
}

/** What was found out to pay from now on; the booking's own lot where nothing else was. */
const foundLot = ({ event, extra }: BookingEffect): string | null =>
  event.found?.lot ?? extra.row.creditLotId;

/** From now on the lot is the booking's. */
async function payFrom({ db, id, extra }: BookingEffect, lotId: string): Promise<void> {
  if (lotId === extra.row.creditLotId) return;
  await db.orm.update(bookings).set({ creditLotId: lotId }).where(eq(bookings.id, id));
}

function unitsOf({ id, extra, after }: BookingEffect, lotId = extra.row.creditLotId): BookingUnits {
  const { programmeId, teamId } = extra.row;
  if (!programmeId || !lotId) throw new Error(`Booking ${id} costs a credit and names no lot`);
  return {
    bookingId: id,
    programmeId,
    lotId,
    amount: after.context.cost,
    memberId: teamId ? null : (after.context.attendeeIds[0] ?? after.context.requesterId),
    teamId,
  };
}

const causeOf = ({ id, event, eventId, by, at }: BookingEffect): Cause => ({
  machine: 'booking',
  entityId: id,
  event: event.type,
  eventId,
  actorId: by.role === 'System' ? null : by.id,
  at,
});
