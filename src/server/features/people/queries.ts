import { and, asc, count, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { programmeState } from '#machines/programme/states.gen.ts';
import type { Page } from '#contract/kernel/lists.ts';
import type { Database } from '#database/database.ts';
import {
  organizations,
  passwordCredentials,
  programmes,
  teams,
  users,
} from '#database/schema/index.ts';
import { isStaff } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { isCoachOfProgramme, isMemberOfProgramme } from '#server/features/relations/public.ts';
import { pageBody, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { meColumns } from './present.ts';

export async function readMe(db: Database, principal: Principal) {
  const [row] = await db.orm
    .select(meColumns)
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(and(eq(users.id, principal.id), inState(users.status, userState.active)));
  return row ?? null;
}

interface Wanted {
  readonly pageNumber: number;
  readonly perPage: number;
}

const everything: SQL = sql`true`;
const nothing: SQL = sql`false`;

/** The active people who lead an active team of an organisation; null when the caller may not know of that organisation. */
export async function teamLeadersOf(
  db: Database,
  principal: Principal,
  organizationId: string,
  wanted: Wanted,
): Promise<Page<{ id: string }> | null> {
  const ownOrganization =
    principal.organizationId === null ? nothing : eq(organizations.id, principal.organizationId);
  const [visible] = await db.orm
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(eq(organizations.id, organizationId), isStaff(principal) ? everything : ownOrganization),
    );
  if (!visible) return null;

  const leadsATeam = exists(
    db.orm
      .select({ one: sql`1` })
      .from(teams)
      .where(
        and(
          eq(teams.leaderId, users.id),
          eq(teams.organizationId, visible.id),
          inState(teams.status, teamState.active),
        ),
      ),
  );
  const leaders = and(
    eq(users.organizationId, visible.id),
    inState(users.status, userState.active),
    leadsATeam,
  );
  const results = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(leaders)
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(wanted.perPage)
    .offset(pageOffset(wanted));
  const [counted] = await db.orm.select({ total: count() }).from(users).where(leaders);
  return pageBody(results, wanted, counted?.total ?? 0);
}

/**
 * The programmes a person takes part in: as a member, through a team, or as a coach; drafts and deleted ones are left out.
 * Null when the caller may not know of that person.
 */
export async function programmesOf(
  db: Database,
  principal: Principal,
  userId: string,
  wanted: Wanted,
): Promise<Page<{ id: string }> | null> {
  const [visible] = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isStaff(principal) ? everything : eq(users.id, principal.id)));
  if (!visible) return null;

  const takesPart = or(isMemberOfProgramme(visible.id), isCoachOfProgramme(visible.id));
  const shown = and(
    notInState(programmes.status, [programmeState.draft, programmeState.deleted]),
    takesPart,
  );
  const results = await db.orm
    .select({ id: programmes.id })
    .from(programmes)
    .where(shown)
    .orderBy(asc(byName(programmes.name)), asc(programmes.id))
    .limit(wanted.perPage)
    .offset(pageOffset(wanted));
  const [counted] = await db.orm.select({ total: count() }).from(programmes).where(shown);
  return pageBody(results, wanted, counted?.total ?? 0);
}
