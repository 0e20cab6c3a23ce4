import type { Database } from '#database/database.ts';
import {
  coachPermissions,
  organizations,
  teamMembers,
  teams,
  users,
  workingHours,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Role } from '#machines/person.ts';
import { acceptedOn } from '#server/legal/accepted-on.ts';
import type { TestPerson } from './people.ts';
import { seededAt } from './database.ts';

type Fields<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const stamps = { createdAt: seededAt, updatedAt: seededAt };

export async function anOrganisation(
  db: Database,
  name: string,
  more: Fields<typeof organizations> = {},
): Promise<string> {
  const id = newId();
  await db.orm.insert(organizations).values({ id, name, ...stamps, ...more });
  return id;
}

/** Somebody with a first and a last name, in London unless told. */
export async function aPerson(
  db: Database,
  role: Role,
  name: string,
  more: Fields<typeof users> = {},
): Promise<TestPerson> {
  const id = newId();
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${firstName}.${lastName}.${id.slice(-12)}@example.test`.toLowerCase();
  await db.orm.insert(users).values({
    id,
    role,
    firstName,
    lastName,
    email,
    timeZone: 'Europe/London',
    ...acceptedOn(seededAt),
    ...stamps,
    ...more,
  });
  const { organizationId = null, timeZone = 'Europe/London' } = more;
  return { id, role, organizationId, timeZone };
}

/** Monday to Friday from nine to five, or around the clock every day. */
export type Hours = 'office' | 'always';
const weeks = {
  office: { days: [1, 2, 3, 4, 5], spans: [{ from: 540, to: 1020 }] },
  always: { days: [1, 2, 3, 4, 5, 6, 7], spans: [{ from: 0, to: 1440 }] },
} as const;

/** A coach who works around the clock unless told. */
export async function aCoach(
  db: Database,
  name: string,
  timeZone = 'Europe/London',
  hours: Hours = 'always',
): Promise<TestPerson> {
  const coach = await aPerson(db, 'Coach', name, { timeZone });
  const { days, spans } = weeks[hours];
  await db.orm.insert(workingHours).values({
    id: newId(),
    coachId: coach.id,
    effectiveFrom: '2026-01-01',
    timeZone,
    weekly: Object.fromEntries(days.map((weekday) => [weekday, [...spans]])),
    createdAt: seededAt,
  });
  return coach;
}

/** A team of these people; the first leads it. */
export async function aTeam(
  db: Database,
  name: string,
  organizationId: string,
  people: readonly TestPerson[],
): Promise<string> {
  const id = newId();
  await db.orm
    .insert(teams)
    .values({ id, name, organizationId, leaderId: people[0]?.id, ...stamps });
  await db.orm.insert(teamMembers).values(
    people.map((person) => ({
      teamId: id,
      userId: person.id,
      organizationId,
      joinedAt: seededAt,
    })),
  );
  return id;
}

/** Lets a coach be booked for sessions, by members or by teams. */
export async function permit(
  db: Database,
  coachId: string,
  scope: 'session' | 'member' | 'team',
  subjectIds: readonly string[],
): Promise<void> {
  await db.orm.insert(coachPermissions).values(
    subjectIds.map((subjectId) => ({
      id: newId(),
      coach: coachId,
      scope,
      subject: subjectId,
      createdAt: seededAt,
    })),
  );
}
