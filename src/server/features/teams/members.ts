import { and, asc, desc, eq, exists, ilike, isNull, not, or, sql } from 'drizzle-orm';
import type { Order } from '#contract/kernel/lists.ts';
import type { Database } from '#database/database.ts';
import { organizations, teamMembers, teams, users } from '#database/schema/index.ts';
import { obstacleTo } from '#machines/decide.ts';
import { isStaff } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingState } from '#machines/booking/states.gen.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { teamKind } from './kind.ts';
import { hasAccount } from './usage.ts';
import { looksAfter, visibleTeams } from './visible.ts';

/** How many people or places a search offers. */
const mostOffered = 20;

/** A team that this person may see; absent and foreign ones are not found. */
async function teamFor(db: Database, principal: Principal, id: string, now: number) {
  const mayBeDeleted = isStaff(principal) || principal.role === 'OrganizationAdmin';
  const [row] = await db.orm
    .select()
    .from(teams)
    .where(
      and(
        eq(teams.id, id),
        visibleTeams(principal, now),
        mayBeDeleted ? undefined : isNull(teams.deletedAt),
      ),
    );
  if (!row) throw refuse.notFound();
  return row;
}

interface Wanted {
  readonly pageNumber: number;
  readonly perPage: number;
  readonly search?: string | null;
  readonly order?: Order | undefined;
}

/** One page of the people of a team, by name. */
export async function membersOf(
  db: Database,
  principal: Principal,
  id: string,
  wanted: Wanted,
  now: number,
) {
  const team = await teamFor(db, principal, id, now);
  const mayCount = looksAfter(principal, team.leaderId);
  const pattern = wanted.search ? likePattern(wanted.search) : null;
  const where = and(
    hasAccount,
    exists(
      db.orm
        .select({ one: sql`1` })
        .from(teamMembers)
        .where(and(eq(teamMembers.teamId, id), eq(teamMembers.userId, users.id))),
    ),
    pattern === null ? undefined : or(ilike(users.fullName, pattern), ilike(users.email, pattern)),
  );
  const direction = wanted.order === 'Descending' ? desc : asc;
  const rows = await db.orm
    .select({
      ...personReferenceColumns,
      email: users.email,
      joinedAt: teamMembers.joinedAt,
      sessions: sql<number>`(
        select count(*)::int from attendees a join bookings b on b.id = a.booking_id
        where a.user_id = ${users.id} and ${inState(sql`a.status`, attendeeState.attended)} and ${inState(sql`b.status`, bookingState.completed)})`,
    })
    .from(users)
    .innerJoin(teamMembers, and(eq(teamMembers.userId, users.id), eq(teamMembers.teamId, id)))
    .where(where)
    .orderBy(direction(byName(users.fullName)), direction(users.id))
    .limit(wanted.perPage)
    .offset(pageOffset(wanted));
  const people = rows.map(({ joinedAt, sessions, ...person }) => ({
    ...person,
    isLeader: person.id === team.leaderId,
    joinedAt: wireInstant(joinedAt),
    sessionsCompleted: mayCount ? sessions : null,
  }));
  return pageBody(people, wanted, await db.orm.$count(users, where));
}

/** People of the organisation who are not in the team yet; refused while nobody can be added to it. */
export async function candidatesFor(
  db: Database,
  principal: Principal,
  id: string,
  search: string | null,
  now: number,
) {
  const team = await teamFor(db, principal, id, now);
  const { by } = readerOf({ principal, now });
  const refused = obstacleTo(teamKind.chart, teamKind.rowOf(team), {
    type: 'ADD_MEMBER',
    by,
    at: now,
  });
  if (refused) throw refuse.decided(refused);
  const isIn = db.orm
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, id), eq(teamMembers.userId, users.id)));
  return db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(
      and(
        eq(users.organizationId, team.organizationId),
        hasAccount,
        not(exists(isIn)),
        search ? ilike(users.fullName, likePattern(search)) : undefined,
      ),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(mostOffered);
}

/** The organisations that this person may create teams in. */
export async function organizationChoices(
  db: Database,
  principal: Principal,
  search: string | null,
) {
  return db.orm
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(
      and(
        isNull(organizations.deletedAt),
        isStaff(principal) ? undefined : sql`${organizations.id} = ${principal.organizationId}`,
        search ? ilike(organizations.name, likePattern(search)) : undefined,
      ),
    )
    .orderBy(asc(byName(organizations.name)), asc(organizations.id))
    .limit(mostOffered);
}
