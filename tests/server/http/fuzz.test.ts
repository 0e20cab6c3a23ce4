import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointDeclaration, Route } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/kernel/errors.ts';
import { bodyLimit } from '#server/http/input.ts';
import { partsOf } from '#server/http/routes.ts';
import { bookingRequests, bookings, notifications } from '#database/schema/index.ts';
import { someone } from '#tests/support/people.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';
import { anythingLike, brokenVersionsOf } from './inputs-from-schema.ts';
import type { JsonSchema } from './inputs-from-schema.ts';

const server = await testServer({ seed: 'demo' });
const table: Readonly<Record<string, EndpointDeclaration>> = endpoints;
const every = Object.entries(table).map(([name, endpoint]) => ({ name: name as Route, endpoint }));
const withBody = every.filter(({ endpoint }) => endpoint.body);
const withQuery = every.filter(({ endpoint }) => endpoint.query);
const withParams = every.filter(({ name }) => name.includes('{'));

const people = [
  await someone(server.db, 'Member'),
  await someone(server.db, 'OrganizationAdmin'),
  await someone(server.db, 'Coach'),
  await someone(server.db, 'Admin'),
] as const;
const someId = '0199a000-0000-7000-8000-0000000000ff';

const idOf = async (table: PgTable, id: PgColumn): Promise<string> => {
  const [row] = await server.db.orm.select({ id }).from(table).limit(1);
  return row ? String(row.id) : someId;
};
/** Records of the demo data, so that bad input gets past the door; staff may see the booking. */
const realIds: Readonly<Record<string, string>> = {
  booking: await idOf(bookings, bookings.id),
  bookingRequest: await idOf(bookingRequests, bookingRequests.id),
  id: await idOf(notifications, notifications.id),
  userId: people[0].id,
  entityId: people[0].id,
  organizationId: people[0].organizationId ?? someId,
};

const inputSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A path with something in the place of its parameters. */
const filled = (route: Route, value = someId): string =>
  `/api${partsOf(route).path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))}`;
/** One whose parameters fit the contract and name real records, so that the rest of the input is looked at. */
const fitting = (route: Route): string =>
  `/api${partsOf(route).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'entityType' ? 'user' : (realIds[name] ?? someId)))}`;

async function send(
  person: TestPerson,
  route: Route,
  path: string,
  body?: BodyInit,
  contentType = 'application/json',
) {
  const { method } = partsOf(route);
  const init =
    body === undefined ? { method } : { method, body, headers: { 'content-type': contentType } };
  const response = await server.as(person).request(path, init);
  return { status: response.status, text: await response.text() };
}

type Answer = Awaited<ReturnType<typeof send>>;

/** Not a fault of ours; and when it is a refusal, one in the form of the contract with a sentence for each field. */
function expectHandled({ status, text }: Answer, given: unknown): void {
  if (status >= 500) throw new Error(`${JSON.stringify(given)} → ${status} ${text}`);
  if (status < 400 || (status === 401 && text === '')) return;
  const body = errorBody.strict().parse(JSON.parse(text));
  expect(body.status).toBe(status);
  expect(Object.keys(body.errors).length).toBeGreaterThan(0);
  for (const sentence of Object.values(body.errors)) expect(sentence).toMatch(/^[A-Z““].*[.?!]$/);
  expect(text).not.toMatch(/Invalid input|expected|Too (big|small)|undefined|NaN/);
}

function expectRefused(answer: Answer, given: unknown): void {
  expectHandled(answer, given);
  if (answer.status < 400)
    throw new Error(`${JSON.stringify(given)} was taken: ${answer.status} ${answer.text}`);
}

const [onlyMember] = people;

describe.each(withBody)('$name', ({ name, endpoint }) => {
  const schema = inputSchema(endpoint.body ?? z.never());
  const path = fitting(name);

  test.each([
    '',
    '{',
    'null',
    '[]',
    '1',
    '"x"',
    '{"__proto__":{}}',
    '[[[[]]]]',
    String.raw`"\u0000"`,
    'NaN',
  ])('refuses the body %j', async (text) => {
    const answer = await send(onlyMember, name, path, text);
    const mayBeEmpty =
      endpoint.body?.safeParse({}).success === true && ['', '{"__proto__":{}}'].includes(text);
    if (mayBeEmpty) expectHandled(answer, text);
    else expectRefused(answer, text);
  });

  test('refuses other kinds of content, bytes that are no text, and a body without end', async () => {
    expectRefused(
      await send(onlyMember, name, path, 'a=b', 'application/x-www-form-urlencoded'),
      'a form',
    );
    expectRefused(await send(onlyMember, name, path, '<a/>', 'text/xml'), 'a document');
    expectRefused(
      await send(onlyMember, name, path, Uint8Array.from([0x7b, 0xc3, 0x28, 0x7d])),
      'bytes',
    );
    expectRefused(await send(onlyMember, name, path, ' '.repeat(bodyLimit + 1)), 'too much');
  });

  test('refuses a body with one wrong, missing, oversized or wrongly typed field', async () => {
    await fc.assert(
      fc.asyncProperty(
        brokenVersionsOf(schema),
        fc.constantFrom(...people),
        async (body, person) => {
          fc.pre(endpoint.body?.safeParse(body).success === false);
          expectRefused(await send(person, name, path, JSON.stringify(body)), body);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('answers any body that looks like the right one without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(anythingLike(schema), fc.constantFrom(...people), async (body, person) => {
        expectHandled(await send(person, name, path, JSON.stringify(body)), body);
      }),
      { numRuns: 40 },
    );
  });

  test('answers any JSON at all without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (text) =>
        expectHandled(await send(onlyMember, name, path, text), text),
      ),
      { numRuns: 40 },
    );
  });
});

describe.each(withQuery)('$name', ({ name, endpoint }) => {
  const names = Object.keys(endpoint.query?.shape ?? {});
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '-1',
      '0',
      '1e9',
      '1.5',
      'NaN',
      '9'.repeat(40),
      '\0',
      '%',
      "'",
      '2026-02-30',
      '9999-12-31',
      '0000-01-01',
      someId,
      'true',
      'null',
      'x'.repeat(3000),
    ),
    fc.integer().map(String),
  );

  test('answers any query without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...names, 'unknown'), value), { maxLength: 6 }),
        fc.constantFrom(...people),
        async (pairs, person) => {
          const query = new URLSearchParams(pairs).toString();
          expectHandled(await send(person, name, `${fitting(name)}?${query}`), query);
        },
      ),
      { numRuns: 80 },
    );
  });

  test.each(['?%', '?=&&=', '?a[]=1&a[b]=2', `?${'x='.repeat(6000)}`, '?%00=%00', '?__proto__=1'])(
    'answers the query %s without a fault',
    async (query) => {
      expectHandled(await send(onlyMember, name, fitting(name) + query), query);
    },
  );
});

test.each(withParams)('$name answers what is no id like what is not there', async ({ name }) => {
  for (const value of [
    'x',
    '0',
    '\0',
    '%',
    '../..',
    ' ',
    "'",
    'null',
    `${someId}0`,
    'x'.repeat(3000),
  ]) {
    const answer = await send(
      onlyMember,
      name,
      filled(name, value),
      partsOf(name).method === 'GET' ? undefined : '{}',
    );
    expectRefused(answer, value);
    expect([value, answer.status]).toEqual([value, 404]);
  }
});

/** By the tus protocol, files in parts say at their address what they can do. */
const says = ({ name, method }: { name: Route; method: string }): boolean =>
  partsOf(name).path === '/file-uploads' && method === 'OPTIONS';

test.each(every)('$name answers other methods with a refusal', async ({ name }) => {
  const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  for (const method of others.filter((other) => !says({ name, method: other }))) {
    const response = await server.as(onlyMember).request(fitting(name), { method });
    expect([405, 404]).toContain(response.status);
    expect(errorBody.strict().safeParse(await response.json()).success).toBe(true);
  }
});
