import { HOUR } from '#domain/time/calendar.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import type { creditLots } from '#database/schema/index.ts';
import { allocateFrom, issueLot, type Given } from '#server/features/session-credits/public.ts';
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
  await issueLot(
    ledger.db,
    { ...lotOf(programme, option), ...terms, id, quantity: units, holderType: 'pool' },
    at,
    staffOf(ledger),
    { units, cause: null },
  );
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
  const to: Given[] = [];
  for (const { holder, units } of shares.filter((share) => share.units > 0)) {
    const isTeam = 'leader' in holder;
    const lot = {
      ...lotOf(programme, option),
      source: 'transfer',
      ...terms,
      id: ledger.random.id(at),
      parentLotId: pool,
      quantity: units,
      holderType: isTeam ? 'team' : 'member',
      holderId: holder.id,
    } as const;
    await issueLot(ledger.db, lot, at, staffOf(ledger));
    to.push({
      lotId: lot.id,
      units,
      memberId: isTeam ? null : holder.id,
      teamId: isTeam ? holder.id : null,
    });
  }
  if (to.length > 0)
    await allocateFrom(ledger.db, pool, { to, by: staffOf(ledger), at, cause: null });
}

const lotOf = (programme: Programme, option: Option) => ({
  organizationId: programme.company.id,
  programmeId: programme.id,
  sessionOptionId: option.id,
  source: 'contract',
  effectiveAt: programme.window.start,
  expiresAt: programme.window.end,
});

const staffOf = ({ actorId }: Ledger): Person => ({ id: actorId, role: 'Admin' });
