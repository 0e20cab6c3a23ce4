import { rmSync } from 'node:fs';
import { openMailServer } from './mail-server.ts';
import { prepareOrganizationSignIn } from './organization-sign-in.ts';
import { dataFolder, mailFolder, origin, port } from './server.ts';

// Every run begins with fresh demo data.
rmSync(dataFolder, { recursive: true, force: true });
Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: dataFolder,
  PUBLIC_URL: origin,
  LOG_LEVEL: 'warn',
  ALLOW_LOOPBACK: '1',
  SMTP_URL: await openMailServer(mailFolder),
});
await prepareOrganizationSignIn();
await import('#server/main.ts');
