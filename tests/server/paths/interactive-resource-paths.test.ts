import { beforeAll, expect, test } from 'vitest';
import { interactiveResources } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { interactiveResourceMachine } from '#machines/interactive-resource/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { activitySite } from '#tests/support/activities.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { programmeInteractiveResources } from '#database/schema/index.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import type { TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;

/** What the request has to say for a question to be answered with a no. */
const obstacles: Readonly<Record<string, object>> = {
  hasContent: { url: 'http://activities.example.com/wheel' },
  hasOrigin: { allowedOrigin: 'activities' },
  hasScores: { completionRule: 'minScore', minScore: null },
};

beforeAll(async () => {
  // What is no safe address is refused by the chart only where the operator would allow it.
  const sites = [activitySite, 'http://activities.example.com', 'null'];
  const activities = { origin: null, isDedicated: false, sites: [...sites, 'activities'] };
  stage = await aStage({ settings: { activities } });
  const home = await anOrganisation(stage.db, 'Using');
  const programmes = await Promise.all(
    Array.from({ length: 10 }, () => aProgramme(stage.db, home, 'active.normal')),
  );
  let next = 0;
  host = plainRecordHost(stage, {
    path: '/interactive-resources',
    table: interactiveResources,
    fields: () => ({
      name: `Walked ${newId()}`,
      groups: ['GROW'],
      url: `${activitySite}/wheel`,
      completionRule: 'event',
    }),
    async obstacle(question, { id }) {
      if (question !== 'isVersionFree') return obstacles[question] ?? {};
      await stage.db.orm.insert(programmeInteractiveResources).values({
        id: newId(),
        status: 'active',
        programmeId: programmes[(next += 1)] ?? '',
        interactiveResourceId: id ?? '',
        contentVersion: 1,
        createdAt: seededAt,
        updatedAt: seededAt,
      });
      return { url: `${activitySite}/another` };
    },
    fieldOf: {
      hasContent: 'url',
      hasOrigin: 'allowedOrigin',
      hasScores: 'minScore',
      isVersionFree: 'asNewVersion',
    },
  });
});

const suites = apiSuites('interactive-resource');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('interactive-resource', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'interactive-resource');
  const all = transitionsOf(interactiveResourceMachine);
  expect(all.filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('interactive-resource', host, suites?.refusals ?? []);
});
