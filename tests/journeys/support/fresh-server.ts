import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { cp, watch, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openMailServer } from './mail-server.ts';
import { prepareOrganizationSignIn } from './organization-sign-in.ts';
import {
  dataFolder,
  dataFolderOf,
  firstPort,
  mailFolder,
  origin,
  port,
  workers,
} from './server.ts';

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
// Writing months of demo data takes a core for a quarter of a minute: the first server does it for all of this run.
const filled = `${dataFolderOf(firstPort)}.filled-${process.env['JOURNEYS_RUN']}`;
if (port === firstPort) {
  await prepareOrganizationSignIn();
  for (let nth = 1; nth < workers; nth += 1)
    await cp(dataFolder, dataFolderOf(firstPort + nth), { recursive: true });
  await writeFile(filled, '');
} else {
  await written(filled);
  await prepareOrganizationSignIn();
}
await import('#server/main.ts');

/** Resolves once the file is there. */
async function written(file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const changes = watch(dirname(file));
  for (let change = changes.next(); !existsSync(file); change = changes.next()) await change;
}
