import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import {
  armExpiry,
  book,
  lotMachine,
  type Transfer,
} from '#server/features/session-credits/public.ts';
import { seededAt } from './database.ts';

const aYear = 365 * 24 * 60 * 60_000;

export interface LotPlan<Session extends string = string, Holder extends string = string> {
  readonly session: Session;
  /** A person or a team by name, or `pool`: units that every member of the programme may draw. */
  readonly holder: Holder | 'pool';
  readonly units: number;
  /** Epoch milliseconds; two years after `seededAt` unless told. */
  readonly expiresAt?: number;
}

interface ProgrammeToFill<S extends string> {
  readonly id: string;
  readonly organizationId: string;
  /** The option of each session. */
  readonly options: Readonly<Record<S, string>>;
}

interface HolderOfLot {
  readonly type: 'member' | 'team';
  readonly id: string;
}

type NewLot = typeof creditLots.$inferInsert;

/** Issues units to a programme and allocates them, through the ledger; resolves to the lots by their names. */
export async function issueLots<S extends string, H extends string, L extends string>(
  db: Database,
  programme: ProgrammeToFill<S>,
  plans: Readonly<Record<L, LotPlan<S, H>>>,
  holderOf: (name: H) => HolderOfLot,
): Promise<Record<L, string>> {
  const named = (Object.entries(plans) as [L, LotPlan<S, H>][]).map(([name, plan]) => {
    const holder = plan.holder === 'pool' ? null : holderOf(plan.holder);
    return { name, lots: lotsOf(programme, plan, holder) };
  });
  const lots = named.flatMap((each) => each.lots);
  if (lots.length > 0) {
    await db.orm.insert(creditLots).values(lots);
    await armExpiry(db, lots);
    const cause = {
      machine: lotMachine,
      entityId: programme.id,
      event: 'ISSUE',
      eventId: newId(),
      actorId: null,
      at: seededAt,
    };
    await db.transaction(() => book(db, programme.id, cause, lots.map(transferOf)));
  }
  return Object.fromEntries(
    named.map(({ name, lots: [last, own = last] }) => [name, own?.id]),
  ) as Record<L, string>;
}

/** A pool, and the lot of whoever got all of it. */
function lotsOf<S extends string>(
  programme: ProgrammeToFill<S>,
  { session, units, expiresAt = seededAt + 2 * aYear }: LotPlan<S>,
  holder: HolderOfLot | null,
): NewLot[] {
  const common = {
    organizationId: programme.organizationId,
    programmeId: programme.id,
    sessionOptionId: programme.options[session],
    quantity: units,
    source: 'contract',
    effectiveAt: seededAt - aYear,
    expiresAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  };
  const pool = { ...common, id: newId(), holderType: 'pool' as const };
  if (!holder) return [pool];
  const own = { holderType: holder.type, holderId: holder.id, parentLotId: pool.id };
  return [
    { ...pool, status: 'exhausted' },
    { ...common, ...own, id: newId() },
  ];
}

function transferOf({
  id: lotId,
  quantity: amount,
  holderType,
  holderId = null,
  parentLotId = null,
}: NewLot): Transfer {
  if (holderType === 'pool') {
    return {
      type: 'ISSUED',
      from: { kind: 'issued', lotId: null },
      to: { kind: 'pool', lotId },
      amount,
      lotId,
    };
  }
  return {
    type: 'ALLOCATED',
    from: { kind: 'pool', lotId: parentLotId },
    to: { kind: 'available', lotId },
    amount,
    lotId,
    ...(holderType === 'member' ? { memberId: holderId } : { teamId: holderId }),
  };
}
