import { eq } from 'drizzle-orm';
import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import type { Database } from '#database/database.ts';
import { attendees } from '#database/schema/index.ts';
import type { EffectContext } from '#server/records/kind.ts';
import {
  allocate,
  giveUnits,
  NotEnoughCredit,
  payingLots,
  type BookingUnits,
  type Cause,
} from '#server/features/session-credits/public.ts';
import type { AttendeeExtra } from './kind.ts';

type Context = EffectContext<AttendeeContext, AttendeeExtra, AttendeeEvent>;

/** The units of somebody's place as they stand, and the event that moves them. */
export function unitsOf(context: Context, lotId = context.extra.row.creditLotId) {
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

function causeOf({ id, event, eventId, by, at }: Context): Cause {
  const actorId = by.role === 'System' ? causedBy(event) : by.id;
  return { machine: 'attendee', entityId: id, event: event.type, eventId, actorId, at };
}

/** Whose action the product carries on with. */
export const causedBy = (event: AttendeeEvent): string | null =>
  event.type === 'HOLD' || event.type === 'RELEASE' ? (event.causedBy ?? null) : null;

/** The lot that pays from now on: the one that was found, out of a pool one of their own, or one that is given for the purpose. */
export async function payingLot(context: Context): Promise<string | null> {
  const { db, id, event, extra, before } = context;
  const { row, booking } = extra;
  const found = event.facts?.['lot'] ?? row.creditLotId;
  const cause = causeOf(context);
  const isGiven =
    event.type === 'RECORD' &&
    event.goodwill === true &&
    before?.regions['credit'] === 'returned' &&
    !event.facts?.['lot'];
  if (isGiven) return paysFrom(db, id, await giveUnits(db, unitsOf(context).units, cause));
  if (!found) return null;
  const holder = { type: 'member', id: row.userId } as const;
  const [lot] = await payingLots(db, holder, { lotId: found, sessionId: booking.sessionId });
  const drawn = lot?.fromPool ? await allocate(db, lot, row.userId, booking.cost, cause) : found;
  return drawn === row.creditLotId ? drawn : paysFrom(db, id, drawn);
}

async function paysFrom(db: Database, id: string, lotId: string): Promise<string> {
  await db.orm.update(attendees).set({ creditLotId: lotId }).where(eq(attendees.id, id));
  return lotId;
}
