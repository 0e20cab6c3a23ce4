import { eq } from 'drizzle-orm';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { attendeeCreditState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees } from '#database/schema/index.ts';
import type { EffectContext } from '#server/records/kind.ts';
import {
  giveUnits,
  NotEnoughCredit,
  type BookingUnits,
  type Cause,
} from '#server/features/session-credits/public.ts';
import { drawnLot } from '../credit/drawn-lot.ts';
import { coverOf } from './answers.ts';
import type { AttendeeExtra } from './load.ts';

export type AttendeeEffect = EffectContext<AttendeeContext, AttendeeExtra, AttendeeEvent>;

/** The units of somebody's place as they stand, and the event that moves them. */
export function unitsOf(context: AttendeeEffect, lotId = context.extra.row.creditLotId) {
  const { extra, id, event } = context;
  const { row, booking } = extra;
  if (!lotId || !booking.programmeId)
    throw new NotEnoughCredit(`Nothing pays for the place ${id} of booking ${booking.id}`);
  const units: BookingUnits = {
    bookingId: booking.id,
    attendeeId: id,
    programmeId: booking.programmeId,
    lotId,
    amount: booking.cost,
    memberId: row.userId,
    teamId: null,
    reason: 'reason' in event && event.type !== 'WITHDRAW' ? (event.reason ?? null) : null,
  };
  return { units, cause: causeOf(context) };
}

function causeOf({ id, event, eventId, by, at }: AttendeeEffect): Cause {
  const actorId = by.role === 'System' ? causedBy(event) : by.id;
  return { machine: 'attendee', entityId: id, event: event.type, eventId, actorId, at };
}

/** Whose action the product carries on with. */
export const causedBy = (event: AttendeeEvent): string | null =>
  event.type === 'HOLD' || event.type === 'RELEASE' ? (event.causedBy ?? null) : null;

/** The lot that pays from now on: the one that was found, out of a pool one of their own, or one that is given for the purpose. */
export async function payingLot(context: AttendeeEffect): Promise<string | null> {
  const { db, id, event, extra, before } = context;
  const { row, booking } = extra;
  const covering = await coveringLot(context);
  const found = covering ?? row.creditLotId;
  const cause = causeOf(context);
  const isGiven =
    event.type === 'RECORD' &&
    event.goodwill === true &&
    before?.regions['credit'] === attendeeCreditState.returned &&
    covering === null;
  if (isGiven) return paysFrom(db, id, await giveUnits(db, unitsOf(context).units, cause));
  if (!found) return null;
  const drawn = await drawnLot(
    db,
    {
      lotId: found,
      memberId: row.userId,
      amount: booking.cost,
      sessionId: booking.sessionId,
    },
    cause,
  );
  return drawn === row.creditLotId ? drawn : paysFrom(db, id, drawn);
}

/** The lot that was found for the event; where an outcome is put right and a unit is taken after all, the one that has enough left now. */
async function coveringLot({ db, event, before, extra }: AttendeeEffect): Promise<string | null> {
  const { row, booking } = extra;
  if (event.type !== 'RECORD' || before?.regions['credit'] !== attendeeCreditState.returned)
    return event.found?.lot ?? null;
  const cover = await coverOf(db, booking, row.userId, row.creditLotId);
  return cover === null || typeof cover === 'string' ? null : cover.lot;
}

async function paysFrom(db: Database, id: string, lotId: string): Promise<string> {
  await db.orm.update(attendees).set({ creditLotId: lotId }).where(eq(attendees.id, id));
  return lotId;
}
