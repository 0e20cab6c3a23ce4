import { wireInstant } from '#server/http/answers/wire.ts';
import { silence } from '#server/meetings/silence.ts';
import type { Seat } from './reading.ts';

/** Who was in the meeting room, on the wire. */
export const seenInRoom = (seats: readonly Seat[], now: number) =>
  seats.map(({ userId, name, joinedAt, leftAt, seenAt }) => ({
    person: userId,
    name,
    from: wireInstant(joinedAt),
    until: wireInstant(leftAt ?? seenAt),
    isThere: leftAt === null && seenAt > now - silence,
  }));
