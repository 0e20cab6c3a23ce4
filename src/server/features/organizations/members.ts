import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { programmeState } from '#machines/programme/states.gen.ts';
import type { organizationMember } from '#contract/people/organization-members.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { JourneyStatus } from '#domain/organizations/journey.ts';
import type { Database } from '#database/database.ts';
import { organizations, programmes, teamMembers, teams, users } from '#database/schema/index.ts';
import { isStaff } from '#machines/person.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { likePattern } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import {
  creditsLeft,
  journey,
  membersOfProgramme,
  nextSessionAt,
  programmesOfMember,
  sessionsCompleted,
} from '#server/features/relations/public.ts';
import { belongs } from './present.ts';

export type Member = z.input<typeof organizationMember>;
type Query = QueryOf<Endpoints['GET /organizations/{organization}/members']>;
export type Wanted = Omit<Query, 'pageNumber' | 'perPage'>;
type Property = NonNullable<Query['orderProperty']>;

/** What is sorted by, and whether the largest comes first where nobody says otherwise. */
const sorts: Readonly<
  Record<Property, { readonly by: (now: number) => SQL | PgColumn; readonly down?: true }>
> = {
  name: { by: () => byName(users.fullName) },
  sessionsCompleted: { by: () => sessionsCompleted, down: true },
  nextSession: { by: (now) => nextSessionAt(now) },
  credits: { by: (now) => creditsLeft(now), down: true },
  lastSignIn: { by: () => users.lastSignInAt, down: true },
};

export const memberSorts = Object.keys(sorts);

/** An organisation whose people this person may look at: staff any that is there, admins their own. */
export async function organizationFor(
  db: Database,
  principal: Principal,
  id: string,
): Promise<{ id: string; name: string }> {
  const { organizationId } = principal;
  const [row] = await db.orm
    .select({ id: organizations.id, name: organizations.name, deletedAt: organizations.deletedAt })
    .from(organizations)
    .where(
      and(
        eq(organizations.id, id),
        isStaff(principal) ? undefined : sql`${organizations.id} = ${organizationId}`,
      ),
    );
  if (!row || (row.deletedAt !== null && !isStaff(principal))) throw refuse.notFound();
  return { id: row.id, name: row.name };
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Some people of an organisation in the order asked for, and the number of all that match. */
export async function membersOf(
  db: Database,
  organizationId: string,
  wanted: Wanted,
  { offset, limit, now }: Window & { readonly now: number },
): Promise<{ members: Member[]; total: number }> {
  const where = matching(organizationId, wanted, now);
  const { by, down = false } = sorts[wanted.orderProperty ?? 'name'];
  const isDown = wanted.order === undefined ? down : wanted.order === 'Descending';
  const direction = isDown ? desc : asc;
  const found = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(sql`${direction(by(now))} nulls last`, direction(users.id))
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ id }) => id);
  return { members: await present(db, ids, now), total: await db.orm.$count(users, where) };
}

function matching(
  organizationId: string,
  { search, team, programme, journey: statuses }: Wanted,
  now: number,
): SQL | undefined {
  const pattern = search ? likePattern(search) : null;
  return and(
    eq(users.organizationId, organizationId),
    belongs,
    pattern === null ? undefined : or(ilike(users.fullName, pattern), ilike(users.email, pattern)),
    team
      ? sql`exists (select 1 from team_members t where t.team_id = ${team} and t.user_id = ${users.id})`
      : undefined,
    programme ? sql`${users.id} in ${membersOfProgramme(sql`${programme}::uuid`)}` : undefined,
    statuses?.length ? inArray(journey(now), [...statuses]) : undefined,
  );
}

async function present(db: Database, ids: readonly string[], now: number): Promise<Member[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select({
      ...personReferenceColumns,
      email: users.email,
      sessionsCompleted,
      nextSessionAt: nextSessionAt(now),
      creditsLeft: creditsLeft(now),
      journey: journey(now),
      lastSignInAt: users.lastSignInAt,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const places = {
    teams: await db.orm
      .select({ userId: teamMembers.userId, id: teams.id, name: teams.name })
      .from(teamMembers)
      .innerJoin(
        teams,
        and(eq(teams.id, teamMembers.teamId), inState(teams.status, teamState.active)),
      )
      .where(inArray(teamMembers.userId, [...ids]))
      .orderBy(asc(byName(teams.name)), asc(teams.id)),
    programmes: await db.orm
      .select({ userId: users.id, id: programmes.id, name: programmes.name })
      .from(users)
      .innerJoin(
        programmes,
        sql`${programmes.id} = any(array${programmesOfMember(sql`${users.id}`)})`,
      )
      .where(
        and(inArray(users.id, [...ids]), notInState(programmes.status, programmeState.deleted)),
      )
      .orderBy(asc(byName(programmes.name)), asc(programmes.id)),
  };
  const of = (list: readonly { userId: string; id: string; name: string }[]) => {
    const byPerson = Map.groupBy(list, ({ userId }) => userId);
    return (id: string) =>
      (byPerson.get(id) ?? []).map((place) => ({ id: place.id, name: place.name }));
  };
  const [teamsOf, programmesOf] = [of(places.teams), of(places.programmes)];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): Member[] => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        ...row,
        teams: teamsOf(id),
        programmes: programmesOf(id),
        nextSessionAt:
          row.nextSessionAt === null ? null : new Date(row.nextSessionAt).toISOString(),
        journey: row.journey as JourneyStatus,
        lastSignInAt: row.lastSignInAt === null ? null : wireInstant(row.lastSignInAt),
      },
    ];
  });
}
