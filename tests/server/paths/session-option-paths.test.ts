import { beforeAll, expect, test } from 'vitest';
import { sessionOptions, sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { sessionOptionMachine } from '#machines/session-option/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aBooking, aProgramme, lotOf } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
let home: string;
let programmes: readonly string[];
let coaching: string;

interface Fields {
  readonly programmeId: string;
  readonly sessionId: string;
}

const offer = (fields: Fields, more: object = {}) =>
  stage.db.orm
    .insert(sessionOptions)
    .values({ ...fields, ...more, id: newId(), organizationId: home, createdAt: seededAt });

/** Credits of an option that a member has. */
async function allocate(sessionOptionId: string, programmeId: string): Promise<void> {
  const { id } = await aPerson(stage.db, 'Member', 'Mia Credited', { organizationId: home });
  const holder = { type: 'member', id } as const;
  const offer = { programmeId, organizationId: home, sessionOptionId };
  await lotOf(stage.db, { ...offer, holder, units: 4 });
}

/** What stands in the way of an event, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (fields: Fields, id: string | null) => Promise<object>>> =
  {
    isProgrammeOpen: async () => ({ programmeId: await aProgramme(stage.db, home, 'complete') }),
    isSessionThere: async () => ({ sessionId: newId() }),
    async isNew({ programmeId, sessionId }) {
      await offer({ programmeId, sessionId });
      return {};
    },
    areCoaches: async () => ({
      coachSubset: [(await aPerson(stage.db, 'Admin', 'Mia Uncoached')).id],
    }),
    async hasNothingAllocated({ programmeId }, id) {
      await allocate(id ?? '', programmeId);
      return {};
    },
    async hasNoUpcomingBookings({ programmeId, sessionId }) {
      await aBooking(stage.db, home, { programmeId, sessionId });
      return {};
    },
  };

beforeAll(async () => {
  stage = await aStage();
  home = await anOrganisation(stage.db, 'Offering');
  programmes = await Promise.all(
    Array.from({ length: 40 }, () => aProgramme(stage.db, home, 'active.normal')),
  );
  coaching = newId();
  await stage.db.orm.insert(sessions).values({
    id: coaching,
    name: 'Offered coaching',
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  let next = 0;
  host = plainRecordHost(stage, {
    path: '/session-options',
    table: sessionOptions,
    fields: () => ({ programmeId: programmes[(next += 1)], sessionId: coaching }),
    obstacle: async (question, { fields, id }) =>
      (await obstacles[question]?.(fields as Fields, id ?? null)) ?? {},
    fieldOf: {
      isProgrammeOpen: 'programmeId',
      isSessionThere: 'sessionId',
      isNew: 'sessionId',
      areCoaches: 'coachSubset',
      hasNothingAllocated: 'credits',
      hasNoUpcomingBookings: 'bookings',
    },
  });
});

const suites = apiSuites('session-option');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('session-option', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'session-option');
  expect(transitionsOf(sessionOptionMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('session-option', host, suites?.refusals ?? []);
});
