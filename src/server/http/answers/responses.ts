import type { Context } from 'hono';
import type { Environment } from '../environment.ts';
import { Refusal, refusalSentences } from './refusal.ts';

/** A 401 for want of a valid bearer token has no body (specification, 8). */
export const unauthenticated = (c: Context<Environment>): Response =>
  c.body(null, 401, { 'WWW-Authenticate': 'Bearer' });

export const refusalResponse = (
  c: Context<Environment>,
  { body, headers, status }: Refusal,
): Response => (status === 401 ? unauthenticated(c) : c.json(body, status, headers));

export const notFoundResponse = (c: Context<Environment>): Response =>
  refusalResponse(c, new Refusal(404, { request: refusalSentences.notFound }));
