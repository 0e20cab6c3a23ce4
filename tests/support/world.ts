import type { Database } from '#database/database.ts';
import {
  policies,
  programmeCoaches,
  programmeMembers,
  programmes,
  sessionOptions,
  sessions,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { isMember, type Role } from '#machines/person.ts';
import { issueLots, type LotPlan } from './credits.ts';
import { seededAt } from './database.ts';
import { aCoach, anOrganisation, aPerson, aTeam, permit, type Hours } from './fixtures.ts';
import type { TestPerson } from './people.ts';

export interface PersonPlan {
  readonly role: Role;
  /** First and last name. */
  readonly name: string;
  readonly timeZone?: string;
  /** Coaches work around the clock unless told. */
  readonly hours?: Hours;
  /** Members who are not in the programme. */
  readonly isGuest?: boolean;
}

interface WorldPlan<P extends string, S extends string, T extends string, L extends string> {
  /** The organisation's own rules. */
  readonly policy?: object;
  readonly people: Readonly<Record<P, PersonPlan>>;
  /** Names are unique in a database; one that is not told is new. */
  readonly sessions: Readonly<Record<S, Partial<typeof sessions.$inferInsert>>>;
  /** The first member leads; the coaches may be booked for the team. */
  readonly teams?: Readonly<
    Record<
      T,
      {
        readonly name: string;
        readonly members: readonly NoInfer<P>[];
        readonly coaches: readonly NoInfer<P>[];
      }
    >
  >;
  readonly lots: Readonly<Record<L, LotPlan<NoInfer<S>, NoInfer<P | T>>>>;
}

export interface World<P extends string, S extends string, T extends string, L extends string> {
  readonly organizationId: string;
  readonly programmeId: string;
  readonly people: Readonly<Record<P, TestPerson>>;
  readonly sessions: Readonly<Record<S, string>>;
  readonly teams: Readonly<Record<T, string>>;
  readonly lots: Readonly<Record<L, string>>;
}

/**
 * A world in which sessions can be booked: one organisation with one programme, in which all its members and every coach take part and all sessions are
 * offered, and credits issued through the ledger. Good for three years around `seededAt`; several fit into one database.
 */
export async function aWorld<
  P extends string,
  S extends string,
  L extends string,
  T extends string = never,
>(db: Database, plan: WorldPlan<P, S, T, L>): Promise<World<P, S, T, L>> {
  await db.orm
    .insert(policies)
    .values({ version: 1, parameters: {}, createdAt: seededAt })
    .onConflictDoNothing();
  const organizationId = await anOrganisation(db, `Harbour Health ${newId()}`, {
    policyOverrides: { ...plan.policy },
  });
  const people = await eachOf(plan.people, (person) => personOf(db, organizationId, person));
  const sessionIds = await eachOf(plan.sessions, (session) => aSession(db, session));
  const coaches = named(plan.people)
    .filter(([, { role }]) => role === 'Coach')
    .map(([name]) => people[name].id);
  const members = named(plan.people)
    .filter(([, person]) => isMember(person) && !person.isGuest)
    .map(([name]) => people[name].id);
  const programme = await aProgramme(db, organizationId, { coaches, members }, sessionIds);
  const teams = await eachOf(plan.teams ?? ({} as NonNullable<typeof plan.teams>), async (team) => {
    const id = await aTeam(
      db,
      team.name,
      organizationId,
      team.members.map((name) => people[name]),
    );
    for (const coach of team.coaches) await permit(db, people[coach].id, 'team', [id]);
    return id;
  });
  const lots = await issueLots(db, { ...programme, organizationId }, plan.lots, (name) =>
    name in teams
      ? { type: 'team', id: teams[name as T] }
      : { type: 'member', id: people[name as P].id },
  );
  return { organizationId, programmeId: programme.id, people, sessions: sessionIds, teams, lots };
}

async function personOf(
  db: Database,
  organizationId: string,
  { role, name, timeZone, hours }: PersonPlan,
): Promise<TestPerson> {
  if (role === 'Coach') return aCoach(db, name, timeZone, hours);
  return aPerson(db, role, name, {
    ...(timeZone && { timeZone }),
    ...(isMember({ role }) && { organizationId }),
  });
}

async function aSession(
  db: Database,
  { name = `Session ${newId()}`, ...more }: Partial<typeof sessions.$inferInsert>,
): Promise<string> {
  const id = newId();
  await db.orm.insert(sessions).values({
    id,
    name,
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    createdAt: seededAt,
    updatedAt: seededAt,
    ...more,
  });
  return id;
}

async function aProgramme<S extends string>(
  db: Database,
  organizationId: string,
  people: { readonly coaches: readonly string[]; readonly members: readonly string[] },
  offered: Readonly<Record<S, string>>,
): Promise<{ id: string; options: Readonly<Record<S, string>> }> {
  const id = newId();
  await db.orm.insert(programmes).values({
    id,
    name: 'Sales basics',
    organizationId,
    status: 'active.normal',
    groups: ['GROW'],
    startDate: '2026-01-01',
    endDate: '2028-12-31',
    timeZone: 'Europe/London',
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  const options = await eachOf(offered, async (sessionId) => {
    const option = newId();
    await db.orm
      .insert(sessionOptions)
      .values({ id: option, programmeId: id, sessionId, organizationId, createdAt: seededAt });
    return option;
  });
  await db.orm
    .insert(programmeMembers)
    .values(people.members.map((userId) => ({ programmeId: id, userId, organizationId })));
  for (const coachId of people.coaches) {
    await db.orm.insert(programmeCoaches).values({ programmeId: id, coachId });
    await permit(db, coachId, 'session', Object.values(offered));
  }
  return { id, options };
}

const named = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][];

/** Makes something of each entry, one after the other. */
export async function eachOf<K extends string, V, Made>(
  record: Readonly<Record<K, V>>,
  make: (value: V) => Promise<Made>,
): Promise<Record<K, Made>> {
  const made: [K, Made][] = [];
  for (const [key, value] of named(record)) made.push([key, await make(value)]);
  return Object.fromEntries(made) as Record<K, Made>;
}
