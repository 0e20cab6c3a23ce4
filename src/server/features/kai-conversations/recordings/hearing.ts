import { speakersIn } from '#domain/kai-conversations/transcript/segment.ts';
import type { Database } from '#database/database.ts';
import { turnsOf } from '../passages.ts';
import { leftAt, recordingsOf } from './recordings.ts';
import { wordsOf } from '../words.ts';

/** What somebody who may read a conversation can hear of it. */
export async function heardIn(db: Database, conversation: string, listener: string) {
  const recordings = await recordingsOf(db, conversation);
  const turns = await turnsOf(db, conversation);
  const speakers = speakersIn(turns);
  const placeOf = new Map(speakers.map((speaker, at) => [speaker, at]));
  return {
    recordings: recordings.map(({ mediaType, ...recording }) => ({
      ...recording,
      kind: mediaType.startsWith('video/') ? ('video' as const) : ('audio' as const),
    })),
    turns: {
      speakers: speakers.map(wordsOf),
      of: turns.map(({ speaker }) => placeOf.get(speaker) ?? 0),
      starts: turns.map(({ start }) => start),
      ends: turns.map(({ end }) => end),
    },
    leftAt: await leftAt(db, { conversation, listener }),
  };
}

/** Where a player finds a recording. It is no secret: without the cookie that came with it nothing is there. */
export const recordingAddress = (conversation: string, file: string, until: number): string =>
  `/api/kai-recordings/${conversation}?${new URLSearchParams({ file, until: String(until) }).toString()}`;
