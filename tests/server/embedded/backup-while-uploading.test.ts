import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { databaseOver } from '#database/database.ts';
import { embeddedDriver } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { fileUploads, files } from '#database/schema/index.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { askFor, beginFile, finishFile, sendPart } from '#tests/support/send-file.ts';
import { testServer } from '#tests/support/server.ts';

const run = promisify(execFile);

const part = 30_000;
const parts = 3;
const textOf = (name: string): string => `${name} `.repeat(part).slice(0, part * parts);

async function aServer(dump?: Blob) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-backup-'));
  closedAtEnd(() => rm(dataFolder, { recursive: true, force: true }));
  const driver = await embeddedDriver(dump ? { dump } : {});
  const db = databaseOver(driver, () => undefined);
  await migrate(db);
  const server = await testServer({ services: { db }, settings: { dataFolder } });
  return { server, db, driver, dataFolder };
}

type Running = Awaited<ReturnType<typeof aServer>>;

/** Whether sending is over, the parts that arrived, and the files that are whole. */
type Heard = { isOver: boolean; arrived: number; finished: number };

/** Sends one file after the other, and tells of each part that arrived and each file that is whole. */
async function sendFiles({ server }: Running, person: TestPerson, heard: Heard): Promise<void> {
  const as = server.as(person);
  for (let number = 1; !heard.isOver; number += 1) {
    const name = `${person.id.slice(-4)}-${number}`;
    const text = textOf(name);
    const about = { purpose: 'resource', name, byteLength: text.length };
    const begun = await beginFile(as, about);
    expect(begun.status).toBe(201);
    const address = begun.headers.get('location') ?? '';
    for (let each = 0; each < parts && !heard.isOver; each += 1) {
      const from = each * part;
      await sendPart(as, address, from, text.slice(from, from + part));
      heard.arrived += 1;
    }
    if (heard.isOver) return;
    const finished = await finishFile(as, address);
    expect(finished.status).toBe(200);
    heard.finished += 1;
  }
}

/** Makes an archive of the files, as operators do. What was renamed meanwhile is a warning of tar, which ends with 1 then. */
const archived = (dataFolder: string, archive: string) =>
  run('tar', ['-cf', archive, '-C', dataFolder, 'files']).catch((error: { code?: number }) => {
    if (error.code !== 1) throw error;
  });

/** A dump of the database and then a copy of the folder, while parts go on arriving. */
async function backUp({ driver, dataFolder }: Running, heard: Heard, copy: string): Promise<Blob> {
  await expect.poll(() => heard.arrived, { timeout: 60_000 }).toBeGreaterThan(12);
  await expect.poll(() => heard.finished, { timeout: 60_000 }).toBeGreaterThan(2);
  const dump = await driver.dump();
  const known = heard.arrived;
  await expect.poll(() => heard.arrived, { timeout: 60_000 }).toBeGreaterThan(known + 6);
  await archived(dataFolder, join(copy, 'files.tar'));
  return dump;
}

test('a dump, and a copy of the folder after it, made while people send files, are put together again to what the dump knew', async () => {
  const before = await aServer();
  const people = await Promise.all(
    ['Ada', 'Ben', 'Cleo'].map((name) => aPerson(before.db, 'Coach', `${name} Silva`)),
  );
  const heard = { isOver: false, arrived: 0, finished: 0 };
  const copy = await mkdtemp(join(tmpdir(), 'waymark-copy-'));
  closedAtEnd(() => rm(copy, { recursive: true, force: true }));
  const sending = people.map((person) => sendFiles(before, person, heard));
  const dump = await backUp(before, heard, copy).finally(() => (heard.isOver = true));
  await Promise.all(sending);

  const after = await aServer(dump);
  await run('tar', ['-xf', join(copy, 'files.tar'), '-C', after.dataFolder]);
  const kept = await after.db.orm.select().from(files);
  expect(kept.length).toBeGreaterThan(2);
  for (const { storedAs, byteLength } of kept) {
    const content = await after.server.services.files.read(storedAs);
    const hash = createHash('sha256').update(content).digest('hex');
    expect([content.byteLength, hash]).toEqual([byteLength, storedAs.split('.')[0]]);
  }
  // What was on its way goes on from where the copy has it, and becomes what was sent.
  const unfinished = await after.db.orm.select().from(fileUploads);
  for (const { id, ownerId, name } of unfinished) {
    const owner = people.find((person) => person.id === ownerId);
    const as = after.server.as(owner ?? null);
    const address = `/api/file-uploads/${id}`;
    const from = Number((await askFor(as, address)).headers.get('upload-offset'));
    const text = textOf(name);
    if (from < text.length) await sendPart(as, address, from, text.slice(from));
    const finished = await finishFile(as, address);
    expect(finished.status).toBe(200);
    const [file] = (await after.db.orm.select().from(files)).filter((each) => each.id === id);
    expect((await after.server.services.files.read(file?.storedAs ?? '')).toString()).toBe(text);
  }
});
