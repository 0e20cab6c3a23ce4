import type { CreditUnit } from '#domain/credits/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { book, type Cause, type Transfer } from './ledger.ts';
import { settleLotStatus, unitsCameBack } from './lot-status.ts';
import { noteUse } from './programmes/note-use.ts';

/** Units that something is paid with: which lot they come from and whose they are. */
export interface UsedUnits {
  /** What they pay for: a booking, or the analysis of a conversation. */
  readonly bookingId?: string;
  readonly conversationId?: string;
  /** Whoever pays for their own place; absent where the booking is paid as a whole. */
  readonly attendeeId?: string;
  readonly programmeId: string;
  readonly lotId: string;
  readonly amount: number;
  readonly memberId: string | null;
  readonly teamId: string | null;
  readonly reason?: string | null;
}

/** The units of one booking, or of one who comes to it. */
export interface BookingUnits extends UsedUnits {
  readonly bookingId: string;
}

/** Sessions are booked; conversations are analysed. */
const unitOf = ({ conversationId }: UsedUnits): CreditUnit =>
  conversationId === undefined ? 'session' : 'analysis';

type Step = (units: UsedUnits) => Pick<Transfer, 'type' | 'from' | 'to'>;

export const available = (units: UsedUnits) => ({ kind: 'available', lotId: units.lotId }) as const;
const held = (units: UsedUnits) =>
  ({
    kind: 'held',
    lotId: units.lotId,
    bookingId: units.bookingId ?? null,
    attendeeId: units.attendeeId ?? null,
    conversationId: units.conversationId ?? null,
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
 * Moves the units of a booking or of a conversation one step along their life (domain reference, 6.6 credit region, and 5.7). Units that come back to a lot past its expiry expire at once.
 * Throws NotEnoughCredit when the account has fewer.
 */
export async function moveUnits(
  db: Database,
  step: keyof typeof steps,
  units: UsedUnits,
  cause: Cause,
): Promise<void> {
  const unit = unitOf(units);
  const transfer: Transfer = { ...steps[step](units), ...units, unit };
  await book(db, units.programmeId, cause, [transfer]);
  if (comingBack.includes(step)) await returnedTo(db, units, cause);
  else await settleLotStatus(db, units.lotId, cause.at, step === 'hold' ? units.amount : 0);
  if (step === 'spend' && unit === 'session') await noteUse(db, units.programmeId, cause.at);
}

/** Tells a lot that units which paid for something are in it again. */
export const returnedTo = (db: Database, units: UsedUnits, cause: Cause): Promise<void> => {
  const { lotId, amount, memberId, teamId, reason = null } = units;
  const { bookingId = null, attendeeId = null, conversationId = null } = units;
  const of = { bookingId, attendeeId, conversationId, memberId, teamId, reason };
  return unitsCameBack(db, lotId, { units: amount, of, cause });
};
