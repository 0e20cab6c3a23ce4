import { formatTime } from '#domain/time/format.ts';
import type { Aside } from '#web/screens/record/record-history.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** When somebody was in the meeting room; undefined where nobody was, because that says nothing about who came. */
export function seenInWords(
  { seenInRoom }: Pick<Booking, 'seenInRoom'>,
  personId: string,
  zone: string,
): string | undefined {
  if (seenInRoom.length === 0) return undefined;
  const seen = seenInRoom.find(({ person }) => person === personId);
  if (!seen) return texts.notSeenInTheMeeting;
  const at = (moment: string) => formatTime(Date.parse(moment), zone);
  return texts.inTheMeetingRoom(at(seen.from), at(seen.until));
}

/** What the room adds to the history: who was there, from when to when. */
export const roomEntries = ({ seenInRoom }: Pick<Booking, 'seenInRoom'>): readonly Aside[] =>
  seenInRoom.map(({ person, name, from, until, isThere }) => ({
    key: `room-${person}`,
    at: from,
    ...(isThere
      ? { sentence: texts.cameIntoTheMeetingRoom(name) }
      : { sentence: texts.wasInTheMeetingRoom(name), until }),
  }));
