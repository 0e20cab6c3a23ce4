import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { fileUploads, files } from '#database/schema/index.ts';
import { mostUnfinished } from '#domain/files/purposes.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { refusalSentences } from '#server/http/answers/refusal.ts';
import { aSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts';
import { askFor, beginFile, finishFile, sendFile, sendPart } from '#tests/support/send-file.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
let disk: SmallDisk;
beforeAll(async () => {
  // 64 MB are kept free for everybody else.
  disk = await aSmallDisk(80 * 1024 * 1024);
  scene = await resourceScene({ dataFolder: disk.folder });
});

const text = 'What happened, as a camera would have seen it?';

async function begun(by: TestPerson, byteLength = text.length, name = 'worksheet.txt') {
  const response = await beginFile(scene.server.as(by), { purpose: 'resource', name, byteLength });
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

const offsetOf = (response: Response) => Number(response.headers.get('upload-offset'));
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: Record<string, string> }).errors;
const unfinished = (by: TestPerson) => scene.server.as(by).call('GET /file-uploads');
const partsOf = (): Promise<string[]> =>
  readdir(join(scene.services.settings.dataFolder, 'files', 'parts')).catch(() => []);

const sizeOfPart = async (address: string): Promise<number> => {
  const name = address.split('/').at(-1) ?? '';
  return (await stat(join(scene.services.settings.dataFolder, 'files', 'parts', name))).size;
};

test('a file is sent in parts, and is kept under the id that it began with', async () => {
  const { priya, server, create, download } = scene;
  const as = server.as(priya);
  const address = await begun(priya);
  expect(offsetOf(await sendPart(as, address, 0, text.slice(0, 13)))).toBe(13);
  expect(await unfinished(priya)).toMatchObject([
    { name: 'worksheet.txt', purpose: 'resource', received: 13, byteLength: text.length },
  ]);
  expect(offsetOf(await askFor(as, address))).toBe(13);
  expect((await sendPart(as, address, 13, text.slice(13))).status).toBe(204);
  const file = (await (await finishFile(as, address)).json()) as { id: string };
  expect(file).toMatchObject({ name: 'worksheet.txt', mediaType: 'text/plain' });
  expect(address).toBe(`/api/file-uploads/${file.id}`);
  expect(await unfinished(priya)).toEqual([]);
  // Whoever did not hear the answer asks again.
  expect(await (await finishFile(as, address)).json()).toEqual(file);
  const made = await create(priya, { kind: 'file', file: file.id });
  expect(await (await download(priya, made.id)).text()).toBe(text);
  await scene.work();
  expect(await partsOf()).toEqual([]);
});

test('what came before a connection broke off is there, and the rest follows', async () => {
  const { priya, server } = scene;
  const as = server.as(priya);
  const address = await begun(priya);
  const line = new TransformStream<Uint8Array, Uint8Array>();
  const writer = line.writable.getWriter();
  const answer = sendPart(as, address, 0, line.readable);
  void writer.write(new TextEncoder().encode(text.slice(0, 20)));
  await vi.waitFor(async () => expect(await sizeOfPart(address)).toBe(20), { timeout: 10_000 });
  await writer.abort(new Error('The line is dead.'));
  await answer;
  expect(offsetOf(await askFor(as, address))).toBe(20);
  expect((await sendPart(as, address, 5, 'elsewhere')).status).toBe(409);
  await sendPart(as, address, 20, text.slice(20));
  expect((await finishFile(as, address)).status).toBe(200);
});

test('a disk that has filled up meanwhile is told as that, and the file goes on once there is room', async () => {
  const { server, priya } = scene;
  const as = server.as(priya);
  const response = await beginFile(as, { purpose: 'resource', name: 'a.txt', byteLength: 46 });
  const address = response.headers.get('location') ?? '';
  await sendPart(as, address, 0, text.slice(0, 13));
  await disk.fill(10);
  const full = await sendPart(as, address, 13, text.slice(13));
  expect([full.status, full.headers.get('retry-after'), await errorsOf(full)]).toEqual([
    503,
    '60',
    { request: refusalSentences.full },
  ]);
  expect(offsetOf(await askFor(as, address))).toBe(13);
  await disk.empty();
  await sendPart(as, address, 13, text.slice(13));
  expect((await finishFile(as, address)).status).toBe(200);
});

describe('refused is', () => {
  test.each([
    ['a purpose that there is not', { purpose: 'constructor', byteLength: 5 }, 'purpose'],
    ['a file without anything in it', { purpose: 'resource', byteLength: 0 }, 'file'],
    ['a file that is too large', { purpose: 'resource', byteLength: 50 * 1024 * 1024 + 1 }, 'file'],
  ])('%s, before any of it is sent', async (_, about, field) => {
    const response = await beginFile(scene.server.as(scene.mia), { name: 'a.txt', ...about });
    expect(response.status).toBe(422);
    expect(Object.keys(await errorsOf(response))).toEqual([field]);
  });

  test('more than the file was said to have', async () => {
    const { mia, server } = scene;
    const address = await begun(mia, 5);
    expect((await sendPart(server.as(mia), address, 0, 'far more')).status).toBe(413);
    expect((await askFor(server.as(mia), address, 'DELETE')).status).toBe(204);
  });

  test('a part without a place, and a request that is none of the protocol', async () => {
    const { mia, server } = scene;
    const address = await begun(mia, 5);
    const headers = { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream' };
    const as = server.as(mia);
    const asked = [
      await as.request(address, { method: 'PATCH', headers, body: 'abc' }),
      await as.request(address, { method: 'PATCH', body: 'abc' }),
      await as.request('/api/file-uploads', { method: 'POST' }),
      await as.request('/api/file-uploads/1', { method: 'HEAD' }),
      await as.request('/api/file-uploads/..%2f..%2fetc', { method: 'PATCH', headers }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([400, 412, 412, 404, 404]);
    await askFor(as, address, 'DELETE');
  });

  test('what is not complete, and what is no file that is taken, which is gone then', async () => {
    const { mia, server } = scene;
    const as = server.as(mia);
    const address = await begun(mia, 5);
    const early = await finishFile(as, address);
    expect([early.status, await errorsOf(early)]).toEqual([
      409,
      { request: 'Part of this file hasn’t arrived yet.' },
    ]);
    await sendPart(as, address, 0, new Uint8Array([0xff, 0, 0xfe, 1, 2]));
    const wrong = await finishFile(as, address);
    expect([wrong.status, await errorsOf(wrong)]).toEqual([
      422,
      { file: 'This type of file isn’t allowed.' },
    ]);
    expect(await unfinished(mia)).toEqual([]);
  });

  test('one more than somebody may have begun', async () => {
    const { noah, server } = scene;
    const addresses: string[] = [];
    for (let each = 0; each < mostUnfinished; each++) addresses.push(await begun(noah, 5));
    const about = { purpose: 'resource', name: 'a.txt', byteLength: 5 };
    const response = await beginFile(server.as(noah), about);
    expect([response.status, await errorsOf(response)]).toEqual([
      409,
      { file: 'You have 20 unfinished files. Finish or remove one of them first.' },
    ]);
    for (const address of addresses) await askFor(server.as(noah), address, 'DELETE');
    expect(await unfinished(noah)).toEqual([]);
  });
});

test('nobody else sees, adds to, ends or takes away what somebody is sending', async () => {
  const { priya, mia, server } = scene;
  const address = await begun(priya);
  expect((await askFor(server.as(null), address)).status).toBe(401);
  const as = server.as(mia);
  const answers = [
    await askFor(as, address),
    await sendPart(as, address, 0, text),
    await finishFile(as, address),
    await askFor(as, address, 'DELETE'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await unfinished(mia)).toEqual([]);
  expect(offsetOf(await askFor(server.as(priya), address))).toBe(0);
});

test('nobody goes on with a file for a day: it is forgotten, from its last part', async () => {
  const { priya, server, clock, work, db } = scene;
  const as = server.as(priya);
  const address = await begun(priya);
  clock.set(clock.now() + 20 * HOUR);
  await sendPart(as, address, 0, text.slice(0, 5));
  clock.set(clock.now() + 20 * HOUR);
  await work();
  expect(offsetOf(await askFor(as, address))).toBe(5);
  clock.set(clock.now() + DAY);
  await work();
  expect((await askFor(as, address)).status).toBe(404);
  expect(await db.orm.$count(fileUploads, eq(fileUploads.ownerId, priya.id))).toBe(0);
  expect(await partsOf()).toEqual([]);
});

test('a name can’t lead anywhere, and is kept as people read it', async () => {
  const { priya, server, db } = scene;
  const about = { purpose: 'resource', content: 'a', name: '../../\u202Efdp.exe\u0000' };
  const { id } = (await (await sendFile(server.as(priya), about)).json()) as { id: string };
  const [row] = await db.orm.select().from(files).where(eq(files.id, id));
  expect(row?.name).toBe('fdp.exe');
});
