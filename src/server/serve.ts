import type { Database } from '#database/database.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { openDrawing } from './drawing/drawing.ts';
import { eraseAgain } from './files/erase-again.ts';
import { listen } from './http/listen.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { composeServices } from './services.ts';
import type { Settings } from './settings/settings.ts';
import { onceStopped } from './stop.ts';
import { startWorkers } from './workers.ts';

/** Milliseconds that requests have to finish when the server is told to stop. */
const grace = 10_000;

/** Serves until somebody asks this process to stop. */
export async function serve(settings: Settings, log: Log, db: Database): Promise<void> {
  const { services, close: endStreams } = await composeServices({
    settings,
    log,
    db,
    drawing: openDrawing(log),
  });
  await eraseAgain(services);
  const server = await listen(createApp(services), settings);
  const workers = startWorkers(services, createMailer(settings));
  await announce(services, server.port);
  services.drawing?.begin();

  await onceStopped();
  log.info('Stopping.');
  await Promise.all([server.close(grace), endStreams()]);
  await workers.stop();
}
