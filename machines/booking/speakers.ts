import type { BookingContext } from './context.ts';

type People = Pick<BookingContext, 'requesterId' | 'teamLeaderId' | 'attendeeIds'>;

/** Who agrees to another time for those who come: whoever asked or leads the team; where nobody did, the one it was booked for. */
export function speakersOf({ requesterId, teamLeaderId, attendeeIds }: People): string[] {
  const named = [requesterId, teamLeaderId].filter((id) => id !== null);
  const booked = named.length === 0 || attendeeIds.length === 1 ? attendeeIds.slice(0, 1) : [];
  return [...new Set([...named, ...booked])];
}
