import type { ReadTranscript } from '#domain/kai-conversations/transcript/read.ts';
import type { Settings } from '#server/settings/settings.ts';
import { byProgram } from './by-program.ts';
import { byService } from './by-service.ts';

/** A recording, as it was sent. */
export interface Recording {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Writes down what is said in a recording. Rejects where trying again may help; what never will has a problem. */
export type Transcribe = (recording: Recording) => Promise<ReadTranscript>;

/** Who writes down recordings here: a program of this machine, so that none of them leaves it, or a service; null: nobody. */
export function transcriptionOf({
  conversations: { transcriptionCommand, transcription },
  allowLoopback,
}: Pick<Settings, 'conversations' | 'allowLoopback'>): Transcribe | null {
  if (transcriptionCommand !== null) return byProgram(transcriptionCommand);
  return transcription === null ? null : byService(transcription, { allowLoopback });
}
