import { eq, sql } from 'drizzle-orm';
import { HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { creditLots, programmes } from '#database/schema/index.ts';
import {
  armExpiry,
  book,
  lotMachine,
  type Cause,
  type Transfer,
} from '#server/features/session-credits/public.ts';
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
  const lot = {
    ...lotOf(programme, option, at),
    ...terms,
    id: ledger.random.id(at),
    quantity: units,
    holderType: 'pool',
  };
  const { id } = lot;
  await ledger.db.orm.insert(creditLots).values(lot);
  await armExpiry(ledger.db, [lot]);
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
      ...lotOf(programme, option, at),
      source: 'transfer',
      ...terms,
      id: ledger.random.id(at),
      parentLotId: pool,
      quantity: units,
      holderType: 'leader' in holder ? 'team' : 'member',
      holderId: holder.id,
    }));
  await ledger.db.orm.insert(creditLots).values(lots);
  await armExpiry(ledger.db, lots);
  const transfers = lots.map(({ id, quantity, holderType, holderId }): Transfer => ({
    type: 'ALLOCATED',
    from: { kind: 'pool', lotId: pool },
    to: { kind: 'available', lotId: id },
    amount: quantity,
    lotId: id,
    ...(holderType === 'team' ? { teamId: holderId } : { memberId: holderId }),
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
  machine: lotMachine,
  entityId,
  event,
  eventId: random.id(at),
  actorId,
  at,
});

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
