import { DAY, type LocalDate } from '#domain/time/calendar.ts';
import { beginningOf, dateAt, daysLater } from '#domain/time/local.ts';
import type { ProgrammeDates } from '#domain/slots/coach-time.ts';
import type { Generator } from '../generator.ts';
import type { Coach, Member, People, Team, Company } from '../people/build.ts';
import { programmes, type OptionSpec, type ProgrammeSpec } from './programmes.ts';
import { sessionSpecs, type SessionKey, type SessionSpec } from '../sessions.ts';

export interface Session {
  readonly id: string;
  readonly spec: SessionSpec;
}

export interface Option {
  readonly id: string;
  readonly session: Session;
  readonly spec: OptionSpec;
}

export interface Programme {
  readonly id: string;
  readonly spec: ProgrammeSpec;
  readonly company: Company;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** From the first instant of the first day to the last of the last, in the zone of the company. */
  readonly window: ProgrammeDates;
  readonly createdAt: number;
  /** When its credits were issued and allocated. */
  readonly issuedAt: number;
  readonly members: readonly Member[];
  readonly teams: readonly Team[];
  readonly coaches: readonly Coach[];
  readonly options: readonly Option[];
}

export interface World extends People {
  readonly now: number;
  readonly sessions: ReadonlyMap<SessionKey, Session>;
  readonly programmes: readonly Programme[];
}

/** The people with what they can book, all with ids; nothing is written. */
export function buildWorld(random: Generator, people: People, now: number): World {
  const sessions = new Map(
    sessionSpecs.map((spec) => [spec.key, { id: random.id(now - 155 * DAY), spec }]),
  );
  return {
    ...people,
    now,
    sessions,
    programmes: programmes.map((spec) => programmeOf(random, people, sessions, spec, now)),
  };
}

function programmeOf(
  random: Generator,
  people: People,
  sessions: ReadonlyMap<SessionKey, Session>,
  spec: ProgrammeSpec,
  now: number,
): Programme {
  const company = people.companies.get(spec.company);
  if (!company) throw new Error(`There is no company ${spec.company}.`);
  const { zone } = company.spec;
  const today = dateAt('UTC', now);
  const startDate = daysLater(today, spec.starts);
  const endDate = daysLater(today, spec.ends);
  const firstDay = beginningOf(zone, startDate);
  const createdAt = Math.min(firstDay - 12 * DAY, now - 3 * DAY);
  const own = people.teams.filter(
    ({ company: { id }, name }) => id === company.id && (!spec.teams || spec.teams.includes(name)),
  );
  const takesPart = (member: Member): boolean =>
    member.company.id === company.id &&
    (!spec.teams ||
      spec.besides?.includes(member.name) === true ||
      own.some(({ name }) => name === member.teamName));
  return {
    id: random.id(createdAt),
    spec,
    company,
    startDate,
    endDate,
    window: { zone, start: firstDay, end: beginningOf(zone, daysLater(endDate, 1)) },
    createdAt,
    issuedAt: firstDay - 10 * DAY,
    members: people.members.filter(takesPart),
    teams: own,
    coaches: people.coaches.filter(({ spec: { lastName } }) => spec.coaches.includes(lastName)),
    options: spec.options.map((option) => {
      const session = sessions.get(option.session);
      if (!session) throw new Error(`There is no session ${option.session}.`);
      return { id: random.id(createdAt), session, spec: option };
    }),
  };
}
