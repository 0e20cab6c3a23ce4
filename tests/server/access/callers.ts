import { and, asc, eq, inArray, isNull, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookings,
  coachPermissions,
  teamMembers,
  teams,
  users,
} from '#database/schema/index.ts';
import type { TestPerson } from '#tests/support/people.ts';

/**
 * Who asks, seen from the records of `records.ts`: they belong to the owner, who is a member, and their coach. A neighbour is of the owner's
 * organisation and of none of their teams, a stranger of another one; another coach has nothing to do with the owner.
 */
export const callers = [
  'nobody',
  'owner',
  'neighbour',
  'stranger',
  'ownOA',
  'otherOA',
  'coach',
  'otherCoach',
  'admin',
  'superAdmin',
] as const;

export type Caller = (typeof callers)[number];

export interface Cast {
  readonly people: Readonly<Record<Caller, TestPerson | null>>;
  /** The booking that the owner asked for and the coach gives. */
  readonly booking: string;
}

const coaching = (where: SQL): SQL => sql`exists (
  select 1 from coach_permissions p join teams t on t.id = p.subject_id
  where p.coach_id = ${bookings.coachId} and p.status = 'active' and ${where})`;
const coachesTheirTeam = coaching(
  sql`t.id in (select m.team_id from team_members m where m.user_id = ${users.id})`,
);
const coachesNoOtherOrganization = not(coaching(sql`t.organization_id <> ${users.organizationId}`));

/** Finds the cast in the demo data: always the same people. */
export async function castOf(db: Database): Promise<Cast> {
  const [booking] = await db.orm
    .select({ id: bookings.id, coachId: bookings.coachId, requesterId: bookings.requesterId })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.requesterId))
    .where(
      and(
        eq(bookings.status, 'confirmed.scheduled'),
        eq(bookings.kind, 'oneToOne'),
        eq(bookings.locationKind, 'video'),
        eq(users.role, 'Member'),
        coachesTheirTeam,
        coachesNoOtherOrganization,
      ),
    )
    .orderBy(asc(bookings.reference))
    .limit(1);
  if (!booking?.requesterId) throw new Error('The demo has no confirmed session of a member.');
  const { id, coachId, requesterId } = booking;
  const owner = await one(db, eq(users.id, requesterId));
  const near = eq(users.organizationId, owner.organizationId ?? '');
  const far = ne(users.organizationId, owner.organizationId ?? '');
  const taking = db.orm
    .select({ id: attendees.userId })
    .from(attendees)
    .where(eq(attendees.bookingId, id));
  const leading = db.orm
    .select({ id: users.id })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.leaderId))
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teamMembers.userId, requesterId), isNull(teams.deletedAt)));
  const ownTeams = db.orm
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, requesterId));
  const teammates = db.orm
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(inArray(teamMembers.teamId, ownTeams));
  const { coach, subject } = coachPermissions;
  const permitted = db.orm
    .select({ id: coach })
    .from(coachPermissions)
    .where(or(eq(subject, requesterId), inArray(subject, ownTeams)));
  const apart = and(notInArray(users.id, taking), ne(users.id, requesterId)) as SQL;
  const notLeading = notInArray(users.id, leading);
  const member = eq(users.role, 'Member');
  const administrator = eq(users.role, 'OrganizationAdmin');
  return {
    booking: id,
    people: {
      nobody: null,
      owner,
      neighbour: await one(db, member, near, apart, notLeading, notInArray(users.id, teammates)),
      stranger: await one(db, member, far, apart),
      ownOA: await one(db, administrator, near, apart),
      otherOA: await one(db, administrator, far),
      coach: await one(db, eq(users.id, coachId)),
      otherCoach: await one(
        db,
        eq(users.role, 'Coach'),
        ne(users.id, coachId),
        notInArray(users.id, permitted),
        sql`not exists (select 1 from bookings b join attendees a on a.booking_id = b.id
          where b.coach_id = ${users.id} and a.user_id = ${requesterId})`,
      ),
      admin: await one(db, eq(users.role, 'Admin')),
      superAdmin: await one(db, eq(users.role, 'SuperAdmin')),
    },
  };
}

async function one(db: Database, ...where: SQL[]): Promise<TestPerson> {
  const [person] = await db.orm
    .select({ id: users.id, role: users.role, organizationId: users.organizationId })
    .from(users)
    .where(and(eq(users.status, 'active'), isNull(users.deletedAt), ...where))
    .orderBy(asc(users.email))
    .limit(1);
  if (!person) throw new Error('The demo lacks somebody whom the access table needs.');
  return person as TestPerson;
}
