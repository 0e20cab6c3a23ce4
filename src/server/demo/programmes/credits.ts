import { eq, inArray, sql } from 'drizzle-orm';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { creditLots, ledgerAccounts, programmes } from '#database/schema/index.ts';
import { book, type Cause, type Transfer } from '#server/features/session-credits/public.ts';
import type { Generator } from '../generator.ts';
import type { Member, Team } from '../people/build.ts';
import type { Option, Programme } from './build.ts';
import { unitsFor } from './holdings.ts';

interface Ledger {
  readonly db: Database;
  readonly random: Generator;
  /** Who of the staff does it. */
  readonly actorId: string;
}

/** Issues what was bought for a programme and gives everybody their share, as staff would on the day. */
export async function issueCredits(ledger: Ledger, programme: Programme): Promise<void> {
  for (const option of programme.options.filter(({ spec }) => spec.issued > 0)) {
    const pool = await issue(ledger, programme, option, {
      units: option.spec.issued,
      at: programme.issuedAt,
    });
    const holders: readonly (Member | Team)[] =
      option.session.spec.format === 'team' ? programme.teams : programme.members;
    const shares = holders.map((holder) => ({
      holder,
      units: unitsFor(programme, option, holder),
    }));
    await allocate(ledger, programme, option, { pool, shares, at: programme.issuedAt + HOUR });
  }
}

/** A goodwill unit for one member that does not last long. */
export async function issueGoodwill(
  ledger: Ledger,
  programme: Programme,
  option: Option,
  gift: {
    readonly member: Member;
    readonly at: number;
    readonly expiresAt: number;
    readonly reason: string;
  },
): Promise<void> {
  const { member, at, expiresAt, reason } = gift;
  const terms = { source: 'goodwill', reason, expiresAt, priority: 3 } as const;
  const pool = await issue(ledger, programme, option, { units: 1, at, terms });
  await allocate(ledger, programme, option, {
    pool,
    shares: [{ holder: member, units: 1 }],
    at: at + 60_000,
    terms,
  });
}

type Terms = Partial<
  Pick<typeof creditLots.$inferInsert, 'source' | 'reason' | 'expiresAt' | 'priority'>
>;

async function issue(
  ledger: Ledger,
  programme: Programme,
  option: Option,
  { units, at, terms = {} }: { units: number; at: number; terms?: Terms },
): Promise<string> {
  const id = ledger.random.id(at);
  await ledger.db.orm.insert(creditLots).values({
    ...lotOf(programme, option, at),
    ...terms,
    id,
    quantity: units,
    holderType: 'pool',
  });
  await book(ledger.db, programme.id, causeOf(ledger, id, 'ISSUE', at), [
    {
      type: 'ISSUED',
      from: { kind: 'issued', lotId: null },
      to: { kind: 'pool', lotId: id },
      amount: units,
      lotId: id,
    },
  ]);
  return id;
}

async function allocate(
  ledger: Ledger,
  programme: Programme,
  option: Option,
  {
    pool,
    shares,
    at,
    terms = {},
  }: {
    pool: string;
    shares: { holder: Member | Team; units: number }[];
    at: number;
    terms?: Terms;
  },
): Promise<void> {
  const lots = shares
    .filter(({ units }) => units > 0)
    .map(({ holder, units }) => ({
      holder,
      units,
      id: ledger.random.id(at),
      isTeam: 'leader' in holder,
    }));
  await ledger.db.orm.insert(creditLots).values(
    lots.map(({ holder, units, id, isTeam }) => ({
      ...lotOf(programme, option, at),
      source: 'transfer',
      ...terms,
      id,
      parentLotId: pool,
      quantity: units,
      holderType: isTeam ? 'team' : 'member',
      holderId: holder.id,
    })),
  );
  const transfers = lots.map(({ holder, units, id, isTeam }): Transfer => ({
    type: 'ALLOCATED',
    from: { kind: 'pool', lotId: pool },
    to: { kind: 'available', lotId: id },
    amount: units,
    lotId: id,
    ...(isTeam ? { teamId: holder.id } : { memberId: holder.id }),
  }));
  await book(ledger.db, programme.id, causeOf(ledger, pool, 'ALLOCATE', at), transfers);
}

const lotOf = (programme: Programme, option: Option, at: number) => ({
  organizationId: programme.company.id,
  programmeId: programme.id,
  sessionOptionId: option.id,
  source: 'contract',
  effectiveAt: programme.window.start,
  expiresAt: programme.window.end,
  createdAt: at,
  updatedAt: at,
});

const causeOf = (
  { random, actorId }: Ledger,
  entityId: string,
  event: string,
  at: number,
): Cause => ({
  machine: 'credit-lot',
  entityId,
  event,
  eventId: random.id(at),
  actorId,
  at,
});

/** A programme has come to its end: what is left in its lots expires (domain reference, 5.1). */
export async function completeProgramme(ledger: Ledger, programme: Programme): Promise<void> {
  const { db, random } = ledger;
  const at = programme.window.end + DAY;
  const left = await db.orm
    .select({
      lotId: ledgerAccounts.lotId,
      kind: ledgerAccounts.kind,
      balance: ledgerAccounts.balance,
    })
    .from(ledgerAccounts)
    .innerJoin(creditLots, eq(creditLots.id, ledgerAccounts.lotId))
    .where(
      sql`${ledgerAccounts.programmeId} = ${programme.id} and ${ledgerAccounts.kind} in ('pool', 'available') and ${ledgerAccounts.balance} > 0`,
    )
    .orderBy(creditLots.createdAt, creditLots.id);
  const transfers = left.flatMap(({ lotId, kind, balance }): Transfer[] =>
    lotId && (kind === 'pool' || kind === 'available')
      ? [
          {
            type: 'EXPIRED',
            from: { kind, lotId },
            to: { kind: 'expired', lotId },
            amount: balance,
            lotId,
          },
        ]
      : [],
  );
  const cause: Cause = {
    machine: 'programme',
    entityId: programme.id,
    event: 'COMPLETE',
    eventId: random.id(at),
    actorId: null,
    at,
  };
  await book(db, programme.id, cause, transfers);
  const lotIds = transfers.map(({ lotId }) => lotId);
  if (lotIds.length > 0) {
    await db.orm
      .update(creditLots)
      .set({ status: 'expired', updatedAt: at })
      .where(inArray(creditLots.id, lotIds));
  }
  await markProgramme(db, programme, 'complete', at);
}

export async function markProgramme(
  db: Database,
  { id }: Programme,
  status: string,
  at: number,
): Promise<void> {
  await db.orm
    .update(programmes)
    .set({ status, version: sql`${programmes.version} + 1`, updatedAt: at })
    .where(eq(programmes.id, id));
}
