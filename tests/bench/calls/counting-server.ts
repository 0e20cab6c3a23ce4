/**
 * The product on an embedded database with demo data, in a process of its own, which says with each answer how many statements it took. `DATA_DIR` is where its
 * files are. Says its port to whoever started it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseOver } from '#database/database.ts';
import { embeddedDriver } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { createApp } from '#server/app.ts';
import { fillWhenEmpty } from '#server/demo-data.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { composeServices } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startWorkers } from '#server/workers.ts';
import { listening } from '#tests/support/listening.ts';

const asking = new AsyncLocalStorage<{ statements: number }>();
const settings = await readSettings(process.env);
const log = createLog(settings.logLevel);
if (settings.database.kind !== 'embedded') throw new Error('This is about the embedded database.');
const driver = listening(await embeddedDriver({ directory: settings.database.directory }), () => {
  const asked = asking.getStore();
  if (asked) asked.statements += 1;
  return Promise.resolve();
});
const db = databaseOver(driver, (message, error) => log.error(message, error));
await migrate(db);
await fillWhenEmpty(db);
const { services } = await composeServices({ settings, log, db, limits: noLimits });
const app = createApp(services);
const { port } = await listen(
  {
    fetch: (...request: Parameters<typeof app.fetch>) =>
      asking.run({ statements: 0 }, async () => {
        const answer = await app.fetch(...request);
        answer.headers.set('Statements', String(asking.getStore()?.statements));
        return answer;
      }),
  },
  { port: 0, host: 'localhost' },
);
startWorkers(services, createMailer(settings));
process.send?.(port);
process.once('disconnect', () => process.exit());
