import { and, asc, eq, gt, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { creditLots, programmes } from '#database/schema/index.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';

export interface Wanted {
  readonly memberId: string;
  readonly group: ProgrammeGroup;
  readonly units: number;
  readonly at: number;
  /** Only credits of this one; of every programme where it is null. */
  readonly programmeId: string | null;
  /** Also pools from which the member may not draw: staff choose. */
  readonly byStaff: boolean;
}

/**
 * The lots that could pay for a conversation, in the order in which they are drawn from (domain reference, 5.4 and 5.7): the member's own before the pools of
 * their programmes, then by priority, expiry, effective date and id. They pay for its group, or for any.
 */
export const candidates = (db: Database, wanted: Wanted) =>
  db.orm
    .select({
      id: creditLots.id,
      programme: { id: programmes.id, name: programmes.name },
      organizationId: creditLots.organizationId,
      group: creditLots.conversationGroup,
      holderType: creditLots.holderType,
      available: creditLots.available,
      priority: creditLots.priority,
      effectiveAt: creditLots.effectiveAt,
      expiresAt: creditLots.expiresAt,
    })
    .from(creditLots)
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(and(payingFor(wanted), ofMemberOrPool(wanted)))
    .orderBy(
      sql`${creditLots.holderType} = 'pool'`,
      asc(creditLots.priority),
      asc(creditLots.expiresAt),
      asc(creditLots.effectiveAt),
      asc(creditLots.id),
    );

export type Candidate = Awaited<ReturnType<typeof candidates>>[number];

const payingFor = ({ group, units, at, programmeId }: Wanted): SQL | undefined =>
  and(
    eq(creditLots.unit, 'analysis'),
    or(isNull(creditLots.conversationGroup), eq(creditLots.conversationGroup, group)),
    inState(creditLots.status, creditLotStates.usable),
    inState(programmes.status, programmeStates.active),
    gte(creditLots.available, units),
    lte(creditLots.effectiveAt, at),
    gt(creditLots.expiresAt, at),
    programmeId === null ? undefined : eq(creditLots.programmeId, programmeId),
  );

const ofMemberOrPool = ({ memberId, byStaff }: Wanted): SQL | undefined =>
  or(
    and(eq(creditLots.holderType, 'member'), eq(creditLots.holderId, memberId)),
    and(
      eq(creditLots.holderType, 'pool'),
      byStaff ? undefined : eq(programmes.allowSelfAllocation, true),
      isMemberOfProgramme(memberId),
    ),
  );
