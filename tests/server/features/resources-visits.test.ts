import { beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import { ownDataOf } from '#tests/support/own-data.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

const visit = (who: TestPerson) =>
  scene.server.as(who).call('POST /resources/visits', { body: {} });
const added = async (who: TestPerson) => {
  const query = { sinceVisit: 'true', order: 'Ascending' } as const;
  const { data } = await scene.server.as(who).call('GET /resources', { query });
  return data.results.map(({ name }) => name);
};
const later = (ms: number) => scene.clock.advance({ ms });

test('what was added since the visit before is new, for as long as the visit lasts', async () => {
  const { create, priya, mia, clock } = scene;
  await create(priya, { name: 'Before' });
  expect(await visit(mia)).toEqual({ since: null, added: 0 });
  expect(await added(mia)).toEqual([]);
  const first = new Date(clock.now()).toISOString();
  later(2 * HOUR);
  await create(priya, { name: 'Between' });
  await create(priya, { name: 'For coaches', audience: 'coaches' });
  later(MINUTE);
  expect(await visit(mia)).toEqual({ since: first, added: 1 });
  expect(await added(mia)).toEqual(['Between']);
  // The page is loaded anew: it is the same visit.
  later(10 * MINUTE);
  expect(await visit(mia)).toEqual({ since: first, added: 1 });
  later(2 * HOUR);
  expect((await visit(mia)).added).toBe(0);
  expect(await added(mia)).toEqual([]);
});

test('a visit is of one person alone, and in their data', async () => {
  const { create, priya, mia, noah, clock, server } = scene;
  await visit(mia);
  later(2 * HOUR);
  await create(priya, { name: 'For all' });
  expect(await visit(noah)).toEqual({ since: null, added: 0 });
  expect((await visit(mia)).added).toBe(1);
  expect(await ownDataOf(server.db, mia.id)).toMatchObject({
    resourcesLastVisitedAt: new Date(clock.now()).toISOString(),
  });
});
