import { beforeAll, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '#database/schema/index.ts';
import { thumbnailSize } from '#domain/resources/thumbnails.ts';
import { worksheet } from '#server/files/shipped/worksheet.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

const ofOneColour = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function added(content: Uint8Array, name: string) {
  const { upload, create, priya } = scene;
  const response = await upload(priya, new Uint8Array(content), name);
  const { id } = (await response.json()) as { id: string };
  return create(priya, { kind: 'file', file: id, audience: 'members' });
}

/** The list of a reader’s browser, and what it shows of one resource: the cookie comes with the list. */
async function shownTo(by: TestPerson, resource: string) {
  const list = await scene.server.as(by).request('/api/resources?perPage=100');
  const cookie = list.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { data } = (await list.json()) as {
    data: { results: { id: string; thumbnail: string | null }[] };
  };
  const address = data.results.find(({ id }) => id === resource)?.thumbnail ?? null;
  const open = (path: string) => scene.server.as(null).request(path, { headers: { cookie } });
  return { address, open };
}

test('a picture is shown small in lists, to those who may see it, and another file has another one', async () => {
  const { mia, ana, priya, work, edit, upload, db } = scene;
  const made = await added(await ofOneColour('#ff0000'), 'red.png');
  expect((await shownTo(mia, made.id)).address).toBeNull();
  await work();
  const { address, open } = await shownTo(mia, made.id);
  const response = await open(address ?? '');
  expect(response.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height }).toEqual(thumbnailSize);
  // It is for members: a coach’s browser is shown nothing, and nobody’s is without its cookie.
  expect((await (await shownTo(ana, made.id)).open(address ?? '')).status).toBe(404);
  expect((await scene.server.as(null).request(address ?? '')).status).toBe(404);

  const sent = await upload(priya, new Uint8Array(await ofOneColour('#0000ff')), 'blue.png');
  const { id: file } = (await sent.json()) as { id: string };
  await edit(priya, made, { kind: 'file', file, audience: 'members' });
  expect((await open(address ?? '')).status).toBe(404);
  await work();
  const again = await shownTo(mia, made.id);
  expect(again.address).not.toBe(address);
  expect((await again.open(again.address ?? '')).status).toBe(200);
  const kept = and(eq(files.ownerId, made.id), eq(files.purpose, 'thumbnail'));
  expect(await db.orm.$count(files, kept)).toBe(1);
});

test('of a PDF its first page is shown, and of a text nothing', async () => {
  const { mia, work } = scene;
  const pdf = await added(
    worksheet([{ title: 'My week', lines: ['What went well?', '_'] }]),
    'worksheet.pdf',
  );
  const text = await added(new TextEncoder().encode('What happened?'), 'notes.txt');
  await work();
  const { address, open } = await shownTo(mia, pdf.id);
  const { channels } = await sharp(await (await open(address ?? '')).arrayBuffer()).stats();
  // Letters on paper: neither all white nor all black.
  expect(channels[0]?.stdev).toBeGreaterThan(1);
  expect((await shownTo(mia, text.id)).address).toBeNull();
});
