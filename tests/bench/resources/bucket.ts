import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '#domain/ids.ts';
import { partBytes } from '#domain/files/purposes.ts';
import { bucketStore } from '#server/files/bucket-store.ts';
import { serveBucket } from '#tests/support/bucket.ts';
import { timed } from '../lists/frame.ts';

const BYTES = 100 * 1024 * 1024;

/** 100 MB into a bucket in parts, kept there, and out of it again, byte for byte. */
export async function bucketFits(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-bucket-'));
  const { bucket, close } = await serveBucket();
  const store = bucketStore(folder, bucket);
  const id = newId();
  let name = '';
  const sending = await timed(async () => {
    for (let offset = 0; offset < BYTES; offset += partBytes) {
      const part = Buffer.alloc(Math.min(partBytes, BYTES - offset), String(offset / partBytes));
      await store.parts.append(id, offset, Readable.from([part]));
    }
  });
  const keeping = await timed(async () => {
    name = await store.parts.whole(id, BYTES, (whole) => store.keep(id, whole));
    await store.parts.drop(id);
  });
  let length = 0;
  const reading = await timed(async () => {
    for await (const chunk of await store.stream(name)) length += (chunk as Buffer).byteLength;
  });
  await close();
  await rm(folder, { recursive: true });
  const said = [sending, keeping, reading].map((time) => `${(time / 1000).toFixed(1)} s`);
  console.log(`Bucket, 100 MB: sent in ${said[0]}, kept in ${said[1]}, read in ${said[2]}`);
  return length === BYTES;
}
