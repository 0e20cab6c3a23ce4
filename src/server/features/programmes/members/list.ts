import { and, asc, desc, ilike, or, sql } from 'drizzle-orm';
import type { Order } from '#contract/kernel/lists.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { users } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { homeOf } from './candidates.ts';

interface Wanted {
  readonly pageNumber: number;
  readonly perPage: number;
  readonly search?: string | null;
  readonly order?: Order | undefined;
}

/** The row that is looked at, by its table: a bare name would be that of an inner row. */
const person = sql`users.id`;

interface TeamOf {
  readonly id: string;
  readonly name: string;
}

/** One page of the people of a programme, by name, with what they have and what they have booked in it. */
export async function membersPage(db: Database, id: string, wanted: Wanted) {
  await homeOf(db, id);
  const pattern = wanted.search ? likePattern(wanted.search) : null;
  const where = and(
    sql`${users.id} in ${membersOfProgramme(sql`${id}::uuid`)}`,
    inState(users.status, userStates.open),
    pattern === null ? undefined : or(ilike(users.fullName, pattern), ilike(users.email, pattern)),
  );
  const direction = wanted.order === 'Descending' ? desc : asc;
  const rows = await db.orm
    .select({
      ...personReferenceColumns,
      email: users.email,
      isNamed: sql<boolean>`exists (select 1 from programme_members m
        where m.programme_id = ${id} and m.user_id = ${person})`,
      teams: sql<TeamOf[]>`coalesce((
        select json_agg(json_build_object('id', t.id, 'name', t.name) order by ${byName(sql`t.name`)})
        from programme_teams pt join teams t on t.id = pt.team_id and ${inState(sql`t.status`, teamState.active)}
        join team_members tm on tm.team_id = t.id and tm.user_id = ${person}
        where pt.programme_id = ${id}), '[]'::json)`,
      creditsLeft: sql<number>`coalesce((
        select sum(a.balance)::int from credit_lots l join ledger_accounts a on a.lot_id = l.id and a.kind = 'available'
        where l.programme_id = ${id} and l.unit = 'session' and l.holder_type = 'member' and l.holder_id = ${person}
          and ${inState(sql`l.status`, creditLotStates.usable)}), 0)`,
      upcomingBookings: sql<number>`(
        select count(*)::int from bookings b where b.programme_id = ${id} and ${inState(sql`b.status`, bookingStates.ahead)}
          and (b.requester_id = ${person} and b.team_id is null or exists (
            select 1 from attendees at where at.booking_id = b.id and at.user_id = ${person}
              and ${notInState(sql`at.status`, attendeeState.withdrawn)})))`,
    })
    .from(users)
    .where(where)
    .orderBy(direction(byName(users.fullName)), direction(users.id))
    .limit(wanted.perPage)
    .offset(pageOffset(wanted));
  return pageBody(rows, wanted, await db.orm.$count(users, where));
}
