import type { Hono } from 'hono';
import { setTimeout as pause } from 'node:timers/promises';
import { pendingMigrations } from '#database/migrate.ts';
import { canWriteTo } from '#server/files/space.ts';
import { countSetAside } from '#server/outbox/deaths.ts';
import type { Services } from '#server/services.ts';
import type { Environment } from '#server/http/environment.ts';

/** Milliseconds the database has to answer. */
const patience = 2000;
/** Milliseconds for which what was found is told to everybody who asks: whoever asks often costs no more than whoever asks once. */
const remembered = 1000;

/** What keeps this process from its work; nobody learns more than these words. */
export type Trouble = 'database' | 'disk' | 'migrations';

/** `live`: this process answers. `ready`: it can do its work, because the database answers, has the tables it needs, and there is space to write; `setAside` counts the work that waits for somebody. */
export function mountHealth(app: Hono<Environment>, services: Services): void {
  let last: { readonly at: number; readonly found: Promise<Health> } | null = null;

  const look = (): Promise<Health> => {
    const now = performance.now();
    if (last === null || now - last.at > remembered) last = { at: now, found: healthOf(services) };
    return last.found;
  };

  app.get('/health/live', (c) => {
    c.set('route', 'GET /health/live');
    return c.json({ status: 'live' });
  });
  app.get('/health/ready', async (c) => {
    c.set('route', 'GET /health/ready');
    const { because, setAside } = await look();
    return because.length === 0
      ? c.json({ status: 'ready', ...(setAside > 0 && { setAside }) })
      : c.json({ status: 'unavailable', because }, 503, { 'Retry-After': '5' });
  });
}

interface Health {
  readonly because: readonly Trouble[];
  readonly setAside: number;
}

async function healthOf(services: Services): Promise<Health> {
  const because = await troubles(services);
  const setAside = because.length === 0 ? await countSetAside(services.db).catch(() => 0) : 0;
  return { because, setAside };
}

async function troubles({ db, log, settings }: Services): Promise<readonly Trouble[]> {
  const [database, hasSpace] = await Promise.all([
    Promise.race([ofDatabase(), pause(patience, 'database' as const, { ref: false })]),
    canWriteTo(settings.dataFolder),
  ]);
  const isFull = !hasSpace || db.isFull();
  return [...(database ? [database] : []), ...(isFull ? (['disk'] as const) : [])];

  async function ofDatabase(): Promise<Trouble | null> {
    try {
      return (await pendingMigrations(db)).length > 0 ? 'migrations' : null;
    } catch (error) {
      log.error('The database does not answer.', error);
      return 'database';
    }
  }
}
