import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';
import type { Environment } from './environment.ts';

/** One line a request: the route with its placeholders, so that no id and no search text of a person gets into the log. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    c.set('requestId', requestId);
    c.set('route', 'unknown');
    c.set('principal', null);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    log.info('request', {
      request: requestId,
      method: c.req.method,
      route: c.get('route'),
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
      principal: c.get('principal')?.id ?? null,
    });
  };
}
