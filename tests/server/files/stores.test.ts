import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { partBytes } from '#domain/files/purposes.ts';
import { newId } from '#domain/ids.ts';
import { bucketStore } from '#server/files/bucket-store.ts';
import { FilesAway } from '#server/http/answers/files-away.ts';
import { folderStore, type FileStore } from '#server/files/file-store.ts';
import { bucketOf, type Bucket } from '#server/settings/bucket.ts';
import { aBucket } from '#tests/support/bucket.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import { aSmallDisk } from '#tests/support/small-disk.ts';

let folder = '';
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-stores-'));
  closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  bucket = await aBucket();
});

const content = Buffer.from('What happened, as a camera would have seen it?');

/** A disk that is full, or a file that is as large as files may be. */
const noRoom = /ENOSPC|EFBIG/;

const brokenAfter = (text: string): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from(text);
      throw new Error('The line is dead.');
    })(),
  );

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => bucketStore(folder, bucket)],
])('%s', (_, open) => {
  test('keeps what is written, and gives any part of it', async () => {
    const store = open();
    const name = await store.write(newId(), content);
    expect(await store.read(name)).toEqual(content);
    expect(await buffer(await store.stream(name))).toEqual(content);
    expect((await buffer(await store.stream(name, { first: 5, last: 12 }))).toString()).toBe(
      'happened',
    );
  });

  test('holds the same content of two owners apart', async () => {
    const store = open();
    const [one, two] = [await store.write(newId(), content), await store.write(newId(), content)];
    await store.remove(one);
    expect(await store.read(two)).toEqual(content);
    await expect(store.read(one)).rejects.toThrow(/ENOENT|does not exist/);
    await expect(store.stream(one)).rejects.toThrow(/ENOENT|does not exist/);
    await store.remove(one);
    const removed = await store.removed();
    expect([removed.includes(one), removed.includes(two)]).toEqual([true, false]);
  });

  test('keeps bytes that lie aside, and puts parts of a file together in the order of what they hold', async () => {
    const store = open();
    const id = newId();
    const half = content.subarray(0, 20);
    expect(await store.parts.append(id, 0, Readable.from([half]))).toBe(20);
    // A part that was not counted is written again.
    await store.parts.append(id, 20, Readable.from([Buffer.from('lost with a server')]));
    await store.parts.append(id, 20, Readable.from([content.subarray(20)]));
    const name = await store.parts.whole(id, content.byteLength, (whole) => store.keep(id, whole));
    await store.parts.drop(id);
    expect(await store.read(name)).toEqual(content);
    await expect(store.parts.whole(id, 5, (whole) => store.keep(id, whole))).rejects.toThrow(
      /no such|not exist/i,
    );
    await store.parts.drop(id);
  });

  test('counts what came of a part whose stream broke', async () => {
    const store = open();
    const id = newId();
    expect(await store.parts.append(id, 0, brokenAfter('half'))).toBe(4);
    expect(await store.parts.append(id, 4, Readable.from([Buffer.from(' more')]))).toBe(5);
    const name = await store.parts.whole(id, 9, (whole) => store.keep(id, whole));
    expect((await store.read(name)).toString()).toBe('half more');
  });

  test('knows no names but those that it gives', async () => {
    const store = open();
    for (const name of ['../../etc/passwd', '', 'a', `${'a'.repeat(64)}.../x`])
      await expect(Promise.resolve().then(() => store.read(name))).rejects.toThrow('another name');
  });

  test('keeps nothing of a stream that broke', async () => {
    const store = open();
    const broken = brokenAfter('half');
    await expect(store.takeIn(broken)).rejects.toThrow('The line is dead.');
    const whole = await store.takeIn(Readable.from([content]));
    expect(whole.byteLength).toBe(content.byteLength);
    await store.discard(whole);
    expect(await readdir(join(folder, 'files', 'incoming'))).toEqual([]);
  });
});

test('a disk that is full in the middle of a part keeps what was there, and leaves others their room', async () => {
  const disk = await aSmallDisk(4 * 1024 * 1024);
  const store = folderStore(disk.folder);
  const id = newId();
  const piece = (filling: string) => Readable.from([Buffer.alloc(64 * 1024, filling)]);
  expect(await store.parts.append(id, 0, piece('a'))).toBe(65_536);
  await disk.fill(100_000);
  const large = () => Readable.from(Array.from({ length: 8 }, () => Buffer.alloc(30_000, 'b')));
  await expect(store.parts.append(id, 65_536, large())).rejects.toThrow(noRoom);
  await expect(store.takeIn(large())).rejects.toThrow(noRoom);
  await expect(store.write(newId(), Buffer.alloc(240_000))).rejects.toThrow(noRoom);
  expect(await readdir(join(disk.folder, 'files', 'incoming'))).toEqual([]);
  expect(await store.parts.held(id, 65_536)).toBe(65_536);
  expect(await store.read(await store.write(newId(), content))).toEqual(content);
  await disk.empty();
  expect(await store.parts.append(id, 65_536, piece('c'))).toBe(65_536);
  const name = await store.parts.whole(id, 131_072, (whole) => store.keep(id, whole));
  const all = await store.read(name);
  expect([all.byteLength, all.lastIndexOf('a'), all.indexOf('c')]).toEqual([
    131_072, 65_535, 65_536,
  ]);
});

test('what is far more than a part goes into a bucket, and any part of it comes out again', async () => {
  const store = bucketStore(folder, bucket);
  const id = newId();
  const part = Buffer.alloc(partBytes);
  // `bench:resources` sends 100 MB.
  const all = 2.5 * partBytes;
  for (let offset = 0; offset < all; offset += partBytes) {
    part.write(`---${offset / partBytes}`);
    const rest = part.subarray(0, Math.min(partBytes, all - offset));
    expect(await store.parts.append(id, offset, Readable.from([rest]))).toBe(rest.byteLength);
  }
  expect(await store.parts.held(id, all)).toBe(all);
  const name = await store.parts.whole(id, all, (whole) => store.keep(id, whole));
  await store.parts.drop(id);
  expect(await store.parts.held(id, all)).toBe(0);
  const seek = { first: 2 * partBytes - 1, last: 2 * partBytes + 3 };
  expect((await buffer(await store.stream(name, seek))).toString()).toBe('\0---2');
  let length = 0;
  for await (const chunk of await store.stream(name)) length += (chunk as Buffer).byteLength;
  expect(length).toBe(all);
  await store.remove(name);
});

test('a store that lets nobody in, or is away, is told as away, and loses nothing', async () => {
  const name = await bucketStore(folder, bucket).write(newId(), content);
  for (const [wrong, why] of [
    [{ accessKeyId: 'NOBODY' }, 'Access Key'],
    [{ endpoint: 'http://127.0.0.1:9' }, 'ECONNREFUSED'],
  ] as const) {
    const store = bucketStore(folder, { ...bucket, ...wrong });
    for (const asked of [
      () => store.write(newId(), content),
      () => store.read(name),
      () => store.stream(name),
      () => store.remove(name),
      () => store.parts.held(newId(), 1),
    ]) {
      const failure: unknown = await asked().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(FilesAway);
      expect(String((failure as FilesAway).cause)).toContain(why);
    }
  }
  expect(await bucketStore(folder, bucket).read(name)).toEqual(content);
});

test('an address says where the bucket is, and how one gets in', () => {
  expect(bucketOf('https://KEY:a%2Fb@s3.eu-west-1.example.com/wm-files?region=eu-west-1')).toEqual({
    endpoint: 'https://s3.eu-west-1.example.com',
    name: 'wm-files',
    region: 'eu-west-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b',
  });
  for (const wrong of [
    'https://s3.example.com/files',
    'https://K:S@s3.example.com/',
    'https://K:S@h/a/b',
  ])
    expect(bucketOf(wrong)).toBeNull();
});
