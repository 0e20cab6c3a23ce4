import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { mountPages } from '#server/http/pages/pages.ts';
import type { Environment } from '#server/http/environment.ts';
import type { RunningServer } from '#tests/support/running-server.ts';
import { buildFloor } from '../size/floor.ts';

/** The floor application, sent as the product is. */
export async function startFloor(): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-floor-'));
  await buildFloor(folder);
  const app = new Hono<Environment>();
  mountPages(app, folder, { charts: true, isDrawing: false });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, resolve);
  const { port } = await promise;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true });
    },
  };
}
