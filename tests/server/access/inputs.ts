import fc from 'fast-check';
import { z } from 'zod';
import type { EndpointDeclaration, Route } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import { partsOf } from '#server/http/routes.ts';
import { anythingLike, type JsonSchema } from '#tests/server/http/inputs-from-schema.ts';

export const table: Readonly<Record<string, EndpointDeclaration>> = endpoints;
export const routes = Object.keys(table) as Route[];

const found = new Map<z.ZodType, object>();

/** Something that the contract takes; commands come from somebody who saw a version that never was, so that nothing changes. */
export function fitting(schema: z.ZodType): Record<string, unknown> {
  const taken = found.get(schema) ?? find(schema);
  found.set(schema, taken);
  const later = { ...taken, version: 1_000_000 };
  // A version that is no record's, such as that of a file, has another end.
  return 'version' in taken && schema.safeParse(later).success ? later : { ...taken };
}

/** Most are found among the first few; the same seed gives the same ones. */
function find(schema: z.ZodType): object {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const values = anythingLike(json);
  for (const numRuns of [10, 100, 500]) {
    const taken = fc
      .sample(values, { numRuns, seed: 1 })
      .find((value) => schema.safeParse(value).success);
    if (taken) return taken;
  }
  throw new Error('Nothing was found that the contract takes.');
}

interface World {
  /** What stands for the parameters of paths. */
  readonly records: Readonly<Record<string, string>>;
  readonly queries: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The address of an endpoint, with a query that it takes. */
export function addressIn({ records, queries }: World, route: Route): string {
  const { query } = table[route] ?? {};
  const path = partsOf(route).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = records[name];
    if (!value) throw new Error(`records.ts has no ${name}.`);
    return value;
  });
  const asked = queries[route] ?? (query && !query.safeParse({}).success ? fitting(query) : {});
  return `/api${path}?${new URLSearchParams(asked as Record<string, string>).toString()}`;
}

/** Endpoints whose bodies are alike would share a key, and the second be taken for a repetition of the first. */
const underOwnKey = (body: Record<string, unknown>) =>
  'idempotencyKey' in body ? { ...body, idempotencyKey: newId() } : body;

/** Calls an endpoint as its contract has it. */
export function initFor(route: Route): RequestInit {
  const { body } = table[route] ?? {};
  return {
    method: partsOf(route).method,
    ...(body && {
      body: JSON.stringify(underOwnKey(fitting(body))),
      headers: { 'content-type': 'application/json' },
    }),
  };
}
