import { beforeAll, expect, test } from 'vitest';
import { coachPermissions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { coachPermissionMachine } from '#machines/coach-permission/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { anOrganisation, aPerson, permit } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;

interface Fields {
  readonly coach: string;
  readonly subject: string;
}

/** What stands in the way of permitting a coach, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (fields: Fields) => Promise<object>>> = {
  isCoach: async ({ subject }) => ({ coach: subject }),
  isSubjectThere: async () => ({ subject: newId() }),
  isNew: async ({ coach, subject }) => {
    await permit(stage.db, coach, 'member', [subject]);
    return {};
  },
  areDatesInOrder: async () => ({ validFrom: '2027-02-02', validTo: '2027-02-01' }),
};

beforeAll(async () => {
  stage = await aStage();
  const organizationId = await anOrganisation(stage.db, 'Permitted');
  const coaches = await Promise.all(
    Array.from({ length: 60 }, (_, index) => aPerson(stage.db, 'Coach', `Coach N${index}`)),
  );
  const member = await aPerson(stage.db, 'Member', 'Mia Permitted', { organizationId });
  let next = 0;
  host = plainRecordHost(stage, {
    path: '/coach-permissions',
    table: coachPermissions,
    fields: () => ({ coach: coaches[(next += 1)]?.id, subject: member.id }),
    obstacle: async (question, { fields }) => (await obstacles[question]?.(fields as Fields)) ?? {},
    fieldOf: {
      isCoach: 'coach',
      isSubjectThere: 'subject',
      isNew: 'permission',
      areDatesInOrder: 'validTo',
    },
  });
});

const suites = apiSuites('coach-permission');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('coach-permission', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'coach-permission');
  expect(transitionsOf(coachPermissionMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('coach-permission', host, suites?.refusals ?? []);
});
