import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

async function sent(by: TestPerson, content: string, name = 'worksheet.txt') {
  const response = await scene.upload(by, content, name);
  expect(response.status).toBe(200);
  return (await response.json()) as { id: string; name: string; mediaType: string };
}

const isKept = async (id: string) => (await scene.db.orm.$count(files, eq(files.id, id))) > 0;

test('a file is sent, taken by a resource and saved by those it is for, never shown by our own pages', async () => {
  const { create, download, priya, mia, otto } = scene;
  const file = await sent(priya, 'What happened?');
  expect(file).toMatchObject({ name: 'worksheet.txt', mediaType: 'text/plain' });
  const made = await create(priya, { kind: 'file', file: file.id, audience: 'members' });
  expect(made.file).toEqual({ ...file, byteLength: 14 });
  const response = await download(mia, made.id);
  expect(await response.text()).toBe('What happened?');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''worksheet.txt",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await download(otto, made.id)).status).toBe(404);
});

test('several files are added at once, each as a resource of its own: all of them or none', async () => {
  const { refused, priya, mia, listed, server, download } = scene;
  const files = [
    (await sent(priya, 'one')).id,
    (await sent(priya, 'two')).id,
    (await sent(priya, 'three')).id,
  ] as const;
  const together = (last: string) => ({
    kind: 'file' as const,
    file: files[0],
    name: 'First of three',
    more: [
      { file: files[1], name: 'Second of three' },
      { file: last, name: 'Third of three' },
    ],
  });
  // One of them is taken twice.
  await refused(priya, together(files[0]));
  expect(await listed(mia, { search: 'three' })).toEqual([]);
  const body = {
    ...together(files[2]),
    audience: 'both',
    scope: 'global',
    idempotencyKey: newId(),
  } as const;
  const made = await server.as(priya).call('POST /resources', { body });
  expect(made.name).toBe('First of three');
  expect((await server.as(priya).call('POST /resources', { body })).id).toBe(made.id);
  expect((await listed(mia, { search: 'three' })).toSorted()).toEqual([
    'First of three',
    'Second of three',
    'Third of three',
  ]);
  expect(await (await download(mia, made.id)).text()).toBe('one');
  const untitled = await refused(priya, { kind: 'file', more: [{ file: null, name: '' }] });
  expect(untitled.errors).toMatchObject({ 'more.0.name': 'Title is required.' });
});

test('a file that somebody else has sent is nobody’s to take, and none is taken twice', async () => {
  const { create, refused, places, priya, mia } = scene;
  const file = await sent(mia, 'Mine.');
  const errors = { file: 'Choose the file again.' };
  expect((await refused(priya, { kind: 'file', file: file.id })).errors).toEqual(errors);
  const mine = { kind: 'file', file: file.id, scope: 'booking', target: places.booking } as const;
  await create(mia, mine);
  expect((await refused(mia, mine)).errors).toEqual(errors);
});

test('another file is a new version: links lead to it, those who look after it find the one before, and it is to be done again', async () => {
  const { create, edit, download, show, server, priya, mia } = scene;
  const [one, two] = [await sent(priya, 'One.'), await sent(priya, 'Two.')];
  const made = await create(priya, { kind: 'file', file: one.id });
  await server.as(mia).call('POST /resources/{resource}/progress', {
    params: { resource: made.id },
    body: { type: 'DONE', idempotencyKey: crypto.randomUUID() },
  });
  // Whatever else is changed, the file stays.
  await edit(priya, made, { kind: 'file', file: one.id, name: 'Renamed' });
  expect((await show(mia, made.id)).progress).toBe('done');
  await edit(priya, { ...made, version: 2 }, { kind: 'file', file: two.id });
  expect((await show(mia, made.id)).progress).toBe('unseen');
  expect(await (await download(mia, made.id)).text()).toBe('Two.');
  const { versions } = await show(priya, made.id);
  expect(versions?.map(({ number, id }) => [number, id])).toEqual([
    [2, two.id],
    [1, one.id],
  ]);
  expect(await (await download(priya, made.id, '?version=1')).text()).toBe('One.');
  expect((await show(mia, made.id)).versions).toBeNull();
  expect((await download(mia, made.id, '?version=1')).status).toBe(404);
});

test('a resource that is deleted takes its files along, and a file that nobody took goes after a day', async () => {
  const { create, send, work, clock, services, priya } = scene;
  const [taken, left] = [await sent(priya, 'Taken.'), await sent(priya, 'Left.')];
  const [row] = await scene.db.orm.select().from(files).where(eq(files.id, left.id));
  const made = await create(priya, { kind: 'file', file: taken.id });
  clock.set(clock.now() + DAY);
  await work();
  expect([await isKept(taken.id), await isKept(left.id)]).toEqual([true, false]);
  await send(priya, made, 'DELETE');
  expect(await isKept(taken.id)).toBe(false);
  await work();
  await expect(services.files.read(row?.storedAs ?? '')).rejects.toThrow('ENOENT');
});

const page = '<html><script>alert(1)</script></html>';
const svg =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['an archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 0, 0]), 'a.pdf'],
  ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0]), 'a.txt'],
  ['a picture with a script', new TextEncoder().encode(svg), 'a.png'],
  ['bytes of nothing', new Uint8Array([0xff, 0, 0xfe, 1]), 'a.docx'],
] as const)('%s is not taken, whatever its name says', async (_, content, name) => {
  const response = await scene.upload(scene.priya, new Uint8Array(content), name);
  const { errors } = (await response.json()) as { errors: object };
  expect([response.status, errors]).toEqual([422, { file: 'This type of file isn’t allowed.' }]);
});

test('a page is a text to us, and its name can’t hide what it ends with', async () => {
  const { create, download, priya } = scene;
  const file = await sent(priya, page, 'up/../\u202Egnp.html');
  expect(file.name).not.toMatch(/[\u202E/]/);
  const made = await create(priya, { kind: 'file', file: file.id });
  const response = await download(priya, made.id);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
});

test('pictures can be shown in place, with no right to do anything', async () => {
  const { create, upload, download, priya } = scene;
  const background = { r: 1, g: 2, b: 3 };
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
  const { id } = (await (await upload(priya, new Uint8Array(png), 'a.bin')).json()) as {
    id: string;
  };
  const made = await create(priya, { kind: 'file', file: id });
  const { headers } = await download(priya, made.id);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('content-security-policy')).toContain('sandbox');
});
