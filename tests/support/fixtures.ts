import type { Database } from '#database/database.ts';
import {
  coachPermissions,
  creditLots,
  organizations,
  policies,
  programmeCoaches,
  programmeMembers,
  programmes,
  sessionOptions,
  sessions,
  teamMembers,
  teams,
  users,
  workingHours,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Role } from '#machines/person.ts';
import { book, type Cause } from '#server/features/session-credits/public.ts';
import type { TestPerson } from './people.ts';
import { seededAt } from './database.ts';

type Fields<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const stamps = { createdAt: seededAt, updatedAt: seededAt };
const aYear = 365 * 24 * 60 * 60_000;

export async function anOrganisation(db: Database, name: string): Promise<string> {
  const id = newId();
  await db.orm.insert(organizations).values({ id, name, ...stamps });
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
  const email = `${firstName}.${lastName}.${id.slice(-6)}@example.test`.toLowerCase();
  await db.orm.insert(users).values({
    id,
    role,
    firstName,
    lastName,
    email,
    timeZone: 'Europe/London',
    ...stamps,
    ...more,
  });
  return { id, role, organizationId: more.organizationId ?? null };
}

/** A coach who works around the clock every day. */
export async function aCoach(db: Database, name: string, timeZone: string): Promise<TestPerson> {
  const coach = await aPerson(db, 'Coach', name, { timeZone });
  const wholeDay = [{ from: 0, to: 1440 }];
  await db.orm.insert(workingHours).values({
    id: newId(),
    coachId: coach.id,
    effectiveFrom: '2026-01-01',
    timeZone,
    weekly: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, wholeDay])),
    createdAt: seededAt,
  });
  return coach;
}

export async function aSession(
  db: Database,
  name: string,
  more: Fields<typeof sessions> = {},
): Promise<string> {
  const id = newId();
  await db.orm.insert(sessions).values({
    id,
    name,
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    ...stamps,
    ...more,
  });
  return id;
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

interface ProgrammeParts {
  readonly organizationId: string;
  readonly members: readonly TestPerson[];
  readonly coaches: readonly TestPerson[];
  readonly sessions: readonly string[];
}

/** An active programme that offers the sessions with the coaches to the members; resolves to its id and the option of each session. */
export async function aProgramme(
  db: Database,
  name: string,
  { organizationId, members, coaches, sessions: offered }: ProgrammeParts,
): Promise<{ id: string; options: Readonly<Record<string, string>> }> {
  const id = newId();
  await db.orm.insert(programmes).values({
    id,
    name,
    organizationId,
    status: 'active.normal',
    groups: ['GROW'],
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    timeZone: 'Europe/London',
    ...stamps,
  });
  const options = Object.fromEntries(offered.map((sessionId) => [sessionId, newId()]));
  const created = { createdAt: seededAt };
  await db.orm.insert(sessionOptions).values(
    Object.entries(options).map(([sessionId, option]) => ({
      id: option,
      programmeId: id,
      sessionId,
      organizationId,
      ...created,
    })),
  );
  await db.orm
    .insert(programmeMembers)
    .values(members.map(({ id: userId }) => ({ programmeId: id, userId, organizationId })));
  for (const { id: coachId } of coaches) {
    await db.orm.insert(programmeCoaches).values({ programmeId: id, coachId });
    await permit(db, coachId, 'session', offered);
  }
  return { id, options };
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
      coachId,
      scope,
      subjectId,
      createdAt: seededAt,
    })),
  );
}

interface LotParts {
  readonly organizationId: string;
  readonly programmeId: string;
  readonly optionId: string;
  readonly holder: { readonly type: 'member' | 'team'; readonly id: string };
  readonly units: number;
}

/** Units of a holder, issued to the programme's pool and allocated to them; resolves to the lot. */
export async function aLot(
  db: Database,
  { organizationId, programmeId, optionId, holder, units }: LotParts,
): Promise<string> {
  const [pool, lot] = [newId(), newId()];
  const common = {
    organizationId,
    programmeId,
    sessionOptionId: optionId,
    quantity: units,
    source: 'contract',
    effectiveAt: seededAt - aYear,
    expiresAt: seededAt + aYear,
    ...stamps,
  };
  await db.orm.insert(creditLots).values([
    { ...common, id: pool, holderType: 'pool', status: 'exhausted' },
    { ...common, id: lot, holderType: holder.type, holderId: holder.id, parentLotId: pool },
  ]);
  const cause: Cause = {
    machine: 'creditLot',
    entityId: lot,
    event: 'ALLOCATE',
    eventId: newId(),
    actorId: null,
    at: seededAt,
  };
  const owner = holder.type === 'member' ? { memberId: holder.id } : { teamId: holder.id };
  await db.transaction(() =>
    book(db, programmeId, cause, [
      {
        type: 'ISSUED',
        from: { kind: 'issued', lotId: null },
        to: { kind: 'pool', lotId: pool },
        amount: units,
        lotId: pool,
      },
      {
        type: 'ALLOCATED',
        from: { kind: 'pool', lotId: pool },
        to: { kind: 'available', lotId: lot },
        amount: units,
        lotId: lot,
        ...owner,
      },
    ]),
  );
  return lot;
}

/** The policy that bookings refer to. */
export async function aPolicy(db: Database): Promise<void> {
  await db.orm.insert(policies).values({ version: 1, parameters: {}, createdAt: seededAt });
}
