import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { bucketStore } from '#server/files/bucket-store.ts';
import { folderStore, type FileStore } from '#server/files/file-store.ts';
import { bucketOf, type Bucket } from '#server/settings/bucket.ts';
import { aBucket } from '#tests/support/bucket.ts';
import { closedAtEnd } from '#tests/support/endings.ts';

let folder = '';
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-stores-'));
  closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  bucket = await aBucket();
});

const content = Buffer.from('What happened, as a camera would have seen it?');

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

test('a store that lets nobody in, or is away, fails and loses nothing', async () => {
  const closed = bucketStore(folder, { ...bucket, accessKeyId: 'NOBODY' });
  await expect(closed.write(newId(), content)).rejects.toThrow('Access Key');
  const name = await bucketStore(folder, bucket).write(newId(), content);
  await expect(closed.read(name)).rejects.toThrow('Access Key');
  const away = bucketStore(folder, { ...bucket, endpoint: 'http://127.0.0.1:9' });
  await expect(away.write(newId(), content)).rejects.toThrow('ECONNREFUSED');
  await expect(away.stream(name)).rejects.toThrow('ECONNREFUSED');
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
