import type { StoredContent } from '#server/http/pages/file-answer.ts';
import { peaksByDecoder } from './by-decoder.ts';
import { peaksOfWave } from './by-wave.ts';

/** How loud a recording is from its beginning to its end, read as it comes; none where the sound can’t be read here. */
export async function waveformOf(
  mediaType: string,
  content: StoredContent,
  signal?: AbortSignal,
): Promise<number[]> {
  const exact = mediaType === 'audio/wav' ? await peaksOfWave(content) : null;
  return exact ?? (await peaksByDecoder(content, signal)) ?? [];
}
