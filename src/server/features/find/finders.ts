import { and, desc, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FoundKind } from '#contract/find.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import {
  bookings,
  organizations,
  programmes,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { isFor } from '#machines/audiences.ts';
import { isStaff } from '#machines/person.ts';
import { bookingChoicesFor, bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { belongs } from '#server/features/organizations/public.ts';
import { visibleProgrammes } from '#server/features/programmes/public.ts';
import { visibleSessions } from '#server/features/sessions/public.ts';
import { visibleTeams } from '#server/features/teams/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { likePattern } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { foundAmong } from '#server/records/found.ts';

type Found = ResponseOf<Endpoints['GET /find']>['results'][number];

interface Question {
  readonly db: Database;
  readonly reader: Principal;
  readonly search: string;
  readonly now: number;
}

/** What is found of one kind, by one query at most: what the reader finds in the list of that kind, and nothing where they have no such list. */
type Finder = (question: Question) => Promise<readonly Found[]>;

/** How many of a kind are shown. */
const most = 5;

/** The rows of a table that are in force, visible and named so, with what tells those of one name apart. */
async function named(
  { db, search }: Question,
  kind: FoundKind,
  { from, link }: { readonly from: SQL; readonly link: (id: string) => string },
): Promise<Found[]> {
  const rows = await foundAmong(db, from, { search, most });
  return rows.map(({ id, name, hint }) => ({ kind, id, name, hint, at: null, link: link(id) }));
}

const organizationOf = (column: PgColumn): SQL =>
  sql`(select o.name from organizations o where o.id = ${column})`;

/** Staff find everybody, admins of organisations their people; all others those they meet, whose bookings they are led to. */
const people: Finder = async (question) => {
  const { reader, search } = question;
  if (!isStaff(reader) && reader.role !== 'OrganizationAdmin') {
    const met = reader.role === 'Coach' ? 'member' : 'coach';
    return named(question, 'person', {
      from: bookingChoicesFor(reader, met),
      link: (id) => `/app/bookings?${met}=${id}`,
    });
  }
  const pattern = likePattern(search);
  const where = and(
    isStaff(reader)
      ? isNull(users.deletedAt)
      : and(belongs, sql`${users.organizationId} = ${reader.organizationId}`),
    or(ilike(users.fullName, pattern), ilike(users.email, pattern)),
  );
  const rows = await question.db.orm
    .select({ id: users.id, name: users.fullName, hint: users.email })
    .from(users)
    .where(where)
    .orderBy(byName(users.fullName), users.id)
    .limit(most);
  return rows.map((row) => ({
    ...row,
    kind: 'person',
    at: null,
    link: isStaff(reader) ? `/app/users/${row.id}` : `/app/members/${row.id}/coach-permissions`,
  }));
};

/** So many of those that match are looked at: from a name that many have in common the latest of them all are not asked for. */
const mostMatching = 200;

const bookingsFound: Finder = async ({ db, reader, search }) => {
  const pattern = likePattern(search);
  const matching = db.orm
    .select({
      id: bookings.id,
      name: bookings.title,
      hint: bookings.reference,
      startsAt: bookings.startsAt,
    })
    .from(bookings)
    .where(
      and(
        bookingsVisibleTo(reader),
        or(ilike(bookings.title, pattern), ilike(bookings.reference, pattern)),
      ),
    )
    .limit(mostMatching)
    .as('matching');
  const rows = await db.orm
    .select()
    .from(matching)
    .orderBy(desc(matching.startsAt), matching.id)
    .limit(most);
  return rows.map(({ startsAt, ...row }) => ({
    ...row,
    kind: 'booking',
    at: wireInstant(startsAt),
    link: `/app/bookings/${row.id}`,
  }));
};

const teamsFound: Finder = (question) =>
  named(question, 'team', {
    from: sql`select ${teams.id} as id, ${teams.name} as name, ${organizationOf(teams.organizationId)} as hint
      from ${teams} where ${and(isNull(teams.deletedAt), visibleTeams(question.reader, question.now))}`,
    link: (id) => `/app/teams/${id}`,
  });

const organizationsFound: Finder = async (question) =>
  isStaff(question.reader)
    ? named(question, 'organization', {
        from: sql`select ${organizations.id} as id, ${organizations.name} as name, null::text as hint
          from ${organizations} where ${isNull(organizations.deletedAt)}`,
        link: (id) => `/app/organizations/${id}`,
      })
    : [];

const programmesFound: Finder = (question) =>
  named(question, 'programme', {
    from: sql`select ${programmes.id} as id, ${programmes.name} as name, ${organizationOf(programmes.organizationId)} as hint
      from ${programmes} where ${visibleProgrammes(question.reader)}`,
    link: (id) => `/app/programmes/${id}`,
  });

const sessionsFound: Finder = async (question) =>
  isFor('membersAndStaff', question.reader.role)
    ? named(question, 'session', {
        from: sql`select ${sessions.id} as id, ${sessions.name} as name, null::text as hint
          from ${sessions} where ${and(isNull(sessions.deletedAt), visibleSessions(question.reader, question.now))}`,
        link: (id) => `/app/sessions/${id}`,
      })
    : [];

export const finders: readonly Finder[] = [
  people,
  bookingsFound,
  teamsFound,
  programmesFound,
  sessionsFound,
  organizationsFound,
];
