import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { anyGroup, conversationsOf } from '#domain/credits/unit-words.ts';
import { isHeldByTeams, type CreditUnit } from '#domain/credits/vocabulary.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import {
  creditLots,
  ledgerAccounts,
  sessionOptions,
  sessions,
  teams,
  users,
  type programmes,
} from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { programmeExpiry, programmeFor, whyClosed } from '../programme.ts';
import { paysFor, unitFor, type Purpose } from '../purpose.ts';

type Programme = typeof programmes.$inferSelect;

/** Whoever credits of a programme can be allocated to. */
export interface CreditHolder {
  readonly type: 'member' | 'team';
  readonly id: string;
  readonly name: string;
  /** Of a team. */
  readonly leaderId: string | null;
}

/** Whoever credits of a unit can be allocated to: the members of a programme, and for sessions the teams of its organisation, by their names. */
export async function holdersOf(
  db: Database,
  { id, organizationId }: Programme,
  unit: CreditUnit,
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
  const teamsToo = isHeldByTeams(unit) ? await teamsOf(db, organizationId) : [];
  return [
    ...members.map((member) => ({ type: 'member', leaderId: null, ...member }) as const),
    ...teamsToo.map((team) => ({ type: 'team', ...team }) as const),
  ];
}

const teamsOf = (db: Database, organizationId: string) =>
  db.orm
    .select({ id: teams.id, name: teams.name, leaderId: teams.leaderId })
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), inState(teams.status, teamState.active)))
    .orderBy(asc(byName(teams.name)), asc(teams.id));

type Answer = ResponseOf<Endpoints['GET /programmes/{programme}/session-credits/holders']>;

interface Wanted {
  readonly unit: CreditUnit;
  /** What is counted; the first when left out. */
  readonly option: string | undefined;
}

/** What the form of issuing and allocating is made of. */
export async function creditHolders(
  db: Database,
  programmeId: string,
  { unit, option }: Wanted,
): Promise<Answer> {
  const programme = await programmeFor(db, programmeId);
  const options =
    unit === 'session' ? await optionsOf(db, programmeId) : await groupsOf(db, programme);
  const next = unit === 'session' ? await nextOf(db, options) : undefined;
  const counted = options.find(({ id }) => id === option) ?? next ?? options[0];
  const has = counted
    ? await unitsByHolder(db, programmeId, purposeNamed(unit, counted.id))
    : new Map<string, number>();
  const holders = await holdersOf(db, programme, unit);
  return {
    programme: { id: programme.id, name: programme.name },
    expiresAt: wireInstant(programmeExpiry(programme)),
    closed: whyClosed(programme),
    options,
    counted: counted?.id ?? null,
    holders: holders.map(({ type, id, name }) => ({ type, id, name, has: has.get(id) ?? 0 })),
  };
}

/** The first session that nobody has had credits for: whoever sets a programme up goes on with it. */
async function nextOf(db: Database, options: Answer['options']) {
  const ids = options.map(({ id }) => id);
  const { availableUnits, heldUnits, usedUnits } = sessionOptions;
  const rows = await db.orm
    .select({ id: sessionOptions.id })
    .from(sessionOptions)
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(
      and(
        inArray(sessionOptions.id, ids),
        gt(sessions.creditCost, 0),
        sql`${availableUnits} + ${heldUnits} + ${usedUnits} = 0`,
      ),
    );
  return options.find((each) => rows.some(({ id }) => id === each.id));
}

const optionsOf = (db: Database, programmeId: string) =>
  db.orm
    .select({
      id: sessionOptions.id,
      name: sessions.name,
      unitsPerMember: sessionOptions.unitsPerMember,
      pool: sql<number>`coalesce((
        select sum(a.balance)::int from ledger_accounts a join credit_lots l on l.id = a.lot_id
        where l.session_option_id = ${sessionOptions.id} and a.kind = 'pool'), 0)`,
    })
    .from(sessionOptions)
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(and(eq(sessionOptions.programmeId, programmeId), isNull(sessionOptions.deletedAt)))
    .orderBy(asc(byName(sessions.name)), asc(sessionOptions.id));

/** The groups of conversations of a programme, and all of them together, each with what is in the pool for it. */
async function groupsOf(db: Database, { id, groups }: Programme): Promise<Answer['options']> {
  const rows = await db.orm
    .select({
      group: creditLots.conversationGroup,
      pool: sql<number>`sum(${creditLots.available})::int`,
    })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.programmeId, id),
        eq(creditLots.unit, 'analysis'),
        eq(creditLots.holderType, 'pool'),
      ),
    )
    .groupBy(creditLots.conversationGroup);
  const inPool = new Map(rows.map(({ group, pool }) => [group, pool]));
  return [null, ...groups].map((group) => ({
    id: group ?? anyGroup,
    name: conversationsOf(group),
    unitsPerMember: 0,
    pool: inPool.get(group) ?? 0,
  }));
}

/** What an option of that id stands for. */
function purposeNamed(unit: CreditUnit, option: string): Purpose {
  if (unit === 'session') return { sessionOptionId: option };
  return { conversationGroup: programmeGroups.find((group) => group === option) ?? null };
}

/** The units for this that somebody has, free or set aside, by whose they are. */
async function unitsByHolder(
  db: Database,
  programmeId: string,
  purpose: Purpose,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.orm
    .select({
      holder: sql<string>`${creditLots.holderId}`,
      units: sql<number>`sum(${ledgerAccounts.balance})::int`,
    })
    .from(creditLots)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.lotId, creditLots.id))
    .where(
      and(
        eq(creditLots.programmeId, programmeId),
        eq(creditLots.unit, unitFor(purpose)),
        paysFor(purpose),
        isNotNull(creditLots.holderId),
        inArray(ledgerAccounts.kind, ['available', 'held']),
      ),
    )
    .groupBy(creditLots.holderId);
  return new Map(rows.map(({ holder, units }) => [holder, units]));
}
