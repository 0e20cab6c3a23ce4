import { isTranscript, longestRecording } from '#domain/kai-conversations/file-types.ts';
import type { RecordingPlace } from '#domain/kai-conversations/recordings.ts';
import { sentences } from '#domain/kai-conversations/vocabulary.ts';
import { bytesOf, lengthOf } from '#server/conversations/length/length-of.ts';
import { openFile, type KeptFile } from '#server/files/kept-files.ts';
import type { Services } from '#server/services.ts';

type Parts = Pick<Services, 'db' | 'files'>;

export const isTooLong = (length: number | null): length is number =>
  length !== null && length > longestRecording;

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
    if (isTooLong(length)) return { problem: `${file.name}: ${sentences.tooLong(length)}` };
    recordings.push({ file: file.id, startsAt, length });
    startsAt += isTogether ? 0 : (length ?? 0);
  }
  return { recordings };
}
