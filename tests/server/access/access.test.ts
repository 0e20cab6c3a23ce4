import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointDeclaration, Route } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { partsOf } from '#server/http/routes.ts';
import { testServer } from '#tests/support/server.ts';
import { anythingLike, type JsonSchema } from '#tests/server/http/inputs-from-schema.ts';
import { callers, castOf, type Caller } from './callers.ts';
import { matrix, type Answer } from './matrix.ts';
import { filesOf, queriesOf, recordsOf } from './records.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-access-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const server = await testServer({ seed: 'demo', settings: { dataFolder } });
const cast = await castOf(server.db);
const records = {
  ...(await recordsOf(server.db, cast)),
  ...(await filesOf(server.services, cast)),
};
const queries = await queriesOf(server.db, cast);
const table: Readonly<Record<string, EndpointDeclaration>> = endpoints;
const routes = Object.keys(table) as Route[];
/** Parts of a path that are no ids. */
const kinds: Readonly<Record<string, string>> = { entityType: 'user', end: 'member' };

/** Something that the contract takes; commands come from somebody who saw a version that never was, so that nothing changes. */
function fitting(schema: z.ZodType): Record<string, unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const tries = fc.sample(anythingLike(json), { numRuns: 500, seed: 1 });
  const taken = tries.find((value) => schema.safeParse(value).success) as object | undefined;
  if (!taken) throw new Error('Nothing was found that the contract takes.');
  return 'version' in taken ? { ...taken, version: 1_000_000 } : { ...taken };
}

const addressOf = (route: Route, query: z.ZodType | undefined): string => {
  const path = partsOf(route).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = records[name];
    if (!value) throw new Error(`records.ts has no ${name}.`);
    return value;
  });
  const asked = queries[route] ?? (query && !query.safeParse({}).success ? fitting(query) : {});
  return `/api${path}?${new URLSearchParams(asked as Record<string, string>).toString()}`;
};

async function answerTo(caller: Caller, route: Route): Promise<Answer> {
  const { body, query } = table[route] ?? {};
  const init: RequestInit = { method: partsOf(route).method };
  if (body) {
    init.body = JSON.stringify(fitting(body));
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await server.as(cast.people[caller]).request(addressOf(route, query), init);
  const text = await response.text();
  if (response.status === 401 && text === '') return 'in';
  if (response.status === 403) return 'no';
  if (response.status === 404) return '–';
  expect(response.status).toBeLessThan(500);
  return 'yes';
}

test('the table has a line for every endpoint, and none for what is no endpoint', () => {
  expect([...matrix.keys()].toSorted()).toEqual(routes.toSorted());
});

test.each(routes)('%s is answered to everybody as the table says', async (route) => {
  const found: Partial<Record<Caller, Answer>> = {};
  for (const caller of callers) found[caller] = await answerTo(caller, route);
  expect(found).toEqual(matrix.get(route));
});

test.each(routes.filter((route) => /\{\w+\}/.test(route)))(
  '%s says the same of what is somebody else’s and of what does not exist',
  async (route) => {
    const absent = callers.filter((caller) => matrix.get(route)?.[caller] === '–');
    const { body, query } = table[route] ?? {};
    const nowhere = partsOf(route).path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => kinds[name] ?? '0199a000-0000-7000-8000-0000000000ff',
    );
    const init: RequestInit = {
      method: partsOf(route).method,
      ...(body && {
        body: JSON.stringify(fitting(body)),
        headers: { 'content-type': 'application/json' },
      }),
    };
    for (const caller of absent) {
      const ask = async (path: string): Promise<[number, string]> => {
        const response = await server.as(cast.people[caller]).request(path, init);
        return [response.status, await response.text()];
      };
      const theirs = addressOf(route, query);
      const asked = theirs.slice(theirs.split('?')[0]?.length);
      expect(await ask(theirs)).toEqual(await ask(`/api${nowhere}${asked}`));
    }
  },
);
