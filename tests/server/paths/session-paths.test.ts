import { beforeAll, expect, test } from 'vitest';
import { policies, sessionOptions, sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aBooking, aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
let home: string;

/** What stands in the way of an event, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (id: string) => Promise<object>>> = {
  async isNameFree() {
    const name = `Taken ${newId()}`;
    await stage.db.orm.insert(sessions).values({
      id: newId(),
      name,
      durationMinutes: 60,
      format: 'oneToOne',
      locationKinds: ['video'],
      createdAt: seededAt,
      updatedAt: seededAt,
    });
    return { name: name.toUpperCase() };
  },
  hasSeats: async () => ({ format: 'group', maxAttendees: null }),
  async isBufferBeforeEnough() {
    const parameters = { bufferBefore: 300_000 };
    await stage.db.orm.insert(policies).values({ version: 7, parameters, createdAt: seededAt });
    return { bufferBefore: 0 };
  },
  isBufferAfterEnough: async () => ({ bufferAfter: 5 }),
  async hasNoUpcomingBookings(sessionId) {
    await aBooking(stage.db, home, { sessionId });
    return {};
  },
  async isInNoProgramme(sessionId) {
    const programmeId = await aProgramme(stage.db, home, 'active.normal');
    const own = { id: newId(), organizationId: home, createdAt: seededAt };
    await stage.db.orm.insert(sessionOptions).values({ ...own, programmeId, sessionId });
    return {};
  },
};

beforeAll(async () => {
  stage = await aStage();
  home = await anOrganisation(stage.db, 'Harbour Health');
  host = plainRecordHost(stage, {
    path: '/sessions',
    table: sessions,
    fields: () => ({ name: `Walked ${newId()}` }),
    obstacle: async (question, { id }) => (await obstacles[question]?.(id ?? newId())) ?? {},
    fieldOf: {
      isNameFree: 'name',
      hasSeats: 'maxAttendees',
      isBufferBeforeEnough: 'bufferBefore',
      isBufferAfterEnough: 'bufferAfter',
      hasNoUpcomingBookings: 'bookings',
      isInNoProgramme: 'programmes',
    },
  });
});

const suites = apiSuites('session');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('session', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'session');
  expect(transitionsOf(sessionMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('session', host, suites?.refusals ?? []);
});
