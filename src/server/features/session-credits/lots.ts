import { sql, type SQL } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { newId } from '#domain/ids.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { issueLot } from './issuing/issue.ts';
import { allocateFrom } from './issuing/allocate-from.ts';
import type { Cause } from './ledger.ts';
import { purposeIn, type Purpose } from './purpose.ts';

/** A lot that could pay: a holder's own, or a programme's pool from which the holder may draw. */
export interface PayingLot {
  readonly id: string;
  readonly programmeId: string;
  readonly programmeName: string;
  readonly sessionId: string;
  readonly sessionOptionId: string;
  readonly organizationId: string;
  readonly available: number;
  readonly effectiveAt: number;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly fromPool: boolean;
  /** The programme's dates, with its zone. */
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}

export interface Holder {
  readonly type: 'member' | 'team';
  readonly id: string;
}

interface LotRow extends Record<string, unknown> {
  id: string;
  programme_id: string;
  programme_name: string;
  session_id: string;
  session_option_id: string;
  organization_id: string;
  available: number;
  effective_at: string;
  expires_at: string;
  created_at: string;
  from_pool: boolean;
  start_date: string;
  end_date: string;
  time_zone: string;
}

/**
 * The lots that could pay for a holder's sessions now or later, in the order they are drawn from: priority, expiry, effective date, id; own lots before the
 * pool. A member may draw from the pool of their programmes when the programme allows it (domain reference, 5.1 and 5.4).
 */
export async function payingLots(
  db: Database,
  holder: Holder,
  narrow: Narrow = {},
): Promise<PayingLot[]> {
  const mine =
    holder.type === 'member'
      ? ofMember(sql`${holder.id}`)
      : sql`l.holder_type = 'team' and l.holder_id = ${holder.id}`;
  const rows = (await db.orm.execute(lotsThatPay(mine, narrow))) as unknown as LotRow[];
  return rows.map(payingLotOf);
}

/** The same of several members in one query, by their ids. */
export async function payingLotsOf(
  db: Database,
  memberIds: readonly string[],
  narrow: Narrow = {},
): Promise<ReadonlyMap<string, PayingLot[]>> {
  const rows = (await db.orm.execute(sql`
    select client.id as member_id, lot.*
    from (values ${sql.join(
      memberIds.map((id) => sql`(${id}::uuid)`),
      sql`, `,
    )}) client(id)
    cross join lateral (${lotsThatPay(ofMember(sql`client.id`), narrow)}) lot
  `)) as unknown as (LotRow & { readonly member_id: string })[];
  const byMember = Map.groupBy(rows, ({ member_id: memberId }) => memberId);
  return new Map([...byMember].map(([id, own]) => [id, own.map(payingLotOf)]));
}

interface Narrow {
  readonly lotId?: string;
  readonly sessionId?: string;
}

const ofMember = (
  memberId: SQL,
): SQL => sql`(l.holder_type = 'member' and l.holder_id = ${memberId})
  or (l.holder_type = 'pool' and p.allow_self_allocation and ${isMemberOfProgramme(memberId, sql`p.id`)})`;

const lotsThatPay = (mine: SQL, { lotId, sessionId }: Narrow): SQL => sql`
  select l.id, l.programme_id, p.name as programme_name, o.session_id, l.session_option_id, l.organization_id,
         coalesce(a.balance, 0) as available, l.effective_at, l.expires_at, l.created_at, l.holder_type = 'pool' as from_pool,
         p.start_date, p.end_date, p.time_zone
  from credit_lots l
  join programmes p on p.id = l.programme_id
  join session_options o on o.id = l.session_option_id and o.deleted_at is null
  left join ledger_accounts a
    on a.key = (case l.holder_type when 'pool' then 'pool:' else 'available:' end) || l.id::text
  where ${inState(sql`l.status`, creditLotStates.paying)}
    and ${inState(sql`p.status`, programmeStates.active)}
    and (${mine})
    ${lotId ? sql`and l.id = ${lotId}` : sql``}
    ${sessionId ? sql`and o.session_id = ${sessionId}` : sql``}
  order by l.holder_type = 'pool', l.priority, l.expires_at, l.effective_at, l.id`;

const payingLotOf = (row: LotRow): PayingLot => ({
  id: row.id,
  programmeId: row.programme_id,
  programmeName: row.programme_name,
  sessionId: row.session_id,
  sessionOptionId: row.session_option_id,
  organizationId: row.organization_id,
  available: row.available,
  effectiveAt: Date.parse(row.effective_at),
  expiresAt: Date.parse(row.expires_at),
  createdAt: Date.parse(row.created_at),
  fromPool: row.from_pool,
  startDate: row.start_date,
  endDate: row.end_date,
  timeZone: row.time_zone,
});

/** A lot of a pool, and what it pays for. */
export type PoolLot = Pick<
  PayingLot,
  'id' | 'programmeId' | 'organizationId' | 'effectiveAt' | 'expiresAt'
> &
  Purpose;

/** Draws units from a programme's pool into a lot of the member's own; resolves to that lot (domain reference, 5.4: ALLOCATE). */
export async function allocate(
  db: Database,
  pool: PoolLot,
  memberId: string,
  units: number,
  cause: Cause,
): Promise<string> {
  const id = newId(cause.at);
  const { programmeId, expiresAt } = pool;
  await issueLot(
    db,
    {
      id,
      organizationId: pool.organizationId,
      programmeId,
      ...purposeIn(pool),
      parentLotId: pool.id,
      quantity: units,
      holderType: 'member',
      holderId: memberId,
      source: 'transfer',
      effectiveAt: pool.effectiveAt,
      expiresAt,
    },
    cause.at,
  );
  await allocateFrom(db, pool.id, {
    to: [{ lotId: id, units, memberId, teamId: null }],
    by: system,
    cause,
  });
  return id;
}
