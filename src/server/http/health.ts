import type { Hono } from 'hono';
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/services.ts';
import type { Environment } from './environment.ts';

/** Milliseconds the database has to answer. */
const patience = 2000;

/** `live`: this process answers. `ready`: it can do its work, because the database answers. */
export function mountHealth(app: Hono<Environment>, { db, log }: Services): void {
  app.get('/health/live', (c) => {
    c.set('route', 'GET /health/live');
    return c.json({ status: 'live' });
  });
  app.get('/health/ready', async (c) => {
    c.set('route', 'GET /health/ready');
    try {
      const answered = await Promise.race([
        db.ping().then(() => true),
        pause(patience, false, { ref: false }),
      ]);
      if (answered) return c.json({ status: 'ready' });
    } catch (error) {
      log.error('The database does not answer.', error);
    }
    return c.json({ status: 'unavailable' }, 503);
  });
}
