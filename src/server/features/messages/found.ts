import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { messageStates } from '#machines/message/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { messages, users } from '#database/schema/index.ts';
import { likePattern } from '#server/http/lists.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';

const most = 30;
/** Characters before and behind the first match that are shown. */
const beside = 60;

/** Messages that somebody wrote or was sent and that say something, the latest first. */
export async function findMessages(db: Database, readerId: string, search: string | null) {
  if (search === null) return [];
  const rows = await db.orm
    .select({
      id: messages.id,
      text: messages.text,
      position: messages.position,
      sentAt: messages.sentAt,
      senderId: messages.sender,
      contact: personReferenceColumns,
    })
    .from(messages)
    .innerJoin(
      users,
      eq(
        users.id,
        sql`case when ${messages.sender} = ${readerId} then ${messages.recipient} else ${messages.sender} end`,
      ),
    )
    .where(
      and(
        or(eq(messages.sender, readerId), eq(messages.recipient, readerId)),
        inState(messages.status, messageStates.readable),
        ilike(messages.text, likePattern(search)),
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(most);
  return rows.map(({ text, position, sentAt, senderId, ...row }) => ({
    ...row,
    isOwn: senderId === readerId,
    position: position ?? 0,
    sentAt: wireInstant(sentAt ?? 0),
    parts: partsOf(text, search),
  }));
}

/** A text around its first match, cut at its matches. */
export function partsOf(text: string, search: string): { text: string; isMatch: boolean }[] {
  const [haystack, needle] = [text.toLowerCase(), search.toLowerCase()];
  // Letters that become longer in lower case would move the places.
  const first = haystack.length === text.length ? haystack.indexOf(needle) : -1;
  if (first < 0) return [{ text: text.slice(0, 2 * beside), isMatch: false }];
  const begin = Math.max(0, first - beside);
  const end = Math.min(text.length, first + needle.length + beside);
  const parts: { text: string; isMatch: boolean }[] = [];
  const add = (from: number, to: number, isMatch: boolean): void => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  let at = begin;
  for (
    let next = first;
    next >= 0 && next + needle.length <= end;
    next = haystack.indexOf(needle, at)
  ) {
    add(at, next, false);
    add(next, next + needle.length, true);
    at = next + needle.length;
  }
  add(at, end, false);
  if (begin > 0) parts.unshift({ text: '…', isMatch: false });
  if (end < text.length) parts.push({ text: '…', isMatch: false });
  return parts;
}
