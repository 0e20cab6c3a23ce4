import { decide } from '#machines/decide.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotEvent } from '#machines/credit-lot/capabilities.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { crossesFew, fewOf } from '#domain/credits/warnings.ts';
import { policyFor } from '#server/policy-for.ts';
import { sendLocked } from '#server/records/send.ts';
import { creditLotKind, lotOf, type CreditLot } from './kind.ts';
import type { Cause } from './ledger.ts';

type Returned = Extract<CreditLotEvent, { type: 'CREDIT_BACK' }>;

interface CameBack extends Pick<Returned, 'units' | 'of'> {
  readonly cause: Cause;
}

/** Tells a lot that units of it were moved, so many out of what could be booked with, behind the lock of its programme's ledger. While nothing follows from it, nothing is written. */
export async function settleLotStatus(
  db: Database,
  id: string,
  at: number,
  taken = 0,
): Promise<void> {
  const lot = await lotOf(db, id);
  if (!lot) return;
  const { available: left, held } = lot.row.context;
  const crosses = await crossesIn(db, lot, left + taken);
  await sendMovement(db, lot, { type: 'MOVED', left, held, crosses, by: system, at });
}

/** The same of units that came back: past its expiry they expire at once. */
export async function unitsCameBack(
  db: Database,
  id: string,
  { units, of, cause: { at, ...cause } }: CameBack,
): Promise<void> {
  const lot = await lotOf(db, id);
  if (!lot) return;
  const { available: left, held } = lot.row.context;
  const crosses = await crossesIn(db, lot, left - units);
  await sendMovement(db, lot, {
    type: 'CREDIT_BACK',
    units,
    left,
    held,
    crosses,
    of,
    cause,
    by: system,
    at,
  });
}

/** Whether few are left now of what somebody has, or not few any more, where so many were left before. */
async function crossesIn(
  db: Database,
  { row, extra }: CreditLot,
  before: number,
): Promise<boolean> {
  const { holderType, quantity, available } = row.context;
  if (holderType === 'pool' || before === available) return false;
  const { parameters } = await policyFor(db, extra.organizationId);
  return crossesFew(fewOf(quantity, parameters), before, available);
}

async function sendMovement(db: Database, lot: CreditLot, event: CreditLotEvent): Promise<void> {
  const decision = decide(creditLotChart, lot.row, event);
  if (!decision.accepted) return;
  if (decision.row.status === lot.row.status && decision.effects.length === 0) return;
  await sendLocked(db, creditLotKind, lot, event);
}
