import './reactions.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { systemClock } from './clock.ts';
import { recomputeAwards } from './features/awards/public.ts';
import { readSettings } from './settings/settings.ts';
import { stopWith } from './stop.ts';

async function run(): Promise<void> {
  const settings = await readSettings(process.env);
  const db = await openDatabase(settings.database);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    await migrate(db);
    const changed = await recomputeAwards({ db, clock: systemClock, say });
    say(
      changed === 0
        ? 'Points, awards and levels are as they should be. Nothing was changed.'
        : `Points, awards or levels were changed for ${changed === 1 ? '1 person' : `${changed} people`}.`,
    );
  } finally {
    await db.close();
  }
}

await run().catch(stopWith);
