import { asc, eq } from 'drizzle-orm';
import { decide } from '#machines/decide.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { Person as Author, Stamp } from '#machines/person.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { TeamEvent } from '#machines/team/machine.ts';
import { HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { machineEvents, organizations, teams, users } from '#database/schema/index.ts';
import { organizationKind } from '#server/features/organizations/public.ts';
import { teamKind } from '#server/features/teams/public.ts';
import { userKind } from '#server/features/users/public.ts';
import type { RecordKind } from '#server/records/kind.ts';
import type { Generator } from '../generator.ts';
import type { People } from './build.ts';

/** How long people take to come in after they were invited. */
export const untilComing = HOUR;

type Line = typeof machineEvents.$inferInsert;

interface Makers {
  readonly db: Database;
  readonly random: Generator;
  readonly admin: Author;
  /** The one whom nobody of the product created: the installation did. */
  readonly head: Author;
}

/**
 * Gives the organisations, people and teams that were written directly the history that their charts allow: who created them, who came in, who joined. The
 * charts decide each step; nobody is invited or told, for all of it lies months back.
 */
export async function writeBeginnings(
  db: Database,
  random: Generator,
  people: People,
): Promise<void> {
  const [admin] = people.staff;
  const head = people.staff.find(({ role }) => role === 'SuperAdmin');
  if (!admin || !head) throw new Error('The demo has no staff.');
  const makers: Makers = {
    db,
    random,
    admin: { id: admin.id, role: 'Admin' },
    head: { id: head.id, role: 'SuperAdmin' },
  };
  await db.orm
    .insert(machineEvents)
    .values([
      ...(await ofOrganizations(makers)),
      ...(await ofUsers(makers)),
      ...(await ofTeams(makers, people)),
    ]);
}

async function ofOrganizations({ db, random, admin }: Makers): Promise<Line[]> {
  await db.orm.update(organizations).set({ createdBy: admin.id, updatedBy: admin.id });
  const rows = await db.orm.select().from(organizations).orderBy(asc(organizations.id));
  return rows.flatMap((row) => {
    const { id, createdAt: at } = row;
    const fields = organizationKind.parts.contextOf(row);
    const { createdBy: _, updatedBy: __, deletedAt: ___, deletedBy: ____, ...written } = fields;
    const create = { ...written, type: 'CREATE', by: admin, at } as const;
    return stepsOf(random, organizationKind, id, { ...fields, ...unwritten }, [create]);
  });
}

async function ofUsers({ db, random, admin, head }: Makers): Promise<Line[]> {
  const lines: Line[] = [];
  for (const row of await db.orm.select().from(users).orderBy(asc(users.id))) {
    const { id, createdAt } = row;
    const context = { ...userKind.parts.contextOf(row), ...unwritten, activatedAt: null };
    const maker = context.role === 'Admin' || id === head.id ? head : admin;
    const at = createdAt + untilComing;
    const steps = stepsOf(random, userKind, id, context, [
      { ...context, type: 'CREATE', by: maker, at: createdAt },
      { type: 'ACTIVATE', by: { id, role: context.role }, at },
    ]);
    const createdBy = id === head.id ? null : maker.id;
    lines.push(...steps.map((line, n) => (n === 0 ? { ...line, byId: createdBy } : line)));
    const stamps = { createdBy, updatedBy: id, activatedAt: at, ...lastOf(steps) };
    await db.orm.update(users).set(stamps).where(eq(users.id, id));
  }
  return lines;
}

async function ofTeams({ db, random, admin }: Makers, people: People): Promise<Line[]> {
  const lines: Line[] = [];
  for (const row of await db.orm.select().from(teams).orderBy(asc(teams.id))) {
    const { id, name, description, organizationId, leaderId, createdAt: at } = row;
    const members = people.teams.find((team) => team.id === id)?.members ?? [];
    const fields = { name, description, organizationId, leaderId: null };
    const joining = members.map((member): TeamEvent => ({
      type: 'ADD_MEMBER',
      memberId: member.id,
      by: admin,
      at: Math.max(at, member.createdAt),
    }));
    const isEarly = (event: TeamEvent): boolean => event.at === at;
    const steps = stepsOf(random, teamKind, id, { ...fields, ...unwritten }, [
      { ...fields, type: 'CREATE', by: admin, at },
      ...joining.filter(isEarly),
      { type: 'SET_LEADER', leaderId, by: admin, at },
      ...joining.filter((event) => !isEarly(event)),
    ]);
    lines.push(...steps);
    const stamps = { createdBy: admin.id, updatedBy: admin.id, ...lastOf(steps) };
    await db.orm.update(teams).set(stamps).where(eq(teams.id, id));
  }
  return lines;
}

/** Where a history stands after its last step. */
const lastOf = (steps: readonly Line[]) => ({
  version: steps.length,
  updatedAt: steps.at(-1)?.at ?? 0,
});

/** What the chart makes of these events, one after the other, as lines of the record's history. */
function stepsOf<Context, Extra, Event extends { type: string } & Stamp>(
  random: Generator,
  { chart, remember }: RecordKind<Context, Extra, Event>,
  entityId: string,
  context: Context,
  events: readonly Event[],
): Line[] {
  const rows: ChartRow<Context>[] = [];
  return events.map((event, index) => {
    const { by, at, type, ...payload } = event;
    const before = rows.at(-1) ?? null;
    const decision = decide(chart, before, event, context);
    if (!decision.accepted)
      throw new Error(`${chart.name} refuses ${type}: ${JSON.stringify(decision.errors)}`);
    rows.push(decision.row);
    return {
      id: random.id(at),
      machine: chart.name,
      entityId,
      position: index + 1,
      version: index + 1,
      at,
      byId: by.id,
      event: type,
      payload: remember ? remember(event, before?.context ?? null) : payload,
      state: decision.row.status,
      regions: decision.row.regions,
      transitions: [...decision.transitions],
    };
  });
}
