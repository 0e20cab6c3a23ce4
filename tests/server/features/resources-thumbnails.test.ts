import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '#database/schema/index.ts';
import { thumbnailSize } from '#domain/resources/thumbnails.ts';
import { filmFrame } from '#server/files/film-frame.ts';
import { worksheet } from '#server/files/shipped/worksheet.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

const canReadFilms = spawnSync('ffmpeg', ['-version']).status === 0;

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

/** Two frames of red, as a film. */
const redFilm = [
  'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAAIZnJlZQAAADNtZGF0AAAAGmWIgQAHf/7jq/gU0a+hz3ek',
  'UTev9GMKoTv5AAAACUGaCC2Ib//+qwAAAw5tb292AAAAbG12aGQAAAAAAAAAAAAAAAAAAAPoAAAAyAABAAABAAAAAAAA',
  'AAAAAAAAAQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC',
  'AAACXXRyYWsAAABcdGtoZAAAAAMAAAAAAAAAAAAAAAEAAAAAAAAAyAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA',
  'AAAAAAEAAAAAAAAAAAAAAAAAAEAAAAAAIAAAABgAAAAAACRlZHRzAAAAHGVsc3QAAAAAAAAAAQAAAMgAAAAAAAEAAAAA',
  'AdVtZGlhAAAAIG1kaGQAAAAAAAAAAAAAAAAAACgAAAAIAFXEAAAAAAAtaGRscgAAAAAAAAAAdmlkZQAAAAAAAAAAAAAA',
  'AFZpZGVvSGFuZGxlcgAAAAGAbWluZgAAABR2bWhkAAAAAQAAAAAAAAAAAAAAJGRpbmYAAAAcZHJlZgAAAAAAAAABAAAA',
  'DHVybCAAAAABAAABQHN0YmwAAADAc3RzZAAAAAAAAAABAAAAsGF2YzEAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAIAAY',
  'AEgAAABIAAAAAAAAAAEMTGF2YyBsaWJ4MjY0AAAAAAAAAAAAAAAAAAAAAAAAAAAY//8AAAA2YXZjQwFkAAr/4QAZZ2QA',
  'CqxyBEl+XARAAAADAEAAAAUDxIlhGAEABmjoQ48si/34+AAAAAAQcGFzcAAAAAEAAAABAAAAFGJ0cnQAAAAAAAAGuAAA',
  'BrgAAAAYc3R0cwAAAAAAAAABAAAAAgAABAAAAAAUc3RzcwAAAAAAAAABAAAAAQAAABxzdHNjAAAAAAAAAAEAAAABAAAA',
  'AgAAAAEAAAAcc3RzegAAAAAAAAAAAAAAAgAAAB4AAAANAAAAFHN0Y28AAAAAAAAAAQAAADAAAAA9dWR0YQAAADVtZXRh',
  'AAAAAAAAACFoZGxyAAAAAAAAAABtZGlyYXBwbAAAAAAAAAAAAAAAAAhpbHN0',
].join('');

test('of a film a frame is shown where the machine has a program that reads it, and nothing where it has none', async () => {
  const { mia, work } = scene;
  const film = await added(Buffer.from(redFilm, 'base64'), 'red.mp4');
  // Nobody waits for it: the resource is there before its picture.
  expect((await shownTo(mia, film.id)).address).toBeNull();
  const path = process.env['PATH'];
  process.env['PATH'] = '/nowhere';
  expect(await filmFrame(Readable.from(Buffer.from(redFilm, 'base64')))).toBeNull();
  process.env['PATH'] = path;
  await work();
  const { address, open } = await shownTo(mia, film.id);
  expect(address === null).toBe(!canReadFilms);
  const { dominant } = address
    ? await sharp(await (await open(address)).arrayBuffer()).stats()
    : { dominant: { r: 255, g: 0, b: 0 } };
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g + dominant.b).toBeLessThan(60);
});

test('what is a film by its beginning alone has no picture, and does no harm', async () => {
  const { mia, work } = scene;
  const broken = await added(Buffer.from(redFilm, 'base64').subarray(0, 300), 'broken.mp4');
  await work();
  expect((await shownTo(mia, broken.id)).address).toBeNull();
});
