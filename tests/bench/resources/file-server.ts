import { writeSync } from 'node:fs';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { filePurposes } from '#domain/files/purposes.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import type { Principal } from '#server/http/principal.ts';
import { createLog } from '#server/log.ts';
import { composeServices } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { aPerson } from '#tests/support/fixtures.ts';

// The server without its workers, which takes files as large as the disk allows, and believes whoever says who they are. Says its port, and who may add resources.
const settings = await readSettings(process.env);
const db = await openDatabase(settings.database);
await migrate(db);
const { id } = await aPerson(db, 'Admin', 'Priya Raman');
const { services } = await composeServices({
  settings,
  db,
  log: createLog('error'),
  limits: noLimits,
  filePurposes: { ...filePurposes, resource: { ...filePurposes.resource, most: 2 ** 40 } },
  identify: async (bearer) =>
    JSON.parse(Buffer.from(bearer, 'base64url').toString('utf8')) as Principal,
});
const { port } = await listen(createApp(services), { host: '127.0.0.1', port: 0 });
writeSync(1, `${JSON.stringify({ port, id })}\n`);
