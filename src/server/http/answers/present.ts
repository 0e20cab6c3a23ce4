import type { Context } from 'hono';
import type { z } from 'zod';
import type { EndpointDeclaration, Route } from '#contract/kernel/endpoint.ts';
import type { Environment } from '../environment.ts';
import { tagged } from './tagged.ts';

/** Sees what handlers give back before it is cut to the contract; tests refuse what has to be cut. */
export type InspectAnswer = (route: Route, schema: z.ZodType | null, result: unknown) => void;

/** The answer on the wire: only what the contract lists. An answer that lacks something is our fault, never sent by halves. */
export async function present(
  c: Context<Environment>,
  route: Route,
  { response: schema }: EndpointDeclaration,
  result: unknown,
  inspect?: InspectAnswer,
): Promise<Response> {
  inspect?.(route, schema, result);
  if (schema === null) return c.body(null, 204);
  const { success, data, error } = schema.safeParse(result);
  if (success) return c.req.method === 'GET' ? tagged(c, JSON.stringify(data)) : c.json(data);
  const where = error.issues.map(
    ({ path, code }) => `${path.map(String).join('.') || 'the whole'} (${code})`,
  );
  throw new Error(
    `The answer of ${route} does not fit its contract: ${where.slice(0, 10).join(', ')}.`,
  );
}
