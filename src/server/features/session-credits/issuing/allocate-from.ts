import type { CreditLotEvent } from '#machines/credit-lot/capabilities.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { sendLocked } from '#server/records/send.ts';
import { creditLotKind, lotOf } from '../kind.ts';
import { NotEnoughCredit, type Cause } from '../ledger.ts';

type Allocate = Extract<CreditLotEvent, { type: 'ALLOCATE' }>;

/** A lot that units of a pool go to, and whose it is. */
export type Given = Allocate['to'][number];

interface Allocation extends Pick<Allocate, 'to'> {
  readonly by: Person;
  readonly at?: number;
  /** The event of another chart that draws from the pool. */
  readonly cause: Cause | null;
}

/** Moves units of a pool into lots that are there, behind the lock of its programme's ledger. Throws NotEnoughCredit when the pool has fewer. */
export async function allocateFrom(
  db: Database,
  poolId: string,
  { to, by, cause, at = cause?.at }: Allocation,
): Promise<void> {
  const pool = await lotOf(db, poolId);
  const units = to.reduce((sum, each) => sum + each.units, 0);
  if (!pool || at === undefined || pool.row.context.available < units)
    throw new NotEnoughCredit(`The pool ${poolId} has fewer than ${units}`);
  await sendLocked(db, creditLotKind, pool, { type: 'ALLOCATE', units, to, cause, by, at });
}
