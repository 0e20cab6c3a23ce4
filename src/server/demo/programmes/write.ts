import { DAY } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import {
  coachPermissions,
  programmeCoaches,
  programmeMembers,
  programmes,
  programmeTeams,
  sessionOptions,
} from '#database/schema/index.ts';
import type { Generator } from '../generator.ts';
import type { World } from './build.ts';
import { permissionsOf } from './permissions.ts';
import { writeSessions } from './write-sessions.ts';

/** Writes what can be booked and with whom. Programmes that have come to an end by now begin as active ones. */
export async function writeProgrammes(
  db: Database,
  random: Generator,
  world: World,
): Promise<void> {
  const begun = world.now - 155 * DAY;
  await writeSessions(db, world);
  await db.orm.insert(programmes).values(
    world.programmes.map(({ id, spec, company, startDate, endDate, createdAt }) => ({
      id,
      status: spec.outcome === 'draft' ? 'draft' : 'active.normal',
      organizationId: company.id,
      name: spec.name,
      groups: [...spec.groups],
      description: spec.description,
      startDate,
      endDate,
      timeZone: company.spec.zone,
      allowSelfAllocation: spec.allowSelfAllocation,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await writeTakingPart(db, world);
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

async function writeTakingPart(db: Database, { programmes: all }: World): Promise<void> {
  const ofAll = <Row>(rows: (programme: World['programmes'][number]) => Row[]): Row[] =>
    all.flatMap(rows);
  await db.orm.insert(programmeMembers).values(
    ofAll(({ id, company, members }) =>
      members.map((member) => ({
        programmeId: id,
        userId: member.id,
        organizationId: company.id,
      })),
    ),
  );
  await db.orm
    .insert(programmeTeams)
    .values(
      ofAll(({ id, company, teams }) =>
        teams.map((team) => ({ programmeId: id, teamId: team.id, organizationId: company.id })),
      ),
    );
  await db.orm
    .insert(programmeCoaches)
    .values(
      ofAll(({ id, coaches }) => coaches.map((coach) => ({ programmeId: id, coachId: coach.id }))),
    );
}
