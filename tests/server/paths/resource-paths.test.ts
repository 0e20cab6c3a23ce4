import { beforeAll, expect, test } from 'vitest';
import { resources } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { resourceMachine } from '#machines/resource/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import type { TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;

/** What the request has to say for a question to be answered with a no. */
const obstacles: Readonly<Record<string, object>> = {
  hasPlace: { scope: 'programme', target: newId() },
  hasFile: { kind: 'file' },
  hasLink: { kind: 'link', url: 'http://example.test' },
  hasText: { article: null },
  hasDays: { availableFrom: '2027-03-02', availableTo: '2027-03-01' },
  areCategories: { categories: [newId()] },
};

beforeAll(async () => {
  stage = await aStage();
  host = plainRecordHost(stage, {
    path: '/resources',
    table: resources,
    fields: () => ({
      name: `Walked ${newId()}`,
      kind: 'article',
      article: 'Words.',
      audience: 'both',
      scope: 'global',
      categories: [],
    }),
    forbiddenAt: 'event',
    obstacle: (question) => Promise.resolve(obstacles[question] ?? {}),
    fieldOf: {
      hasPlace: 'target',
      hasFile: 'file',
      hasLink: 'url',
      hasText: 'article',
      hasDays: 'availableTo',
      areCategories: 'categories',
    },
  });
});

const suites = apiSuites('resource');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('resource', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'resource');
  expect(transitionsOf(resourceMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('resource', host, suites?.refusals ?? []);
});
