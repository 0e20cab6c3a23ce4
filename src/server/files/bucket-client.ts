import type * as S3 from '@aws-sdk/client-s3';
import { SECOND } from '#domain/time/calendar.ts';
import type { Bucket } from '#server/settings/bucket.ts';
import { FilesAway } from '#server/http/answers/files-away.ts';

export type OpenBucket = () => Promise<{
  readonly s3: typeof S3;
  readonly send: S3.S3Client['send'];
}>;

/** Nobody waits longer for a store that can’t be reached, or says nothing in the middle of an answer. */
const patience = { connectionTimeout: 5 * SECOND, socketTimeout: 30 * SECOND };

/** What speaks to a bucket. The library comes with the first file: whoever has a folder does without. */
export function openBucket({ endpoint, region, ...bucket }: Bucket): OpenBucket {
  const { accessKeyId, secretAccessKey } = bucket;
  let opened: ReturnType<OpenBucket> | null = null;
  return () =>
    (opened ??= import('@aws-sdk/client-s3').then((s3) => {
      const client = new s3.S3Client({
        endpoint,
        region,
        credentials: { accessKeyId, secretAccessKey },
        forcePathStyle: true,
        requestHandler: patience,
        // Stores of others do not know the sums that Amazon's adds of its own accord.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      });
      const send = (command: Parameters<typeof client.send>[0]) =>
        client.send(command).catch((error: unknown) => {
          throw isAway(error) ? new FilesAway(error) : error;
        });
      return { s3, send: send as S3.S3Client['send'] };
    }));
}

/** It says nothing, says that it can’t, or does not let us in; what it knows nothing of is another matter. */
function isAway(error: unknown): boolean {
  const answer = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status = (answer as S3.S3ServiceException['$metadata'] | undefined)?.httpStatusCode;
  return status === undefined || status === 401 || status === 403 || status >= 500;
}
