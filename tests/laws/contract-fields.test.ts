import { expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointDeclaration } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { textKinds } from '#contract/kernel/fields.ts';
import { expectNone } from './breach.ts';

type Kind = 'body' | 'query' | 'params' | 'response';
type Json = Readonly<Record<string, unknown>>;

interface Field {
  readonly route: string;
  readonly kind: Kind;
  /** `payload.emailDomains[]` */
  readonly place: string;
  readonly name: string;
  readonly schema: Json;
}

const table: Readonly<Record<string, EndpointDeclaration>> = endpoints;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function* fieldsIn(schema: unknown, at: Omit<Field, 'schema'>): Generator<Field> {
  if (!isJson(schema)) return;
  yield { ...at, schema };
  for (const [name, inner] of Object.entries(
    isJson(schema['properties']) ? schema['properties'] : {},
  ))
    yield* fieldsIn(inner, { ...at, name, place: at.place === '' ? name : `${at.place}.${name}` });
  for (const key of ['anyOf', 'oneOf', 'allOf', '$defs'])
    for (const inner of Object.values(isJson(schema[key]) ? schema[key] : {}))
      yield* fieldsIn(inner, at);
  yield* fieldsIn(schema['items'], { ...at, place: `${at.place}[]` });
}

/** Everything that goes in or comes out, at whatever depth. */
const fields: readonly Field[] = Object.entries(table).flatMap(([route, declared]) =>
  (['body', 'query', 'params', 'response'] as const).flatMap((kind) => {
    const schema = declared[kind];
    if (!schema) return [];
    const io = kind === 'response' ? 'output' : 'input';
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    return [...fieldsIn(json, { route, kind, place: '', name: '' })];
  }),
);

const named = (kinds: readonly Kind[], name: RegExp): readonly Field[] =>
  fields.filter((field) => kinds.includes(field.kind) && name.test(field.name));

const sayOf = ({ route, kind, place }: Field): string => `${route}: ${place} (${kind})`;

/** The routes of these fields, each once. */
const routesOf = (found: readonly Field[]): string[] =>
  [...new Set(found.map(({ route }) => route))].toSorted();

test('the law sees what goes in and what comes out', () => {
  expect(named(['body'], /^email$/).length).toBeGreaterThan(0);
  expect(named(['response'], /^fullName$/).length).toBeGreaterThan(0);
});

test('secrets leave the server only where a session begins or goes on', () => {
  const secrets = named(['response'], /secret|password|hash|token|verifier|cookie/i);
  expect(routesOf(secrets.filter(({ schema }) => schema['type'] !== 'boolean'))).toEqual([
    'POST /auth/oidc/exchange',
    'POST /auth/refresh',
    'POST /auth/sign-in',
  ]);
});

test('no secret travels in an address, where logs and histories keep it', () => {
  expect(
    named(['query', 'params'], /secret|password|token|^code$|verifier|link/i).map(sayOf),
  ).toEqual([]);
});

test('nobody says who they are, when it is, or what it costs', () => {
  const told =
    /^(?:by|at|now|actor|actorId|author|authorId|sender|senderId|requester|requesterId|createdBy|updatedBy|createdAt|updatedAt|price|cost|balance|status)$/;
  // A file is asked for as its list is narrowed.
  const isNarrowed = ({ route }: Field) => route.endsWith('/export');
  expectNone(
    named(['body'], told)
      .filter((field) => !isNarrowed(field))
      .map(sayOf),
    {
      because: 'identity comes from the token, time from the server, and prices from the records',
      remedy: 'take the field out of the body; the server knows it',
    },
  );
});

test('only accounts, teams and programmes are told a role or an organisation, which staff alone may say', () => {
  const routes = routesOf(named(['body'], /^(?:role|organizationId)$/));
  expect(
    routes.filter((route) => !/^POST \/(?:programmes|teams|users)(?:\/|$)/.test(route)),
  ).toEqual([]);
});

const isBounded = ({ schema }: Field): boolean => {
  const types = [schema['type']].flat();
  if (types.includes('string'))
    return ['maxLength', 'enum', 'const', 'format', 'pattern'].some((key) => key in schema);
  if (types.includes('array')) return 'maxItems' in schema || 'prefixItems' in schema;
  if (types.includes('integer') || types.includes('number'))
    return 'maximum' in schema || 'exclusiveMaximum' in schema;
  return true;
};

test('every text, list and number that comes in has an end', () => {
  const endless = fields.filter((field) => field.kind !== 'response' && !isBounded(field));
  expectNone(endless.map(sayOf), {
    because: 'what has no limit is sent without limit one day, and kept',
    remedy: 'give the schema a max, or another form of the same',
  });
});

/** A form that the schema checks itself, or one that says what it is. */
const isKnownText = ({ schema }: Field): boolean =>
  ['enum', 'const', 'format', 'pattern'].some((key) => key in schema) ||
  textKinds.some((kind) => kind === schema['x-text']);

test('every text that comes in says what it is: a line, lines, or something that is not shown', () => {
  const texts = fields.filter(
    ({ kind, schema }) => kind !== 'response' && [schema['type']].flat().includes('string'),
  );
  expect(texts.filter(({ schema }) => schema['x-text'] === 'line').length).toBeGreaterThan(20);
  expectNone(texts.filter((field) => !isKnownText(field)).map(sayOf), {
    because: 'a bare string takes characters that nobody sees, and shows them to others',
    remedy: 'declare it with one of the texts of machines/texts.ts',
  });
});
