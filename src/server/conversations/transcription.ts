import type { Settings } from '#server/settings/settings.ts';
import { byChannel } from './by-channel.ts';
import { byProgram } from './by-program.ts';
import { byService } from './by-service.ts';
import type { Transcribe } from './recording.ts';

/** Who writes down recordings here: a program of this machine, so that none of them leaves it, or a service; null: nobody. */
export function transcriptionOf({
  conversations: { transcriptionCommand, transcription, isByChannel = false },
  allowLoopback,
}: Pick<Settings, 'conversations' | 'allowLoopback'>): Transcribe | null {
  const transcribe =
    transcriptionCommand !== null
      ? byProgram(transcriptionCommand)
      : transcription && byService(transcription, { allowLoopback });
  return transcribe && isByChannel ? byChannel(transcribe) : transcribe;
}
