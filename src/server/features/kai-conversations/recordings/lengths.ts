import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import type { RecordingPlace } from '#domain/kai-conversations/recordings.ts';
import { sentences } from '#domain/kai-conversations/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { bytesOf, lengthOf } from '#server/conversations/length/length-of.ts';
import { openFile, type KeptFile } from '#server/files/kept-files.ts';
import { policyFor } from '#server/policy-for.ts';
import type { Services } from '#server/services.ts';

type Parts = Pick<Services, 'db' | 'files'>;

/** What is wrong with a recording of such a length, by the rules of the product; null where nothing is. */
export async function troubleWithLength(
  db: Database,
  length: number | null,
): Promise<string | null> {
  const { recordingLength } = (await policyFor(db, null)).parameters;
  return length !== null && length > recordingLength
    ? sentences.tooLong(length, recordingLength)
    : null;
}

/** Milliseconds that a recording lasts; null where it does not say. */
export async function lengthOfFile(
  parts: Parts,
  { id, mediaType }: Pick<KeptFile, 'id' | 'mediaType'>,
): Promise<number | null> {
  const opened = await openFile(parts, id);
  return opened && lengthOf(mediaType, bytesOf(opened.content));
}

/** How long recordings are that have come in, one after the other or together; what can’t be used has a problem. */
export async function measured(
  parts: Parts,
  sent: readonly Pick<KeptFile, 'id' | 'name' | 'mediaType'>[],
  isTogether: boolean,
): Promise<{ readonly problem: string } | { readonly recordings: readonly RecordingPlace[] }> {
  const recordings: RecordingPlace[] = [];
  let startsAt = 0;
  for (const file of sent) {
    if (isTranscript(file.mediaType)) continue;
    const length = await lengthOfFile(parts, file);
    const trouble = await troubleWithLength(parts.db, length);
    if (trouble !== null) return { problem: `${file.name}: ${trouble}` };
    recordings.push({ file: file.id, startsAt, length });
    startsAt += isTogether ? 0 : (length ?? 0);
  }
  return { recordings };
}
