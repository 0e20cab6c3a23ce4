import type { Database } from '#database/database.ts';
import { book, type Cause, type Transfer } from './ledger.ts';
import { settleLotStatus, unitsCameBack } from './lot-status.ts';
import { noteUse } from './programmes/note-use.ts';

/** The units of one booking, or of one who comes to it: which lot they come from and whose they are. */
export interface BookingUnits {
  readonly bookingId: string;
  /** Whoever pays for their own place; absent where the booking is paid as a whole. */
  readonly attendeeId?: string;
  readonly programmeId: string;
  readonly lotId: string;
  readonly amount: number;
  readonly memberId: string | null;
  readonly teamId: string | null;
  readonly reason?: string | null;
}

type Step = (units: BookingUnits) => Pick<Transfer, 'type' | 'from' | 'to'>;

export const available = (units: BookingUnits) =>
  ({ kind: 'available', lotId: units.lotId }) as const;
const held = (units: BookingUnits) =>
  ({
    kind: 'held',
    lotId: units.lotId,
    bookingId: units.bookingId,
    attendeeId: units.attendeeId ?? null,
  }) as const;

export const steps = {
  hold: (units) => ({ type: 'HELD', from: available(units), to: held(units) }),
  giveBack: (units) => ({ type: 'HOLD_RELEASED', from: held(units), to: available(units) }),
  spend: (units) => ({
    type: 'SPENT',
    from: held(units),
    to: { kind: 'spent', lotId: units.lotId },
  }),
  forfeit: (units) => ({
    type: 'FORFEITED',
    from: held(units),
    to: { kind: 'forfeited', lotId: units.lotId },
  }),
  refundSpent: (units) => ({
    type: 'REFUNDED',
    from: { kind: 'spent', lotId: units.lotId },
    to: available(units),
  }),
  refundForfeited: (units) => ({
    type: 'REFUNDED',
    from: { kind: 'forfeited', lotId: units.lotId },
    to: available(units),
  }),
} as const satisfies Record<string, Step>;

/** After these the units are to be had again. */
const comingBack: readonly (keyof typeof steps)[] = ['giveBack', 'refundSpent', 'refundForfeited'];

/**
 * Moves the units of a booking one step along their life (domain reference, 6.6 credit region). Units that come back to a lot past its expiry expire at once.
 * Throws NotEnoughCredit when the account has fewer.
 */
export async function moveUnits(
  db: Database,
  step: keyof typeof steps,
  units: BookingUnits,
  cause: Cause,
): Promise<void> {
  const transfer: Transfer = { ...steps[step](units), ...units };
  await book(db, units.programmeId, cause, [transfer]);
  if (comingBack.includes(step)) await returnedTo(db, units, cause);
  else await settleLotStatus(db, units.lotId, cause.at, step === 'hold' ? units.amount : 0);
  if (step === 'spend') await noteUse(db, units.programmeId, cause.at);
}

/** Tells a lot that the units of a booking are in it again. */
export const returnedTo = (db: Database, units: BookingUnits, cause: Cause): Promise<void> => {
  const { lotId, amount, bookingId, attendeeId = null, memberId, teamId, reason = null } = units;
  const of = { bookingId, attendeeId, memberId, teamId, reason };
  return unitsCameBack(db, lotId, { units: amount, of, cause });
};
