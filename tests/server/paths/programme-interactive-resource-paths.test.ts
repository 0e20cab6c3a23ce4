import { beforeAll, expect, test } from 'vitest';
import { programmeInteractiveResources } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { programmeInteractiveResourceMachine } from '#machines/programme-interactive-resource/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { anActivity } from '#tests/support/activities.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import type { TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;

interface Fields {
  readonly programmeId: string;
  readonly interactiveResourceId: string;
}

beforeAll(async () => {
  stage = await aStage();
  const { db } = stage;
  const home = await anOrganisation(db, 'Having');
  const programmes = await Promise.all(
    Array.from({ length: 60 }, () => aProgramme(db, home, 'active.normal')),
  );
  const elsewhere = programmes[0] ?? '';
  const { activity, assignment } = await anActivity(db, { programmeId: elsewhere });
  const obstacles: Readonly<Record<string, (fields: Fields) => Promise<object>>> = {
    isProgrammeOpen: async () => ({ programmeId: await aProgramme(db, home, 'complete') }),
    isActivityThere: async () => ({ interactiveResourceId: newId() }),
    async isNew(fields) {
      const stamps = { status: 'active', createdAt: seededAt, updatedAt: seededAt };
      await db.orm
        .insert(programmeInteractiveResources)
        .values({ ...stamps, ...fields, id: newId(), contentVersion: 1 });
      return {};
    },
    hasVersion: async () => ({ contentVersion: 7 }),
    hasDays: async () => ({ opensOn: '2027-03-02', closesOn: '2027-03-01' }),
    arePrerequisites: async () => ({ prerequisites: [assignment] }),
  };
  let next = 0;
  host = plainRecordHost(stage, {
    path: '/programme-interactive-resources',
    table: programmeInteractiveResources,
    fields: () => ({
      programmeId: programmes[(next += 1)],
      interactiveResourceId: activity,
      contentVersion: 1,
      position: 1,
      prerequisites: [],
    }),
    obstacle: async (question, { fields }) =>
      (await obstacles[question]?.({
        programmeId: (fields as Fields).programmeId,
        interactiveResourceId: activity,
      })) ?? {},
    fieldOf: {
      isProgrammeOpen: 'programmeId',
      isActivityThere: 'interactiveResourceId',
      isNew: 'interactiveResourceId',
      hasVersion: 'contentVersion',
      hasDays: 'closesOn',
      arePrerequisites: 'prerequisites',
    },
  });
});

const suites = apiSuites('programme-interactive-resource');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('programme-interactive-resource', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'programme-interactive-resource');
  const all = transitionsOf(programmeInteractiveResourceMachine);
  expect(all.filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('programme-interactive-resource', host, suites?.refusals ?? []);
});
