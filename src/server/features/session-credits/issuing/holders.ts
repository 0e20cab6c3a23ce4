import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { sessionOptions, sessions, teams, users, type programmes } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { programmeExpiry, programmeFor, whyClosed } from '../programme.ts';

type Programme = typeof programmes.$inferSelect;

/** Whoever credits of a programme can be allocated to. */
export interface CreditHolder {
  readonly type: 'member' | 'team';
  readonly id: string;
  readonly name: string;
  /** Of a team. */
  readonly leaderId: string | null;
}

/** The members of a programme, and the teams of its organisation, by their names. */
export async function holdersOf(
  db: Database,
  { id, organizationId }: Programme,
): Promise<CreditHolder[]> {
  const members = await db.orm
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(
      and(
        sql`${users.id} in ${membersOfProgramme(sql`${id}::uuid`)}`,
        inState(users.status, userStates.open),
      ),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id));
  const groups = await db.orm
    .select({ id: teams.id, name: teams.name, leaderId: teams.leaderId })
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), inState(teams.status, teamState.active)))
    .orderBy(asc(byName(teams.name)), asc(teams.id));
  return [
    ...members.map((member) => ({ type: 'member', leaderId: null, ...member }) as const),
    ...groups.map((team) => ({ type: 'team', ...team }) as const),
  ];
}

/** What the form of issuing and allocating is made of. */
export async function creditHolders(
  db: Database,
  programmeId: string,
  wanted: string | undefined,
): Promise<ResponseOf<Endpoints['GET /programmes/{programme}/session-credits/holders']>> {
  const programme = await programmeFor(db, programmeId);
  const offered = await optionsOf(db, programmeId);
  // Whoever sets a programme up goes on with a session that nobody has credits for yet.
  const counted = offered.find(({ id }) => id === wanted) ?? offered.find(isNew) ?? offered[0];
  const has = counted ? await unitsByHolder(db, counted.id) : new Map<string, number>();
  const holders = await holdersOf(db, programme);
  return {
    programme: { id: programme.id, name: programme.name },
    expiresAt: wireInstant(programmeExpiry(programme)),
    closed: whyClosed(programme),
    options: offered.map(({ id, name, unitsPerMember, pool }) => ({
      id,
      name,
      unitsPerMember,
      pool,
    })),
    sessionOption: counted?.id ?? null,
    holders: holders.map(({ type, id, name }) => ({ type, id, name, has: has.get(id) ?? 0 })),
  };
}

interface Offered {
  readonly creditCost: number;
  /** Units that somebody has or had. */
  readonly given: number;
}

const isNew = ({ creditCost, given }: Offered): boolean => creditCost > 0 && given === 0;

const optionsOf = (db: Database, programmeId: string) =>
  db.orm
    .select({
      id: sessionOptions.id,
      name: sessions.name,
      unitsPerMember: sessionOptions.unitsPerMember,
      creditCost: sessions.creditCost,
      given: sql<number>`${sessionOptions.availableUnits} + ${sessionOptions.heldUnits} + ${sessionOptions.usedUnits}`,
      pool: sql<number>`coalesce((
        select sum(a.balance)::int from ledger_accounts a join credit_lots l on l.id = a.lot_id
        where l.session_option_id = ${sessionOptions.id} and a.kind = 'pool'), 0)`,
    })
    .from(sessionOptions)
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(and(eq(sessionOptions.programmeId, programmeId), isNull(sessionOptions.deletedAt)))
    .orderBy(asc(byName(sessions.name)), asc(sessionOptions.id));

/** The units of an option that somebody has, free or set aside, by whose they are. */
async function unitsByHolder(db: Database, optionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.orm.execute<{ holder: string; units: number }>(sql`
    select l.holder_id as holder, sum(a.balance)::int as units
    from credit_lots l join ledger_accounts a on a.lot_id = l.id
    where l.session_option_id = ${optionId} and l.holder_id is not null
      and ${inArray(sql`a.kind`, ['available', 'held'])}
    group by l.holder_id`);
  return new Map(rows.map(({ holder, units }) => [holder, units]));
}
