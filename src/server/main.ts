import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { fillWhenEmpty } from './demo-data.ts';
import { listen } from './http/listen.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { composeServices } from './services.ts';
import { readSettings } from './settings.ts';
import { onceStopped, stopWith } from './stop.ts';
import { startWorkers } from './workers.ts';

/** Milliseconds that requests have to finish when the server is told to stop. */
const grace = 10_000;

async function start(): Promise<void> {
  const settings = await readSettings(process.env);
  const log = createLog(settings.logLevel);
  const db = await openDatabase(settings.database);
  try {
    await migrate(db);
    if (settings.demoData) await fillWhenEmpty(db);

    const { services, close: endStreams } = await composeServices({ settings, log, db });
    const server = await listen(createApp(services), settings);
    const workers = startWorkers(services, createMailer(settings));
    await announce(services, server.port);

    await onceStopped();
    log.info('Stopping.');
    await Promise.all([server.close(grace), endStreams()]);
    await workers.stop();
  } finally {
    await db.close();
  }
}

await start().catch(stopWith);
