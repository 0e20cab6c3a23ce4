import { DAY, HOUR } from '#domain/time/calendar.ts';
import { defaultPolicy, policyWith, type PolicyParameters } from '#domain/policy/parameters.ts';
import type { Generator } from '../generator.ts';
import { companies, type CompanyKey, type CompanySpec } from './companies.ts';
import { coaches, type CoachSpec } from './coaches.ts';
import { coachCalendar, type CoachCalendar } from './calendars.ts';
import { addressee, type Person, type PersonSpec } from './person.ts';
import { staffSpecs } from './staff.ts';

export interface Company {
  readonly id: string;
  readonly spec: CompanySpec;
  readonly policy: PolicyParameters;
}

export interface Member extends Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: Company;
  readonly jobTitle: string;
  readonly teamName: string | null;
  readonly locale: string;
}

export interface Coach extends Person {
  readonly spec: CoachSpec;
  readonly calendar: CoachCalendar;
}

export interface Team {
  readonly id: string;
  readonly company: Company;
  readonly name: string;
  readonly description: string;
  readonly leader: Member;
  readonly members: readonly Member[];
}

export interface People {
  readonly companies: ReadonlyMap<CompanyKey, Company>;
  readonly staff: readonly (Person & PersonSpec)[];
  readonly coaches: readonly Coach[];
  readonly members: readonly Member[];
  readonly teams: readonly Team[];
}

/** Where the people of the provider have their addresses. */
const providerDomain = 'waymark.example';

/** Everybody of the demo with their ids; nothing is written. The last member joined yesterday, everyone else months ago. */
export function buildPeople(random: Generator, now: number): People {
  const begun = now - 160 * DAY;
  const idOf = (company: CompanySpec): Company => ({
    id: random.id(begun),
    spec: company,
    policy: policyWith(defaultPolicy, company.policyOverrides),
  });
  const built = new Map(companies.map((spec) => [spec.key, idOf(spec)]));
  const staff = staffSpecs.map((spec) => ({
    ...spec,
    ...person(random, spec, providerDomain, begun),
  }));
  const provided = coaches.map((spec): Coach => {
    const createdAt = begun + random.whole(1, 8) * DAY;
    const base = person(random, { ...spec, role: 'Coach' }, providerDomain, createdAt);
    return { ...base, spec, calendar: coachCalendar(random, spec, now) };
  });
  const members = [...built.values()].flatMap((company) =>
    company.spec.people.map((line) => memberOf(random, company, line, begun)),
  );
  return {
    companies: built,
    staff,
    coaches: provided,
    members: members.map((member) =>
      member.name === newcomer ? { ...member, createdAt: now - 20 * HOUR } : member,
    ),
    teams: [...built.values()].flatMap((company) => teamsOf(random, company, members, begun)),
  };
}

/** Has just been invited and never looked around. */
export const newcomer = 'Zoë Kaminski';

function person(
  random: Generator,
  { firstName, lastName, role, zone }: Pick<PersonSpec, 'firstName' | 'lastName' | 'role' | 'zone'>,
  domain: string,
  createdAt: number,
): Person {
  const email = `${addressee({ firstName, lastName })}@${domain}`;
  return {
    id: random.id(createdAt),
    role,
    name: `${firstName} ${lastName}`,
    email,
    zone,
    createdAt,
  };
}

function memberOf(random: Generator, company: Company, line: string, begun: number): Member {
  const isAdmin = line.startsWith('*');
  const [firstName = '', lastName = '', jobTitle = '', teamName = '', zone = company.spec.zone] =
    line.slice(isAdmin ? 1 : 0).split('|');
  const role = isAdmin ? 'OrganizationAdmin' : 'Member';
  const createdAt = begun + random.whole(1, 9) * DAY + random.whole(8, 17) * HOUR;
  return {
    ...person(random, { firstName, lastName, role, zone }, company.spec.domain, createdAt),
    firstName,
    lastName,
    company,
    jobTitle,
    teamName: teamName || null,
    locale: company.spec.locale,
  };
}

function teamsOf(
  random: Generator,
  company: Company,
  members: readonly Member[],
  begun: number,
): Team[] {
  return company.spec.teams.map((team) => {
    const own = members.filter(
      ({ company: { spec }, teamName }) => spec.key === company.spec.key && teamName === team.name,
    );
    const leader = own.find(({ name }) => name === team.leader);
    if (!leader) throw new Error(`${team.leader} does not work in ${team.name}.`);
    return {
      id: random.id(begun),
      company,
      name: team.name,
      description: team.description,
      leader,
      members: own,
    };
  });
}
