import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { OpenBucket } from './bucket-client.ts';
import type { FileStore } from './file-store.ts';
import { untilItBreaks, type PartStore } from './part-store.ts';

interface Options extends Pick<FileStore, 'takeIn' | 'discard'> {
  readonly bucket: string;
  readonly open: OpenBucket;
}

/** Digits of an offset in a name, so that names are in the order of what they hold. */
const digits = 16;

/** Each part of an unfinished file is an object of its own, named by where it begins: any server may take in the next one. */
export function bucketParts({ bucket, open, takeIn, discard }: Options): PartStore {
  const under = (id: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('A file has another id than we give.');
    return `parts/${id}/`;
  };
  const nameAt = (id: string, offset: number): string =>
    under(id) + String(offset).padStart(digits, '0');
  async function* partsOf(id: string): AsyncGenerator<{ key: string; byteLength: number }> {
    const { s3, send } = await open();
    let from: string | undefined;
    do {
      const page = await send(
        new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: under(id), ContinuationToken: from }),
      );
      for (const { Key, Size } of page.Contents ?? [])
        if (Key !== undefined) yield { key: Key, byteLength: Size ?? 0 };
      from = page.NextContinuationToken;
    } while (from !== undefined);
  }

  return {
    async append(id, offset, stream) {
      const part = await takeIn(Readable.from(untilItBreaks(stream)));
      try {
        if (part.byteLength === 0) return 0;
        const { s3, send } = await open();
        await send(
          new s3.PutObjectCommand({
            Bucket: bucket,
            Key: nameAt(id, offset),
            Body: createReadStream(part.path),
            ContentLength: part.byteLength,
            ContentType: 'application/octet-stream',
          }),
        );
        return part.byteLength;
      } finally {
        await discard(part);
      }
    },
    async held(id, counted) {
      let end = 0;
      for await (const { key, byteLength } of partsOf(id))
        if (key === nameAt(id, end)) end += byteLength;
      return Math.min(end, counted);
    },
    async whole(id, byteLength, look) {
      const incoming = await takeIn(Readable.from(inOrder(id, byteLength)));
      try {
        return await look(incoming);
      } finally {
        await discard(incoming);
      }
    },
    async drop(id) {
      const { s3, send } = await open();
      for await (const { key } of partsOf(id))
        await send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };

  /** One part after the other, each where the one before it ends: others were written again. */
  async function* inOrder(id: string, byteLength: number): AsyncGenerator<Uint8Array> {
    const { s3, send } = await open();
    let offset = 0;
    while (offset < byteLength) {
      const Key = nameAt(id, offset);
      const { Body } = await send(new s3.GetObjectCommand({ Bucket: bucket, Key }));
      const before = offset;
      for await (const chunk of Body as Readable) {
        const bytes = chunk as Uint8Array;
        offset += bytes.byteLength;
        yield bytes;
      }
      if (offset === before) throw new Error('A part of a file is missing.');
    }
  }
}
