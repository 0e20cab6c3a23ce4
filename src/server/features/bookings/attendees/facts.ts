import { eq } from 'drizzle-orm';
import type { AttendeeEvent } from '#machines/attendee/context.ts';
import type { Facts } from '#machines/plain-record.ts';
import { attendeeCreditState } from '#machines/attendee/states.gen.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { creditLots, programmes } from '#database/schema/index.ts';
import { firstClash, lockDays } from '#server/features/availability/public.ts';
import { creditsNeeded } from '../credit/needs.ts';
import type { BookingRow } from '../record/load.ts';
import { payersOf } from '../credit/payers.ts';
import { placeOf } from './time.ts';
import type { Attendee, AttendeeExtra } from './load.ts';

/** What must be found out before an event of somebody's place can be decided: whether who comes after all has that time, and what pays. */
export async function attendeeFacts(
  db: Database,
  attendee: Attendee,
  event: AttendeeEvent,
): Promise<Facts> {
  if (event.type === 'JOIN')
    return { ...(await timeOf(db, attendee.extra)), ...(await unitsFor(db, attendee)) };
  if (event.type === 'HOLD') return unitsFor(db, attendee);
  if (event.type === 'RECORD') {
    const { lot = null } =
      attendee.row.regions['credit'] === attendeeCreditState.returned
        ? await unitsFor(db, attendee)
        : {};
    return { lot };
  }
  return event.type === 'REFUND' ? expiryOf(db, attendee.extra, event) : {};
}

/** Their days are locked until the transaction ends. */
async function timeOf(db: Database, extra: AttendeeExtra): Promise<Facts> {
  const taken = [placeOf(extra)];
  await lockDays(db, taken);
  const clash = await firstClash(db, taken);
  return { isTimeFree: clash && sentenceOf('reservations_member_free') };
}

/** What pays for somebody who has nothing set aside: a unit that was lost comes back first. */
async function unitsFor(db: Database, { row, extra }: Attendee): Promise<Facts> {
  if (row.context.cost === 0 || row.regions['credit'] === attendeeCreditState.forfeited) return {};
  return coverOf(db, extra.booking, extra.row.userId, extra.row.creditLotId);
}

/** The lot from which somebody can pay for a place in a session, or why they can't come, in words to them; nothing where it is not theirs to pay. */
export async function coverOf(
  db: Database,
  booking: BookingRow,
  userId: string,
  preferred: string | null = null,
): Promise<Facts> {
  if (booking.creditMode !== 'perAttendee' || booking.cost === 0) return {};
  const { lots } = await payersOf(db, [userId], booking, new Map([[userId, preferred]]));
  const lot = lots.get(userId);
  if (lot) return { lot };
  const [programme] = await db.orm
    .select({ name: programmes.name })
    .from(programmes)
    .where(eq(programmes.id, booking.programmeId ?? ''));
  return {
    isCovered: `${creditsNeeded(booking.cost)} and you have none left in «${programme?.name ?? ''}». Ask your programme contact.`,
  };
}

/** A refund never brings an expiry forward. */
async function expiryOf(
  db: Database,
  { row }: AttendeeExtra,
  { expiresAt: wanted, at }: Extract<AttendeeEvent, { readonly type: 'REFUND' }>,
): Promise<Facts> {
  if (!wanted || wanted <= at || !row.creditLotId) return {};
  const [lot] = await db.orm
    .select({ expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(eq(creditLots.id, row.creditLotId));
  if (!lot || wanted > lot.expiresAt) return {};
  return { isExpiryLater: 'The credit can be used until then anyway.' };
}
