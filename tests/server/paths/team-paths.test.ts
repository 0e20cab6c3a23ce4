import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { teamMembers, teams } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { teamChart } from '#machines/team/chart.ts';
import { teamMachine } from '#machines/team/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aBooking, aLotOf } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson, aTeam } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
let home: string;

const colleague = () => aPerson(stage.db, 'Member', 'Cora Colleague', { organizationId: home });

/** What stands in the way of an event, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (id: string | null, name: string) => Promise<object>>> = {
  async isNameFree(id, name) {
    const own = await stage.db.orm.$count(teams, sql`id = ${id} and deleted_at is null`);
    // One that is there holds its name itself, so it wants another one that is taken.
    const taken = own > 0 ? `Taken ${newId()}` : name.toUpperCase();
    await aTeam(stage.db, taken, home, [await colleague()]);
    return { name: taken };
  },
  async hasProperOrganization(id) {
    await stage.db.orm.execute(sql`
      update organizations set deleted_at = now(), status = 'deleted'
      where id = ${home} and exists (select 1 from teams where teams.id = ${id} and deleted_at is not null)`);
    return { organizationId: newId() };
  },
  isLeaderMember: async () => ({ leaderId: newId() }),
  canJoin: async () => ({ memberId: newId() }),
  isInTeam: async () => ({ memberId: newId() }),
  async hasNoUpcomingBookings(id) {
    await aBooking(stage.db, home, { teamId: id, kind: 'team' });
    return {};
  },
  async hasNoCredits(id) {
    await aLotOf(stage.db, home, { type: 'team', id: id ?? newId() }, 2);
    return {};
  },
};

beforeAll(async () => {
  stage = await aStage();
  home = await anOrganisation(stage.db, 'Harbour Health');
  host = plainRecordHost(stage, {
    path: '/teams',
    table: teams,
    fields: () => ({
      name: `Walked ${newId()}`,
      organizationId: home,
      description: null,
      leaderId: null,
    }),
    async payloadFor(type, id) {
      if (type !== 'ADD_MEMBER' && type !== 'REMOVE_MEMBER') return {};
      const { id: userId } = await colleague();
      if (type === 'REMOVE_MEMBER' && id !== null)
        await stage.db.orm
          .insert(teamMembers)
          .values({ teamId: id, userId, organizationId: home, joinedAt: seededAt });
      return { memberId: userId };
    },
    obstacle: async (question, { id, fields }) =>
      (await obstacles[question]?.(id, (fields as { name: string }).name)) ?? {},
    fieldOf: {
      hasProperOrganization: 'organizationId',
      isNameFree: 'name',
      isLeaderMember: 'leaderId',
      canJoin: 'memberId',
      isInTeam: 'memberId',
      hasNoUpcomingBookings: 'bookings',
      hasNoCredits: 'credits',
    },
  });
});

const suites = apiSuites('team');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('team', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'team');
  expect(transitionsOf(teamMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('team', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('team', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: teamChart });
});
