import { sql, type SQL } from 'drizzle-orm';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { counted } from '#domain/text/counted.ts';
import type { Database } from '#database/database.ts';
import { ledgerTransfers } from '#database/schema/index.ts';

export interface Reason {
  readonly sentence: string;
  readonly change: number;
}

const are = (count: number, rest: string): string =>
  `${counted(count, 'credit')} ${count === 1 ? 'is' : 'are'} ${rest}.`;
const were = (count: number, rest: string): string =>
  `${counted(count, 'credit')} ${count === 1 ? 'was' : 'were'} ${rest}.`;

/** Where units are that can't be booked with any more, each in its sentence. */
const gone = {
  held: (count) => are(count, 'reserved for bookings'),
  spent: (count) => were(count, 'used'),
  forfeited: (count) => were(count, 'lost'),
  expired: (count) => were(count, 'left over when they expired'),
  withdrawn: (count) => were(count, 'deleted'),
} as const satisfies Partial<Record<AccountKind, (count: number) => string>>;

const kinds = ['held', 'spent', 'forfeited', 'expired', 'withdrawn'] as const;

/** So many units as came into accounts of this kind and did not leave them again. */
const within = (kind: AccountKind): SQL<number> =>
  sql<number>`coalesce(sum(${ledgerTransfers.amount} * (starts_with(${ledgerTransfers.creditKey}, ${`${kind}:`})::int
    - starts_with(${ledgerTransfers.debitKey}, ${`${kind}:`})::int)), 0)::int`;

/** So many units as went from accounts of one kind to those of another. */
const between = (from: AccountKind, to: AccountKind): SQL<number> =>
  sql<number>`coalesce(sum(${ledgerTransfers.amount}) filter (
    where starts_with(${ledgerTransfers.debitKey}, ${`${from}:`}) and starts_with(${ledgerTransfers.creditKey}, ${`${to}:`})), 0)::int`;

/**
 * Why a balance is what it is: how many units came in, and where they are that can't be booked with any more. All of it is read from the transfers, so that what is
 * left is the balance as the ledger has it. With `ofPools` also what nobody holds yet counts, and units come in when they are issued.
 */
export async function reasonsWhere(
  db: Database,
  transfers: SQL,
  { ofPools }: { readonly ofPools: boolean },
): Promise<Reason[]> {
  const [units] = await db.orm
    .select({
      issued: between('issued', 'pool'),
      allocated: between('pool', 'available'),
      takenBack: between('available', 'pool'),
      held: within('held'),
      spent: within('spent'),
      forfeited: within('forfeited'),
      expired: within('expired'),
      withdrawn: within('withdrawn'),
    })
    .from(ledgerTransfers)
    .where(transfers);
  if (!units) return [];
  const came: Reason[] = ofPools
    ? [{ sentence: were(units.issued, 'issued'), change: units.issued }]
    : [
        { sentence: were(units.allocated, 'allocated'), change: units.allocated },
        {
          sentence: were(units.takenBack, 'deallocated'),
          change: -units.takenBack,
        },
      ];
  const went = kinds.map((kind) => ({ sentence: gone[kind](units[kind]), change: -units[kind] }));
  return [...came, ...went].filter(({ change }) => change !== 0);
}
