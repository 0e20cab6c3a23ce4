import { and, asc, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { programmeStates } from '#domain/programmes/states.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { programmes } from '#database/schema/index.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { isCoachOfProgramme } from '#server/features/relations/public.ts';
import { summariesOf } from './present.ts';
import { visibleLots, visibleProgrammes, type Reader } from './visible.ts';

type ProgrammeQuery = QueryOf<Endpoints['GET /programmes']>;

/** How many days before its end a programme ends soon. */
const soon = 30;

const { id, name, organizationId, status, groups, startDate, endDate, timeZone } = programmes;

const organizationName = sql`(select o.name from organizations o where o.id = ${organizationId})`;

/** The units that were used, of those that the reader may know of. */
const used = (reader: Reader): SQL => sql`(
  select coalesce(sum(a.balance), 0) from ledger_accounts a join credit_lots l on l.id = a.lot_id
  where l.programme_id = ${id} and a.kind = 'spent' and ${visibleLots(reader)})`;

const sortsFor = (reader: Reader) => ({
  start: startDate,
  name: byName(name),
  end: endDate,
  used: used(reader),
});

const endsSoon = (now: number): SQL => {
  const today = sql`(${new Date(now).toISOString()}::timestamptz at time zone ${timeZone})::date`;
  return sql`(${inState(status, programmeStates.open)} and ${endDate} between ${today} and ${today} + ${sql.raw(String(soon))})`;
};

const filtersOf = (
  { status: at, group, organization, coach, endsSoon: isEnding }: ProgrammeQuery,
  now: number,
) => [
  at === undefined ? undefined : inState(status, at),
  group === undefined ? undefined : sql`${group} = any(${groups})`,
  organization === undefined ? undefined : eq(organizationId, organization),
  coach === undefined ? undefined : isCoachOfProgramme(coach),
  isEnding === undefined ? undefined : isEnding ? endsSoon(now) : sql`not ${endsSoon(now)}`,
];

/** One page of the programmes that somebody may see; those that start last come first unless another order is asked for. */
export async function programmePage(
  db: Database,
  reader: Principal,
  query: ProgrammeQuery,
  now: number,
) {
  const pattern = query.search ? likePattern(query.search) : null;
  const where = and(
    visibleProgrammes(reader),
    pattern === null
      ? undefined
      : or(ilike(name, pattern), sql`${organizationName} ilike ${pattern}`),
    ...filtersOf(query, now),
  );
  const isDescending =
    query.order === undefined ? query.orderProperty === undefined : query.order === 'Descending';
  const direction = isDescending ? desc : asc;
  const rows = await db.orm
    .select()
    .from(programmes)
    .where(where)
    .orderBy(direction(sortsFor(reader)[query.orderProperty ?? 'start']), direction(id))
    .limit(query.perPage)
    .offset(pageOffset(query));
  return {
    results: await summariesOf(db, rows, reader, now),
    total: await db.orm.$count(programmes, where),
  };
}
