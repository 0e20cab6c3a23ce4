import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Route } from '#contract/kernel/endpoint.ts';
import type { Binding } from '#server/api/bind.ts';
import { bindings } from '#server/bindings.ts';
import { partsOf } from '#server/http/routes.ts';
import { testServer } from '#tests/support/server.ts';
import { callers, castOf, type Caller } from './callers.ts';
import { addressIn, initFor, routes } from './inputs.ts';
import { matrix, ownLines, rowOfDoor, type Answer } from './matrix.ts';
import { queriesOf } from './queries.ts';
import { filesOf } from './files.ts';
import { recordsOf } from './records.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-access-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const server = await testServer({ seed: 'demo', settings: { dataFolder } });
const cast = await castOf(server.db);
const found = await recordsOf(server.db, cast);
const records = { ...found, ...(await filesOf(server.services, cast, found)) };
const queries = await queriesOf(server.db, cast);
const world = { records, queries };
/** Parts of a path that are no ids. */
const kinds: Readonly<Record<string, string>> = { entityType: 'user', end: 'member' };

async function answerTo(who: Caller, route: Route): Promise<Answer> {
  const caller = server.as(cast.people[who]);
  const response = await caller.request(addressIn(world, route), initFor(route));
  const text = await response.text();
  if (response.status === 401 && text === '') return 'in';
  if (response.status === 403) return 'no';
  if (response.status === 404) return '–';
  expect(response.status).toBeLessThan(500);
  return 'yes';
}

test('every endpoint has a line or a door that alone decides, and none has both or is no endpoint', () => {
  expect([...matrix.keys()].toSorted()).toEqual(routes.toSorted());
  expect([...ownLines.keys()].filter((route) => !matrix.has(route))).toEqual([]);
  const saidTwice = Object.values<Binding>(bindings).filter(
    (binding) =>
      JSON.stringify(ownLines.get(binding.route)) === JSON.stringify(rowOfDoor(binding)) &&
      ownLines.has(binding.route),
  );
  expect(saidTwice.map(({ route }) => route)).toEqual([]);
});

test.each(routes)('%s is answered to everybody as the table says', async (route) => {
  const told = callers.map(async (caller) => [caller, await answerTo(caller, route)]);
  expect(Object.fromEntries(await Promise.all(told))).toEqual(matrix.get(route));
});

test.each(routes.filter((route) => /\{\w+\}/.test(route)))(
  '%s says the same of what is somebody else’s and of what does not exist',
  async (route) => {
    const absent = callers.filter((caller) => matrix.get(route)?.[caller] === '–');
    const nowhere = partsOf(route).path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => kinds[name] ?? '0199a000-0000-7000-8000-0000000000ff',
    );
    const init = initFor(route);
    const theirs = addressIn(world, route);
    const asked = theirs.slice(theirs.split('?')[0]?.length);
    const saidTo = (path: string) =>
      Promise.all(
        absent.map(async (caller): Promise<[Caller, number, string]> => {
          const response = await server.as(cast.people[caller]).request(path, init);
          return [caller, response.status, await response.text()];
        }),
      );
    expect(await saidTo(theirs)).toEqual(await saidTo(`/api${nowhere}${asked}`));
  },
);
