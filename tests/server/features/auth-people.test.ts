import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import {
  programmeCoaches,
  programmeMembers,
  programmes,
  programmeTeams,
  teamMembers,
  teams,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Role } from '#machines/person.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import {
  anAccount,
  anOrganization,
  identityServer,
} from '#tests/server/identity/identity-server.ts';
import type { IdentityServer } from '#tests/server/identity/identity-server.ts';

let server: IdentityServer;
let db: Database;
beforeAll(async () => {
  server = await identityServer({ limits: noLimits });
  db = server.db;
});

const at = { createdAt: seededAt, updatedAt: seededAt };
const notFound = {
  status: 404,
  title: 'Not Found',
  errors: { request: 'We couldn’t find that. It may have been deleted.' },
};

async function person(
  role: Role,
  organizationId: string | null = null,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<TestPerson> {
  const { id } = await anAccount(db, { role, organizationId, ...changes });
  return { id, role, organizationId };
}

async function team(
  organizationId: string,
  leaderId: string | null,
  status = 'active',
): Promise<string> {
  const id = newId();
  await db.orm
    .insert(teams)
    .values({ id, organizationId, name: `Team ${id}`, leaderId, status, ...at });
  return id;
}

async function programme(
  organizationId: string,
  name: string,
  status = 'active.normal',
): Promise<string> {
  const id = newId();
  const dates = { startDate: '2026-01-01', endDate: '2026-12-31', timeZone: 'Europe/London' };
  await db.orm
    .insert(programmes)
    .values({ id, organizationId, name, status, groups: ['GROW'], ...dates, ...at });
  return id;
}

describe('the team leaders of an organisation', () => {
  const leaders = async (asked: TestPerson, organizationId: string) => {
    const params = { organizationId };
    const page = await server
      .as(asked)
      .call('GET /user/organization/{organizationId}/team-leaders', {
        params,
        query: { perPage: 999 },
      });
    return page.data.results.map(({ id }) => id);
  };

  test('are its active people who lead an active team, each once, by name', async () => {
    const organizationId = await anOrganization(db);
    const [zoe, adam, gone, former] = await Promise.all([
      person('Member', organizationId, { firstName: 'Zoë' }),
      person('OrganizationAdmin', organizationId, { firstName: 'Adam' }),
      person('Member', organizationId, { status: 'deleted' }),
      person('Member', organizationId),
    ]);
    await team(organizationId, zoe.id);
    await team(organizationId, zoe.id);
    await team(organizationId, adam.id);
    await team(organizationId, gone.id);
    await team(organizationId, null);
    await team(organizationId, former.id, 'deleted');
    await team(organizationId, (await person('Member', await anOrganization(db))).id);
    expect(await leaders(zoe, organizationId)).toEqual([adam.id, zoe.id]);
    expect(await leaders(adam, organizationId)).toEqual([adam.id, zoe.id]);
    expect(await leaders(await person('Admin'), organizationId)).toEqual([adam.id, zoe.id]);
    expect(await leaders(await person('SuperAdmin'), organizationId)).toEqual([adam.id, zoe.id]);
  });

  test('come in pages', async () => {
    const organizationId = await anOrganization(db);
    const admin = await person('Admin');
    const ids: string[] = [];
    for (const firstName of ['Ann', 'Ben', 'Cat']) {
      const { id } = await person('Member', organizationId, { firstName });
      await team(organizationId, id);
      ids.push(id);
    }
    const query = { perPage: 2, pageNumber: 2 };
    expect(
      await server.as(admin).call('GET /user/organization/{organizationId}/team-leaders', {
        params: { organizationId },
        query,
      }),
    ).toEqual({
      data: { results: [{ id: ids[2] }] },
      meta: { pageNumber: 2, perPage: 2, total: 3 },
    });
  });

  test('of another organisation cannot be told from those of none', async () => {
    const organizationId = await anOrganization(db);
    const stranger = await person('OrganizationAdmin', await anOrganization(db));
    const coach = await person('Coach');
    const none = '01890000-0000-7000-8000-000000000000';
    const ask = (asked: TestPerson, id: string) =>
      server.as(asked).refused('GET /user/organization/{organizationId}/team-leaders', {
        params: { organizationId: id },
      });
    expect(await ask(stranger, organizationId)).toEqual(notFound);
    expect(await ask(stranger, none)).toEqual(notFound);
    expect(await ask(coach, organizationId)).toEqual(notFound);
    expect(await ask(await person('Admin'), none)).toEqual(notFound);
    expect(await ask(stranger, 'not-an-id')).toEqual(notFound);
  });
});

describe('the programmes of a person', () => {
  const of = async (asked: TestPerson, userId: string) => {
    const page = await server
      .as(asked)
      .call('GET /programmes/user/{userId}', { params: { userId }, query: { perPage: 999 } });
    return page.data.results.map(({ id }) => id);
  };

  test('are those they belong to, directly or through a team, each once, by name', async () => {
    const organizationId = await anOrganization(db);
    const member = await person('Member', organizationId);
    const teamId = await team(organizationId, null);
    const formerTeamId = await team(organizationId, null, 'deleted');
    await db.orm.insert(teamMembers).values(
      [teamId, formerTeamId].map((id) => ({
        teamId: id,
        userId: member.id,
        organizationId,
        joinedAt: seededAt,
      })),
    );
    const [b, a, c, d, e] = await Promise.all([
      programme(organizationId, 'B directly'),
      programme(organizationId, 'A by team', 'complete'),
      programme(organizationId, 'C both', 'active.nearComplete'),
      programme(organizationId, 'D not theirs'),
      programme(organizationId, 'E by a team that is gone'),
    ]);
    const hidden = [
      await programme(organizationId, 'F draft', 'draft'),
      await programme(organizationId, 'G deleted', 'deleted'),
    ];
    await db.orm.insert(programmeMembers).values(
      [b, c, ...hidden].map((programmeId) => ({
        programmeId,
        userId: member.id,
        organizationId,
      })),
    );
    await db.orm
      .insert(programmeTeams)
      .values([a, c].map((programmeId) => ({ programmeId, teamId, organizationId })));
    await db.orm
      .insert(programmeTeams)
      .values({ programmeId: e, teamId: formerTeamId, organizationId });
    await db.orm.insert(programmeMembers).values({
      programmeId: d,
      userId: (await person('Member', organizationId)).id,
      organizationId,
    });
    expect(await of(member, member.id)).toEqual([a, b, c]);
    expect(await of(await person('Admin'), member.id)).toEqual([a, b, c]);
  });

  test('are those a coach works in', async () => {
    const coach = await person('Coach');
    const programmeId = await programme(await anOrganization(db), 'Coached');
    await db.orm.insert(programmeCoaches).values({ programmeId, coachId: coach.id });
    expect(await of(coach, coach.id)).toEqual([programmeId]);
  });

  test('of somebody else cannot be told from those of nobody', async () => {
    const organizationId = await anOrganization(db);
    const member = await person('Member', organizationId);
    const none = '01890000-0000-7000-8000-000000000000';
    const ask = (asked: TestPerson, userId: string) =>
      server.as(asked).refused('GET /programmes/user/{userId}', { params: { userId } });
    for (const asked of [
      await person('Member', organizationId),
      await person('OrganizationAdmin', organizationId),
      await person('Coach'),
    ]) {
      expect(await ask(asked, member.id)).toEqual(notFound);
      expect(await ask(asked, none)).toEqual(notFound);
    }
    expect(await ask(await person('SuperAdmin'), none)).toEqual(notFound);
  });
});

describe('who am I', () => {
  test('shows staff without an organisation, and level and award where there are some', async () => {
    const achievement = {
      levelName: 'Explorer',
      badgeUrl: '/badges/explorer.svg',
      percentProgress: 40,
    };
    const admin = await person('Admin', null, {
      achievement,
      pinnedAward: { badgeUrl: '/badges/first.svg' },
    });
    expect(await server.as(admin).call('GET /auth/whoami')).toMatchObject({
      role: 'Admin',
      organization: null,
      achievement,
      pinnedAward: { badgeUrl: '/badges/first.svg' },
    });
  });

  test('sends somebody who was deleted this moment to sign in again', async () => {
    const coach = await person('Coach');
    await db.orm.update(users).set({ status: 'deleted' }).where(eq(users.id, coach.id));
    expect(await server.as(coach).refused('GET /auth/whoami')).toEqual({
      status: 401,
      title: '',
      errors: {},
    });
  });
});
