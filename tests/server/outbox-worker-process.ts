import { appendFileSync, writeSync } from 'node:fs';
import { openDatabase } from '#database/open.ts';
import { createLog } from '#server/log.ts';
import { outboxWorker } from '#server/outbox/worker.ts';

// Runs what is due at a moment and notes each errand in a file, as a mail server would; then, if told so, never comes to mark it as done.
const [directory = '', deliveries = '', now = '0', behaviour = ''] = process.argv.slice(2);
const db = await openDatabase({ kind: 'embedded', directory });
const worker = outboxWorker({
  db,
  clock: { now: () => Number(now) },
  log: createLog('silent'),
  deliveries: {
    async test(_, id) {
      appendFileSync(deliveries, `${id}\n`);
      if (behaviour === 'hang') {
        writeSync(1, 'delivered\n');
        await new Promise(() => setInterval(() => undefined, 1000));
      }
    },
  },
});
await worker.runDue(Number(now));
await db.close();
writeSync(1, 'finished\n');
