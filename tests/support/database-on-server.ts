import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseOver } from '#database/database.ts';
import type { Database } from '#database/database.ts';
import type { Report } from '#database/driver.ts';
import { openDatabase } from '#database/open.ts';
import { serverDriver } from '#database/server.ts';
import { fill, fingerprintOf } from './database-content.ts';
import type { Content } from './database-content.ts';
import { listening } from './listening.ts';
import type { Heard } from './listening.ts';

/** Any number, as long as nothing else on the test server locks the same one. */
const preparing = 7_291_641;

/** A copy of a template database on the server, which is prepared once for each content; closing drops the copy. */
export async function copyOnServer(
  url: string,
  content: Content,
  {
    poolSize,
    patience,
    report,
    heard,
    through,
  }: {
    poolSize: number;
    patience: number;
    report: Report;
    heard: Heard | null;
    through: (url: string) => string;
  },
): Promise<Database> {
  const template = `waymark_${content.seed}_${await fingerprintOf(content)}`;
  const copy = `waymark_test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(url, async (administrator) => {
    await administrator.query('SELECT pg_advisory_lock($1)', [preparing]);
    await prepareTemplate(administrator, url, template, content);
    await administrator.query(`CREATE DATABASE ${copy} TEMPLATE ${template}`);
  });
  const driver = await serverDriver({
    url: through(urlOf(url, copy)),
    poolSize,
    patience,
    // A thousand who all want the same wait for each other, longer where the machine is slow.
    wait: 90_000,
    report,
  });
  const db = databaseOver(listening(driver, heard), report);
  return {
    ...db,
    async close() {
      await db.close();
      await asAdministrator(url, (administrator) =>
        administrator.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`),
      );
    },
  };
}

/** Filled under another name first, so that a template with the right name is always a whole one. */
async function prepareTemplate(
  administrator: pg.Client,
  url: string,
  template: string,
  content: Content,
): Promise<void> {
  const existing = await administrator.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    template,
  ]);
  if (existing.rowCount !== 0) return;
  const unfinished = `${template}_unfinished`;
  await administrator.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await administrator.query(`CREATE DATABASE ${unfinished}`);
  const db = await openDatabase({ kind: 'server', url: urlOf(url, unfinished), patience: 20_000 });
  try {
    await fill(db, content);
  } finally {
    await db.close();
  }
  await administrator.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

async function asAdministrator(
  url: string,
  work: (administrator: pg.Client) => Promise<unknown>,
): Promise<void> {
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  try {
    await work(administrator);
  } finally {
    await administrator.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
