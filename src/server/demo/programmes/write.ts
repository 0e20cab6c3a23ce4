import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { coachPermissions, sessionOptions } from '#database/schema/index.ts';
import { programmeKind } from '#server/features/programmes/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { Programme, World } from './build.ts';
import { permissionsOf } from './permissions.ts';
import { writeSessions } from './write-sessions.ts';

/** Writes what can be booked and with whom. Programmes begin as drafts: their own calendar does the rest. */
export async function writeProgrammes(
  db: Database,
  random: Generator,
  world: World,
): Promise<void> {
  const begun = world.now - 155 * DAY;
  await writeSessions(db, world);
  for (const programme of world.programmes) await prepare(db, world, programme);
  await db.orm.insert(sessionOptions).values(
    world.programmes.flatMap(({ id, company, createdAt, options }) =>
      options.map((option) => ({
        id: option.id,
        programmeId: id,
        sessionId: option.session.id,
        organizationId: company.id,
        unitsPerMember: option.spec.each,
        maxPerMember: option.spec.most ?? null,
        minDaysBetween: option.spec.apart ?? null,
        coachSubset: world.coaches
          .filter(({ spec }) => option.spec.only?.includes(spec.lastName))
          .map(({ id: coachId }) => coachId),
        createdAt,
      })),
    ),
  );
  await db.orm.insert(coachPermissions).values(
    permissionsOf(world).map((permission) => ({
      ...permission,
      id: random.id(begun),
      validFrom: dateAt('UTC', begun),
      createdAt: begun,
      updatedAt: begun,
    })),
  );
}

/** Staff prepare a programme and say who takes part; its first day makes it active, and its last one ends it. */
async function prepare(
  db: Database,
  { staff }: World,
  { id, spec, company, startDate, endDate, createdAt, members, teams, coaches }: Programme,
): Promise<void> {
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const by = { id: admin.id, role: 'Admin' } as const;
  const fields = {
    name: spec.name,
    organizationId: company.id,
    groups: [...spec.groups],
    description: spec.description,
    objectives: null,
    startDate,
    endDate,
    timeZone: company.spec.zone,
    creditExpiry: 'atProgrammeEnd' as const,
    creditExpiryDays: null,
    allowSelfAllocation: spec.allowSelfAllocation,
  };
  await createPlain(db, programmeKind, fields, { by, at: createdAt }, id);
  const ids = (all: readonly { readonly id: string }[]) => all.map((each) => each.id);
  const stamp = (minutes: number) => ({ by, at: createdAt + minutes * MINUTE });
  await send(db, programmeKind, id, { type: 'ADD_COACHES', coachIds: ids(coaches), ...stamp(5) });
  await send(db, programmeKind, id, { type: 'ADD_MEMBERS', memberIds: ids(members), ...stamp(9) });
  if (teams.length > 0)
    await send(db, programmeKind, id, { type: 'ADD_TEAMS', teamIds: ids(teams), ...stamp(11) });
}
