import { decide } from '#machines/decide.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { sendLocked } from '#server/records/send.ts';
import { creditLotKind, lotOf } from './kind.ts';

/** Tells a lot that units of it were moved, behind the lock of its programme's ledger. While its state stays as it is, nothing is written. */
export async function settleLotStatus(db: Database, id: string, at: number): Promise<void> {
  const lot = await lotOf(db, id);
  if (!lot) return;
  const event = { type: 'MOVED', left: lot.extra.left, by: system, at } as const;
  const decision = decide(creditLotChart, lot.row, event);
  if (!decision.accepted || decision.row.status === lot.row.status) return;
  await sendLocked(db, creditLotKind, lot, event);
}
