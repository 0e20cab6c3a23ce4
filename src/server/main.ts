import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { fillWhenEmpty } from './demo-data.ts';
import { builtPages, refuseMissingPages } from './http/pages/page-files.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings/settings.ts';
import { stopWith } from './stop.ts';

async function start(): Promise<void> {
  const settings = await readSettings(process.env);
  const log = createLog(settings.logLevel);
  await refuseMissingPages(builtPages);
  const db = await openDatabase(settings.database);
  try {
    await migrate(db);
    if (settings.demoData) await fillWhenEmpty(db);
    // The whole application takes a second to load: a start that can't go on is told of before.
    const { serve } = await import('./serve.ts');
    await serve(settings, log, db);
  } finally {
    await db.close();
  }
}

// A log that can't be written, on a full disk for instance, must not end what works.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
await start().catch(stopWith);
