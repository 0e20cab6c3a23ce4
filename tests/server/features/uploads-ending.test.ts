import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files, uploadRows } from '#database/schema/index.ts';
import { heading, uploadsScene } from './uploads-scene.ts';

const scene = await uploadsScene();
const { db, clock, upload, apply } = scene;
let series = 0;
const address = () => `new.${(series += 1)}@harbour.example`;
const member = (email: string) => `Nia,Field,${email},Member,Harbour Health,,,,`;

test('what the rows with errors of an applied upload said is erased after thirty days, as its page says', async () => {
  const applied = await apply(await upload([member(address()), member('nobody')]));
  expect(applied).toMatchObject({
    status: 'completedWithErrors',
    failed: 1,
    mayDownloadErrors: true,
  });
  const until = Date.parse(applied.errorsUntil ?? '');
  expect(until - clock.now()).toBe(30 * 24 * 60 * 60_000);
  const kept = async () =>
    db.orm.$count(
      uploadRows,
      and(eq(uploadRows.reportId, applied.id), isNotNull(uploadRows.cells)),
    );
  clock.set(until - 1);
  await scene.work();
  expect(await kept()).toBe(1);
  clock.set(until);
  await scene.work();
  expect(await kept()).toBe(0);
  expect(await scene.see(applied)).toMatchObject({
    failed: 1,
    errorsUntil: null,
    mayDownloadErrors: false,
  });
});

test('an upload that keeps breaking ends as failed, after it was tried again', async () => {
  const { body } = await scene.post([heading, member(address())].join('\n'));
  await db.orm.update(files).set({ storedAs: 'nowhere' }).where(eq(files.ownerId, body.id));
  for (const minutes of [0, 1, 2, 4]) {
    clock.set(clock.now() + minutes * 90_000);
    await scene.work();
    expect(await scene.see(body)).toMatchObject({ status: 'receiving' });
  }
  clock.set(clock.now() + 15 * 60_000);
  await scene.work();
  expect(await scene.see(body)).toMatchObject({
    status: 'failed',
    failure: 'Something went wrong on our side, and we’ve been notified. Send the file again.',
  });
});
