/**
 * Conversations and the forum at size, on the embedded database and on a PostgreSQL server.
 *
 * One conversation of 100,000 messages is opened and scrolled beside one of 100: at most 1.5 times as long. Then 1,000,000 messages of 1,000 people and 100,000
 * threads and comments stand there: their lists are held against bare SQL as those of `bookings.ts`, and searches take at most twice their bare SQL.
 *
 * `MESSAGES` sets the length of the long conversation, `ALL_MESSAGES` and `POSTS` the others; `embedded` or `server` on the command line runs one of the two.
 * Exits with 1 where something does not fit. What 200 people write at once is `bench:talking`.
 */
import { bench, onBoth } from './lists/frame.ts';
import { benchLong } from './messages/long-conversation.ts';
import { community } from './messages/community.ts';

await onBoth(async (kind) => {
  const isLongFit = await benchLong(kind);
  return (await bench(community, kind)) && isLongFit;
});
