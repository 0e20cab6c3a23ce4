import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ledgerTransfers, programmes } from '#database/schema/index.ts';

/** What a transfer says, in which order its hash is made of it: whoever changes one of them afterwards breaks the chain. */
const hashed = [
  'programmeId',
  'position',
  'type',
  'debitKey',
  'creditKey',
  'amount',
  'lotId',
  'bookingId',
  'attendeeId',
  'memberId',
  'teamId',
  'causeMachine',
  'causeEntityId',
  'causeEvent',
  'causeEventId',
  'actorId',
  'reason',
  'reverses',
  'at',
] as const;

type Hashed = Pick<typeof ledgerTransfers.$inferSelect, (typeof hashed)[number] | 'conversationId'>;

/** Only transfers of AI credits name a conversation: the hashes of all others are made of what they always were. */
const saidBy = (transfer: Hashed) => [
  ...hashed.map((name) => transfer[name]),
  ...(transfer.conversationId === null ? [] : [transfer.conversationId]),
];

/** The hash of a transfer that follows on another: of that one's hash, and of what its own row says. */
export const hashOf = (previous: string, transfer: Hashed): string =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify(saidBy(transfer)))
    .digest('hex');

/** So many transfers are read at once. */
const batch = 5000;

export interface CheckedChain {
  /** Those that were found in order, from the first on. */
  readonly transfers: number;
  /** Where the chain breaks, and how; null while it holds. */
  readonly fault: string | null;
}

/** Computes the chain of a programme's transfers again, from the first to the one that the programme names as its last. */
export async function checkChain(db: Database, programmeId: string): Promise<CheckedChain> {
  const [ledger] = await db.orm
    .select({ position: programmes.ledgerPosition, hash: programmes.ledgerHash })
    .from(programmes)
    .where(eq(programmes.id, programmeId));
  if (!ledger) return { transfers: 0, fault: null };
  let position = 0;
  let hash = '';
  for (;;) {
    const rows = await db.orm
      .select()
      .from(ledgerTransfers)
      .where(
        and(
          eq(ledgerTransfers.programmeId, programmeId),
          gt(ledgerTransfers.position, position),
          lte(ledgerTransfers.position, ledger.position),
        ),
      )
      .orderBy(asc(ledgerTransfers.position))
      .limit(batch);
    for (const row of rows) {
      const fault = faultOf(row, position, hash);
      if (fault !== null) return { transfers: position, fault };
      ({ position, hash } = row);
    }
    if (rows.length < batch) break;
  }
  if (position < ledger.position)
    return {
      transfers: position,
      fault: `Movements ${position + 1} to ${ledger.position} are missing.`,
    };
  return {
    transfers: position,
    fault: hash === ledger.hash ? null : `The programme names another movement as its last.`,
  };
}

type Row = typeof ledgerTransfers.$inferSelect;

/** What is wrong with the transfer that follows on another; null when nothing is. */
function faultOf(row: Row, previous: number, previousHash: string): string | null {
  if (row.position !== previous + 1) return `Movement ${previous + 1} is missing.`;
  if (row.previousHash !== previousHash)
    return `Movement ${row.position} does not follow on the one before it.`;
  if (row.hash !== hashOf(previousHash, row))
    return `Movement ${row.position} was changed after it was booked.`;
  return null;
}
