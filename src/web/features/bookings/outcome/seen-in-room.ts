import { formatTime } from '#domain/time/format.ts';
import type { Aside } from '#web/screens/record/record-history.tsx';
import type { Booking } from '../words.ts';

/** When somebody was in the meeting room; undefined where nobody was, because that says nothing about who came. */
export function seenInWords(
  { seenInRoom }: Pick<Booking, 'seenInRoom'>,
  personId: string,
  zone: string,
): string | undefined {
  if (seenInRoom.length === 0) return undefined;
  const seen = seenInRoom.find(({ person }) => person === personId);
  if (!seen) return 'Not seen in the meeting room.';
  const at = (moment: string) => formatTime(Date.parse(moment), zone);
  return `In the meeting room from ${at(seen.from)} to ${at(seen.until)}.`;
}

/** What the room adds to the history: who was there, from when to when. */
export const roomEntries = ({ seenInRoom }: Pick<Booking, 'seenInRoom'>): readonly Aside[] =>
  seenInRoom.map(({ person, name, from, until, isThere }) => ({
    key: `room-${person}`,
    at: from,
    ...(isThere
      ? { sentence: `${name} came into the meeting room and is still there.` }
      : { sentence: `${name} was in the meeting room.`, until }),
  }));
