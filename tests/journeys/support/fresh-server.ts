import { rmSync } from 'node:fs';
import { dataFolder, port, origin } from './server.ts';

// Every run begins with fresh demo data.
rmSync(dataFolder, { recursive: true, force: true });
Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: dataFolder,
  PUBLIC_URL: origin,
  LOG_LEVEL: 'warn',
});
await import('#server/main.ts');
