import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Bucket } from '#server/settings/bucket.ts';
import { openBucket } from './bucket-client.ts';
import { bucketParts } from './bucket-parts.ts';
import { folderStore, hashOf, isStoredName, storedName, type FileStore } from './file-store.ts';

const erased = 'erased/';

/**
 * The contents of stored files in a bucket of a store that speaks S3, under the names that the folder gives them. What comes in lies aside in the folder of the process
 * until somebody keeps it: a bucket shows nothing that was not looked at.
 */
export function bucketStore(dataFolder: string, bucket: Bucket): FileStore {
  const { takeIn, discard } = folderStore(dataFolder);
  const open = openBucket(bucket);
  const at = (name: string) => {
    if (!isStoredName(name)) throw new Error('A stored file has another name than we give.');
    return { Bucket: bucket.name, Key: `files/${name.slice(0, 2)}/${name}` };
  };

  const put = async (name: string, content: Uint8Array | Readable, byteLength: number) => {
    const { s3, send } = await open();
    await send(
      new s3.PutObjectCommand({
        ...at(name),
        Body: content,
        ContentLength: byteLength,
        // Whoever gets at the bucket itself is shown nothing in place.
        ContentType: 'application/octet-stream',
        ContentDisposition: 'attachment',
      }),
    );
    return name;
  };

  return {
    takeIn,
    discard,
    write: (id, content) =>
      put(
        storedName(createHash('sha256').update(content).digest('hex'), id),
        content,
        content.byteLength,
      ),
    async keep(id, incoming) {
      const name = storedName(await hashOf(incoming), id);
      return put(name, createReadStream(incoming.path), incoming.byteLength);
    },
    async read(name) {
      const { s3, send } = await open();
      const { Body } = await send(new s3.GetObjectCommand(at(name)));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    async stream(name, range) {
      const { s3, send } = await open();
      const Range = range && `bytes=${range.first}-${range.last}`;
      const { Body } = await send(new s3.GetObjectCommand({ ...at(name), Range }));
      // On Node the library answers with a stream of Node’s.
      return Body as Readable;
    },
    async remove(name) {
      const { s3, send } = await open();
      await send(
        new s3.PutObjectCommand({
          ...at(name),
          Key: `${erased}${name}`,
          Body: '',
          ContentLength: 0,
        }),
      );
      await send(new s3.DeleteObjectCommand(at(name)));
    },
    async removed() {
      const { s3, send } = await open();
      const names: string[] = [];
      for (let after: string | undefined, isWhole = false; !isWhole;) {
        const page = await send(
          new s3.ListObjectsV2Command({
            Bucket: bucket.name,
            Prefix: erased,
            ...(after && { StartAfter: after }),
          }),
        );
        const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        names.push(...keys.map((key) => key.slice(erased.length)));
        after = keys.at(-1);
        isWhole = !page.IsTruncated || after === undefined;
      }
      return names.filter(isStoredName);
    },
    parts: bucketParts({ bucket: bucket.name, open, takeIn, discard }),
  };
}
