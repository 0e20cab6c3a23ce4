import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#domain/time/calendar.ts';
import { rangeOf } from '#server/http/pages/byte-range.ts';
import { fileLinkLifetime } from '#server/players/file-links.ts';
import { aBucket } from '#tests/support/bucket.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  // What is true of a bucket here is true of a folder in `resources-files.test.ts`.
  scene = await resourceScene({ bucket: await aBucket() });
});

const text = 'What happened, as a camera would have seen it?';

async function aFile(more: object = {}, content = text) {
  const { upload, create, priya } = scene;
  const { id } = (await (await upload(priya, content, 'a worksheet.txt')).json()) as { id: string };
  return create(priya, { kind: 'file', file: id, ...more });
}

/** An address of the file, and what comes of opening it without a token, as a player does. */
async function linkFor(
  by: TestPerson,
  resource: string,
  body: { version?: number; save?: boolean } = {},
) {
  const response = await scene.server.as(by).request(`/api/resources/${resource}/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const { address } = (await response.json()) as { address: string };
  const given = response.headers.get('set-cookie') ?? '';
  expect(given).toMatch(/^__Host-waymark-files=.*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const [own = ''] = given.split(';');
  return (headers: Record<string, string> = {}, method = 'GET') =>
    scene.server.as(null).request(address, { headers: { cookie: own, ...headers }, method });
}

test('a player gets any part of a file, and is told where it ends', async () => {
  const open = await linkFor(scene.mia, (await aFile()).id);
  const whole = await open();
  expect([whole.status, await whole.text()]).toEqual([200, text]);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '46',
    'cache-control': 'no-store',
    'content-disposition': "attachment; filename*=UTF-8''a%20worksheet.txt",
  });
  const part = await open({ range: 'bytes=5-12' });
  expect([part.status, await part.text()]).toEqual([206, 'happened']);
  expect(part.headers.get('content-range')).toBe('bytes 5-12/46');
  const last = await open({ range: 'bytes=-4' });
  expect([last.status, await last.text()]).toEqual([206, ' it?']);
  const beyond = await open({ range: 'bytes=46-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */46']);
  const head = await open({ range: 'bytes=0-0' }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    206,
    '1',
    '',
  ]);
});

test('a part is only sent while the file is the one that the other parts were of', async () => {
  const open = await linkFor(scene.mia, (await aFile()).id);
  const etag = (await open()).headers.get('etag') ?? '';
  expect((await open({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
  expect((await open({ range: 'bytes=0-3', 'if-range': '"another"' })).status).toBe(200);
});

test('what is asked for is what is sent, whatever somebody writes', () => {
  const asked = fc.oneof(
    fc.tuple(fc.nat(60), fc.nat(60)).map(([first, last]) => `bytes=${first}-${last}`),
    fc.nat(60).map((first) => `bytes=${first}-`),
    fc.nat(60).map((many) => `bytes=-${many}`),
    fc.constantFrom(
      'bytes=-',
      'bytes=a-b',
      'bytes=0-1,3-4',
      'lines=0-1',
      '',
      'bytes=0-99999999999999999',
    ),
  );
  fc.assert(
    fc.property(asked, fc.nat(50), (header, length) => {
      const range = rangeOf(header, length);
      if (typeof range === 'string') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(length);
      const [first = '', last = ''] = header.replace('bytes=', '').split('-');
      const all = Array.from({ length }, (_, at) => at);
      const wanted =
        first === ''
          ? all.slice(-Number(last))
          : all.slice(Number(first), last === '' ? length : Number(last) + 1);
      expect(all.slice(range.first, range.last + 1)).toEqual(wanted);
    }),
    { seed: 20_261_123, numRuns: 2_000 },
  );
});

test('an address is good for a quarter of an hour', async () => {
  const { clock, mia } = scene;
  const open = await linkFor(mia, (await aFile()).id);
  const begin = clock.now();
  clock.set(begin + fileLinkLifetime - MINUTE);
  expect((await open()).status).toBe(200);
  clock.set(begin + fileLinkLifetime);
  expect((await open()).status).toBe(404);
});

test('an address opens in the browser that it was given to, as its reader, and in no other', async () => {
  const { mia, otto } = scene;
  const { id } = await aFile({ audience: 'members' });
  const [hers, other] = [await linkFor(mia, id), await aFile()];
  const his = await linkFor(otto, other.id);
  expect([(await hers()).status, (await his()).status]).toEqual([200, 200]);
  for (const cookie of ['', '__Host-waymark-files=', `__Host-waymark-files=${'A'.repeat(300)}`])
    expect((await hers({ cookie })).status).toBe(404);
  const { headers } = await scene.server.as(otto).request(`/api/resources/${other.id}/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  expect((await hers({ cookie })).status).toBe(404);
});

test('an address ends with the right that it was given for', async () => {
  const { send, edit, mia, priya } = scene;
  const [gone, hidden] = [await aFile(), await aFile()];
  const [toGone, toHidden] = [await linkFor(mia, gone.id), await linkFor(mia, hidden.id)];
  expect([(await toGone()).status, (await toHidden()).status]).toEqual([200, 200]);
  await send(priya, gone, 'DELETE');
  const file = hidden.file?.id ?? null;
  await edit(priya, hidden, { kind: 'file', file, audience: 'coaches' });
  expect([(await toGone()).status, (await toHidden()).status]).toEqual([404, 404]);
});

test('nobody gets an address for what they may not see', async () => {
  const { server, otto, mia, priya } = scene;
  const { id } = await aFile({ audience: 'members' });
  const ask = (by: TestPerson, version?: number) =>
    server.as(by).refused('POST /resources/{resource}/links', {
      params: { resource: id },
      body: { version },
    });
  expect((await ask(otto)).status).toBe(404);
  expect((await ask(mia, 1)).status).toBe(404);
  expect((await (await linkFor(priya, id, { version: 1 }))()).status).toBe(200);
});

test('what can be shown in place is still saved by whoever wants to', async () => {
  const { upload, create, priya, mia } = scene;
  const wave = Buffer.concat([
    Buffer.from(
      'RIFF\x2c\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x08\0\0\0',
      'latin1',
    ),
    Buffer.alloc(8, 128),
  ]);
  const sent = (await (await upload(priya, new Uint8Array(wave), 'bell.wav')).json()) as {
    id: string;
  };
  const { id } = await create(priya, { kind: 'file', file: sent.id });
  const ways = await Promise.all(
    [false, true].map(
      async (save) =>
        (await (await linkFor(mia, id, { save }))()).headers
          .get('content-disposition')
          ?.split(';')[0],
    ),
  );
  expect(ways).toEqual(['inline', 'attachment']);
});

test('where somebody left a recording goes with them and is nobody else’s', async () => {
  const { show, server, mia, ana } = scene;
  const { id } = await aFile();
  const at = (seconds: number) =>
    server.as(mia).call('POST /resources/{resource}/progress', {
      params: { resource: id },
      body: { type: 'POSITION', seconds, idempotencyKey: crypto.randomUUID() },
    });
  await at(754);
  expect(await show(mia, id)).toMatchObject({ position: 754, progress: 'opened' });
  expect((await show(ana, id)).position).toBeNull();
  await at(0);
  expect((await show(mia, id)).position).toBeNull();
});
