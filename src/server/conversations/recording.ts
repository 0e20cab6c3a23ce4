import type { StoredContent } from '#server/http/pages/file-answer.ts';
import type { ReadTranscript } from '#domain/kai-conversations/transcript/read.ts';

/** A recording, as it was sent. */
export interface Recording {
  readonly name: string;
  readonly mediaType: string;
  /** Read as it comes: it may be larger than what fits into memory. */
  readonly content: Pick<StoredContent, 'byteLength' | 'open'>;
  /** What is spoken in it, as BCP 47 has it; `und` where nobody said. */
  readonly language: string;
}

/** Writes down what is said in a recording. Rejects where trying again may help, and once `signal` is aborted; what never will has a problem. */
export type Transcribe = (recording: Recording, signal?: AbortSignal) => Promise<ReadTranscript>;
