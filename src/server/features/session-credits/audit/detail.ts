import { and, asc, eq, sql } from 'drizzle-orm';
import { accountKinds, accountNames } from '#domain/credits/ledger.ts';
import type { Database } from '#database/database.ts';
import { ledgerTransfers, machineEvents } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { correctionOf } from './correct-item.ts';
import { itemOf, itemsFor } from './items.ts';
import { ledgerOf, sightOf, visibleTransfers, within, type Books, type Reader } from './visible.ts';

type Transfer = typeof ledgerTransfers.$inferSelect;

/** One transfer with both its accounts, what caused it, and what takes it back. */
export async function auditItemDetail(
  db: Database,
  reader: Reader,
  { books, id, mayCorrect, now }: { books: Books; id: string; mayCorrect: boolean; now: number },
) {
  const { programmeId } = books;
  const programme = await ledgerOf(db, reader, programmeId);
  const sight = await sightOf(db, reader);
  const where = and(eq(ledgerTransfers.id, id), within(books), visibleTransfers(sight));
  const [[row], [transfer]] = await Promise.all([
    itemsFor(db, books.unit, where),
    db.orm.select().from(ledgerTransfers).where(where),
  ]);
  if (!row || !transfer) throw refuse.notFound();
  const [step] = await db.orm
    .select({ position: machineEvents.position, state: machineEvents.state })
    .from(machineEvents)
    .where(eq(machineEvents.id, transfer.causeEventId));
  return {
    ...itemOf(row, sight),
    programme: { id: programme.id, name: programme.name },
    from: await accountAt(db, transfer, transfer.debitKey),
    to: await accountAt(db, transfer, transfer.creditKey),
    cause: {
      machine: transfer.causeMachine,
      event: transfer.causeEvent,
      entityId: transfer.causeEntityId,
      step: step ?? null,
    },
    reverses:
      transfer.reverses === null
        ? null
        : ((await itemsWhere(db, eq(ledgerTransfers.id, transfer.reverses)))[0] ?? null),
    reversedBy: await itemsWhere(db, eq(ledgerTransfers.reverses, transfer.id)),
    checksum: transfer.hash,
    previousChecksum: transfer.previousHash,
    correction: mayCorrect ? await correctionOf(db, transfer, now) : null,
  };
}

const itemsWhere = (db: Database, where: ReturnType<typeof eq>) =>
  db.orm
    .select({
      id: ledgerTransfers.id,
      position: ledgerTransfers.position,
      amount: ledgerTransfers.amount,
    })
    .from(ledgerTransfers)
    .where(where)
    .orderBy(asc(ledgerTransfers.position));

/** An account right before a transfer and right after it, by all transfers up to it. */
async function accountAt(db: Database, { position, amount, creditKey }: Transfer, key: string) {
  const upToHere = (column: 'debit_key' | 'credit_key') => sql`coalesce((
    select sum(x.amount) from ledger_transfers x where x.${sql.identifier(column)} = ${key} and x.position <= ${position}), 0)`;
  const [row] = await db.orm.execute<{ after: number }>(
    sql`select (${upToHere('credit_key')} - ${upToHere('debit_key')})::int as after`,
  );
  const after = row?.after ?? 0;
  const written = key.slice(0, key.indexOf(':'));
  const kind = accountKinds.find((each) => each === written);
  if (kind === undefined) throw new Error(`There is no account ${key}`);
  const before = key === creditKey ? after - amount : after + amount;
  return { kind, name: accountNames[kind], before, after };
}
