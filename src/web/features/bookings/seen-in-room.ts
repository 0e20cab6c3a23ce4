import { formatTime } from '#domain/time/format.ts';
import type { Booking } from './words.ts';

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
