import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import type { Database } from '#database/database.ts';
import {
  availabilityExceptions,
  busyTimes,
  organizations,
  passwordCredentials,
  policies,
  teamMembers,
  teams,
  users,
  workingHours,
} from '#database/schema/index.ts';
import { acceptedOn } from '#server/legal/accepted-on.ts';
import type { Generator } from '../generator.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { untilComing } from './beginnings.ts';
import { newcomer, type Coach, type Member, type People } from './build.ts';
import type { Person } from './person.ts';

/** Writes everybody, their teams and their one password; coaches' calendars are written when they are known. */
export async function writePeople(
  db: Database,
  random: Generator,
  people: People,
  { now, passwordHash }: { now: number; passwordHash: string },
): Promise<void> {
  const begun = now - 160 * DAY;
  await db.orm.insert(organizations).values(
    [...people.companies.values()].map(({ id, spec }) => ({
      id,
      name: spec.name,
      brandLabel: spec.brandLabel,
      emailDomains: [spec.domain],
      contractStart: dateAt('UTC', begun),
      contractEnd: dateAt('UTC', begun + 365 * DAY),
      policyOverrides: spec.policyOverrides,
      informsOfViewings: spec.key === 'halden',
      createdAt: begun,
      updatedAt: begun,
    })),
  );
  const lastSeen = (name: string) =>
    name === newcomer ? null : now - random.whole(40, 12 * 24 * 60) * MINUTE;
  const others = [
    ...people.staff.map((person) => ({
      ...common(person, person),
      lastSignInAt: lastSeen(person.name),
      jobTitle: person.jobTitle,
    })),
    ...people.coaches.map((coach) => ({ ...ofCoach(coach), lastSignInAt: lastSeen(coach.name) })),
  ];
  const members = people.members.map((member) => ({
    ...ofMember(member),
    lastSignInAt: lastSeen(member.name),
  }));
  await db.orm.insert(users).values([...others, ...members]);
  await db.orm.insert(passwordCredentials).values(
    [...people.staff, ...people.coaches, ...people.members].map(({ id, createdAt }) => ({
      userId: id,
      passwordHash,
      changedAt: createdAt + untilComing,
    })),
  );
  await writeRules(db, people, begun);
  await writeTeams(db, people, begun + 10 * DAY);
}

/** Notes were due two days after a session at first, and rooms opened later. */
async function writeRules(db: Database, { staff }: People, begun: number): Promise<void> {
  const head = staff.find(({ role }) => role === 'SuperAdmin');
  const first = { ...defaultPolicy, noteDue: 2 * DAY, joinOpens: 5 * MINUTE };
  await db.orm.insert(policies).values([
    { version: 1, parameters: first, createdAt: begun },
    { version: 2, parameters: defaultPolicy, createdAt: begun + 5 * DAY, byId: head?.id ?? null },
  ]);
}

const common = (
  { id, role, email, zone, createdAt }: Person,
  { firstName, lastName, locale }: { firstName: string; lastName: string; locale?: string },
) => ({
  id,
  role,
  email,
  firstName,
  lastName,
  pictureUrl: pictureOf(email),
  timeZone: zone,
  locale: locale ?? 'en-GB',
  ...acceptedOn(createdAt),
  createdAt,
  updatedAt: createdAt,
});

const ofCoach = (coach: Coach) => ({
  ...common(coach, coach.spec),
  jobTitle: 'Coach',
  bio: coach.spec.bio,
  specialisms: [...coach.spec.specialisms],
  languages: [...coach.spec.languages],
});

const ofMember = (member: Member) => ({
  ...common(member, member),
  organizationId: member.company.id,
  jobTitle: member.jobTitle,
});

async function writeTeams(db: Database, people: People, at: number): Promise<void> {
  await db.orm.insert(teams).values(
    people.teams.map(({ id, company, name, description, leader }) => ({
      id,
      organizationId: company.id,
      name,
      description,
      leaderId: leader.id,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await db.orm.insert(teamMembers).values(
    people.teams.flatMap(({ id, company, members }) =>
      members.map((member) => ({
        teamId: id,
        userId: member.id,
        organizationId: company.id,
        joinedAt: Math.max(at, member.createdAt),
      })),
    ),
  );
}

/** Writes when coaches work, are away and are busy. */
export async function writeCalendars(
  db: Database,
  random: Generator,
  coaches: readonly Coach[],
  at: number,
): Promise<void> {
  await db.orm.insert(workingHours).values(
    coaches.flatMap(({ id, calendar }) =>
      calendar.versions.map((version) => ({
        id: random.id(at),
        coachId: id,
        effectiveFrom: version.effectiveFrom,
        timeZone: version.zone,
        weekly: version.weekly,
        bufferBefore: (version.bufferBeforeMs ?? 0) / MINUTE,
        bufferAfter: (version.bufferAfterMs ?? 0) / MINUTE,
        maxSessionsPerDay: version.maxSessionsPerDay ?? null,
        createdAt: at,
      })),
    ),
  );
  await db.orm.insert(availabilityExceptions).values(
    coaches.flatMap(({ id, calendar }) =>
      calendar.exceptions.map(({ zone, ...exception }) => ({
        ...exception,
        id: random.id(at),
        coachId: id,
        timeZone: zone,
        createdAt: at,
      })),
    ),
  );
  await db.orm.insert(busyTimes).values(
    coaches.flatMap(({ id, calendar }) =>
      calendar.busy.map(({ calendar: calendarName, start, end }) => ({
        id: random.id(at),
        coachId: id,
        calendarName,
        startsAt: start,
        endsAt: end,
      })),
    ),
  );
}
