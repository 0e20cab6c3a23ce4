import { Hono } from 'hono';
import { writeSync } from 'node:fs';
import { createLog } from '#server/log.ts';
import { openParsingRoom } from '#server/parsing/room/room.ts';
import { folderStore } from '#server/files/file-store.ts';
import { receive } from '#server/files/receive.ts';
import { usualLimits } from '#server/settings/connection-limits.ts';
import type { ConnectionLimits } from '#server/settings/connection-limits.ts';
import type { Environment } from '#server/http/environment.ts';
import { listen } from '#server/http/listen.ts';
import { Refusal } from '#server/http/answers/refusal.ts';

// Says its port. Its arguments: a folder for files, and limits other than the usual ones.
const [folder = '', limits = '{}'] = process.argv.slice(2);
const own = JSON.parse(limits) as Partial<ConnectionLimits>;
const files = folderStore(folder);
const parsing = openParsingRoom({ log: createLog('silent') });
const form = { field: 'file', most: 50_000_000, accepts: ['text/csv'], missing: 'Choose a file.' };
const app = new Hono<Environment>()
  .get('/small', (c) => c.text('small'))
  .get('/large', (c) => c.body(new Uint8Array(64 * 1024 * 1024)))
  .post('/json', async (c) => c.json(await c.req.json()))
  .post('/form', async (c) => {
    const { discard } = await receive(form, c.req.raw, files, { parsing, by: '' });
    await discard();
    return c.text('taken');
  })
  .get('/api/events', (c) => {
    const beat = new TextEncoder().encode(`: ${'still here '.repeat(20_000)}\n\n`);
    return c.body(
      new ReadableStream({
        start(controller) {
          const beats = setInterval(() => {
            if ((controller.desiredSize ?? 0) > 0) controller.enqueue(beat);
          }, 20).unref();
          c.req.raw.signal.addEventListener('abort', () => clearInterval(beats));
        },
      }),
    );
  });
app.onError((error, c) =>
  error instanceof Refusal ? c.json(error.body, error.status) : c.text('failed', 500),
);
const { port } = await listen(app, {
  port: 0,
  host: '127.0.0.1',
  connections: { ...usualLimits, ...own },
});
writeSync(1, `${port}\n`);
