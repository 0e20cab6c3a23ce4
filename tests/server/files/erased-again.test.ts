import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseOver } from '#database/database.ts';
import { embeddedDriver } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { files } from '#database/schema/index.ts';
import { eraseAgain } from '#server/files/erase-again.ts';
import { folderStore } from '#server/files/file-store.ts';
import { removeFileDelivery, removeFileJob } from '#server/files/kept-files.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import { conversationScene, wave } from '#tests/server/features/kai-conversations/scene.ts';

const aFolder = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), `waymark-${name}-`));
  closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('a recording that was deleted is gone from the store, and a backup that still has it erases it again as the server starts', async () => {
  const driver = await embeddedDriver({});
  const db = databaseOver(driver, () => undefined);
  await migrate(db);
  const scene = await conversationScene({ db });
  const { mia, services, send, create, act, work } = scene;
  const { dataFolder } = services.settings;
  const upload = async () => {
    const { id: file } = await send(mia, wave(), 'call.wav');
    const { id } = await create(mia, { files: [file] });
    await work();
    const [kept] = await db.orm.select().from(files).where(eq(files.ownerId, id));
    return { id, storedAs: kept?.storedAs ?? '' };
  };
  const [gone, stays] = [await upload(), await upload()];

  const [dump, copy] = [await driver.dump(), await aFolder('copy')];
  await cp(join(dataFolder, 'files'), join(copy, 'files'), { recursive: true });
  expect((await act(mia, gone.id, 'DELETE')).status).toBe(200);
  await work();
  await expect(services.files.read(gone.storedAs)).rejects.toThrow('ENOENT');

  // The backup, and beside it what was noted since.
  const restored = await embeddedDriver({ dump });
  const after = databaseOver(restored, () => undefined);
  closedAtEnd(() => after.close());
  await cp(join(dataFolder, 'files', 'erased'), join(copy, 'files', 'erased'), { recursive: true });
  const store = folderStore(copy);
  expect((await store.read(gone.storedAs)).byteLength).toBeGreaterThan(0);
  const parts = { ...services, db: after, files: store };
  expect(await eraseAgain(parts)).toBe(1);
  await outboxWorker({
    ...parts,
    deliveries: { [removeFileJob]: removeFileDelivery(store) },
    takes: { only: [removeFileJob] },
  }).runDue(services.clock.now());
  await expect(store.read(gone.storedAs)).rejects.toThrow('ENOENT');
  expect((await store.read(stays.storedAs)).byteLength).toBeGreaterThan(0);
  const names = (await after.orm.select().from(files)).map(({ storedAs }) => storedAs);
  expect(names).toContain(stays.storedAs);
  expect(names).not.toContain(gone.storedAs);
  expect(await eraseAgain(parts)).toBe(0);
  expect(await readdir(join(copy, 'files', 'erased'))).toContain(gone.storedAs);
});
