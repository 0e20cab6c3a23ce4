import { writeSync } from 'node:fs';
import { openDatabase } from '#database/open.ts';
import { createApp } from '#server/app.ts';
import type { Principal } from '#server/http/principal.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { composeServices } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startWorkers } from '#server/workers.ts';

// The whole server with its workers on a port of its own, as the product runs it, but at a moment that the test names, and whoever says who they are is believed.
const startedAt = Date.now();
const beganAt = Number(process.env['BEGAN_AT']);
const settings = await readSettings(process.env);
const db = await openDatabase(settings.database);
const { services } = await composeServices({
  settings,
  db,
  log: createLog('error'),
  clock: { now: () => beganAt + Date.now() - startedAt },
  identify: async (bearer) =>
    JSON.parse(Buffer.from(bearer, 'base64url').toString('utf8')) as Principal,
});
const { port } = await listen(createApp(services), { host: '127.0.0.1', port: 0 });
startWorkers(services, createMailer(settings));
writeSync(1, `${port}\n`);
