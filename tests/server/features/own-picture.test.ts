import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { removeFileDelivery, removeFileJob } from '#server/files/kept-files.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-picture-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const server = await testServer({ settings: { dataFolder } });
const organizationId = await anOrganisation(server.db, 'Harbour Health');
const aMember = () => aPerson(server.db, 'Member', 'Mia Turner', { organizationId });

const colour = { r: 200, g: 80, b: 40 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Sends a file as a browser does. */
function send(person: TestPerson | null, content: Buffer, name = 'me.jpg'): Promise<Response> {
  const body = new FormData();
  body.append('picture', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  return server.as(person).request('/api/profile/picture', { method: 'POST', body });
}

async function urlAfter(person: TestPerson, content: Buffer): Promise<string> {
  const response = await send(person, content);
  expect(response.status).toBe(200);
  const shown = (await response.json()) as { profilePicture: { url: string } };
  return shown.profilePicture.url;
}

const errorsOf = async (response: Response) =>
  [response.status, ((await response.json()) as { errors: object }).errors] as const;

const removed = () => ({ body: { type: 'REMOVE', idempotencyKey: newId() } }) as const;

test('a picture is kept as a small square in WebP, upright, without what the camera wrote into it', async () => {
  const mia = await aMember();
  const photo = await plain(1600, 900)
    .withExif({ IFD0: { Artist: 'Mia Turner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('Mia Turner')).toBe(true);
  const url = await urlAfter(mia, photo);
  expect(url).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/);
  const shown = await server.as(null).request(url);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const kept = Buffer.from(await shown.arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(kept.includes('Mia Turner')).toBe(false);
});

test('it is shown wherever the person is, and to nobody who guesses', async () => {
  const mia = await aMember();
  const url = await urlAfter(mia, await plain(300, 300).png().toBuffer());
  expect(await server.as(mia).call('GET /auth/whoami')).toMatchObject({ profilePicture: { url } });
  expect((await server.as(null).request(`/api/pictures/${newId()}`)).status).toBe(404);
});

test('another one takes its place, and none leaves nothing behind', async () => {
  const mia = await aMember();
  const first = await urlAfter(mia, await plain(300, 300).png().toBuffer());
  const second = await urlAfter(mia, await plain(200, 400).webp().toBuffer());
  expect((await server.as(null).request(first)).status).toBe(404);
  expect((await server.as(null).request(second)).status).toBe(200);
  expect(await server.as(mia).call('POST /profile/picture/events', removed())).toMatchObject({
    profilePicture: null,
  });
  expect((await server.as(null).request(second)).status).toBe(404);
  const ends = [first, second].map((url) => url.split('/').at(-1) ?? '');
  const files = async () =>
    (await readdir(join(dataFolder, 'files', 'kept'), { recursive: true })).filter((name) =>
      ends.some((end) => name.endsWith(end)),
    );
  expect(await files()).toHaveLength(2);
  const remove = removeFileDelivery(server.services.files);
  for (const { kind, payload, id } of await server.db.orm.select().from(outbox))
    if (kind === removeFileJob) await remove(payload, id);
  expect(await files()).toEqual([]);
});

test('what is no picture is refused, whatever it is called', async () => {
  const mia = await aMember();
  const kind = { picture: 'This type of file isn’t allowed.' };
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(await errorsOf(await send(mia, page))).toEqual([422, kind]);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300"/>');
  expect(await errorsOf(await send(mia, drawing, 'me.svg'))).toEqual([422, kind]);
  const cut = (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400);
  expect(await errorsOf(await send(mia, cut))).toEqual([
    422,
    { picture: 'This picture can’t be read. Choose another one.' },
  ]);
  expect(await errorsOf(await send(mia, Buffer.alloc(0)))).toEqual([
    422,
    { picture: 'Choose a picture.' },
  ]);
  expect(await server.as(mia).call('GET /profile')).toMatchObject({ profilePicture: null });
});

test('it has at least 128 pixels each way and at most 5 MB', async () => {
  const mia = await aMember();
  const small = await plain(400, 127).png().toBuffer();
  expect(await errorsOf(await send(mia, small))).toEqual([
    422,
    { picture: 'Choose a picture of at least 128 × 128 pixels.' },
  ]);
  const tiny = await plain(128, 128).png().toBuffer();
  const large = Buffer.concat([tiny, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await errorsOf(await send(mia, large))).toEqual([
    422,
    { picture: 'Files can’t be larger than 5 MB.' },
  ]);
  await urlAfter(mia, tiny);
});

test('nobody sends one without signing in', async () => {
  expect((await send(null, await plain(300, 300).png().toBuffer())).status).toBe(401);
});
