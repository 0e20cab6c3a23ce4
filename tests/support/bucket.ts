import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '#server/settings/bucket.ts';
import { closedAtEnd } from './endings.ts';

/** A server that speaks S3, with an empty bucket. */
export async function serveBucket(): Promise<{ bucket: Bucket; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-bucket-'));
  const name = 'waymark';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    name,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    bucket,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The same until the tests of the file have ended. */
export async function aBucket(): Promise<Bucket> {
  const { bucket, close } = await serveBucket();
  closedAtEnd(close);
  return bucket;
}
