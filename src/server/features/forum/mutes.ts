import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { mutedSentence } from '#domain/forum/mutes.ts';
import { newId } from '#domain/ids.ts';
import { isStaff, roles, type Person, type Stamp } from '#machines/person.ts';
import { forumCommentNames } from '#contract/forum/forum-comments.ts';
import { forumThreadNames } from '#contract/forum/forum-threads.ts';
import type { Database } from '#database/database.ts';
import { auditEntries, forumMutes, users } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { peopleOf } from '#server/records/people.ts';
import { publishChange } from '#server/stream/publish.ts';

type MuteRow = typeof forumMutes.$inferSelect;

const { userId, until } = forumMutes;
/** It holds at that moment: one that is over by the clock stays only until the next. */
const holdsAt = (at: number) => or(isNull(until), gt(until, at));

const mutable: readonly string[] = roles.filter((role) => !isStaff({ role }));

/** The mutes of people that hold at a moment; of whoever has become staff meanwhile none does. */
export async function mutesOf(
  db: Database,
  people: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, MuteRow>> {
  if (people.length === 0) return new Map();
  const found = await db.orm
    .select({ mute: forumMutes })
    .from(forumMutes)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(userId, [...people]), inArray(users.role, [...mutable]), holdsAt(at)));
  return new Map(found.map(({ mute }) => [mute.userId, mute]));
}

/** What somebody is told who is muted, by the clock of whoever is answered; null where they are not. */
export async function muteSentenceFor(
  db: Database,
  { id }: Pick<Person, 'id'>,
  at: number,
): Promise<string | null> {
  const mute = (await mutesOf(db, [id], at)).get(id);
  return mute ? mutedSentence(mute, { zone: readerZone('UTC'), now: at }) : null;
}

/** Mutes as staff read them. */
async function presentMutes(db: Database, mutes: readonly MuteRow[]) {
  const personOf = await peopleOf(
    db,
    mutes.flatMap((mute) => [mute.userId, mute.byId]),
  );
  return mutes.flatMap((mute) => {
    const person = personOf(mute.userId);
    if (person === null) return [];
    return {
      person,
      until: wireInstantOrNull(mute.until),
      reason: mute.reason,
      by: personOf(mute.byId),
      at: wireInstant(mute.at),
    };
  });
}

/** What staff are told of an author, and what they can do: nothing of somebody who is no longer there. */
export async function muteForStaff(db: Database, author: string | null, at: number) {
  const [person] =
    author === null
      ? []
      : await db.orm
          .select({ role: users.role })
          .from(users)
          .where(and(eq(users.id, author), isNull(users.deletedAt)));
  if (author === null || !person) return { mute: null, mayMute: false, mayLiftMute: false };
  const found = [...(await mutesOf(db, [author], at)).values()];
  const [mute = null] = await presentMutes(db, found);
  return {
    mute,
    mayMute: mute === null && mutable.includes(person.role),
    mayLiftMute: mute !== null,
  };
}

const mostShown = 50;

/** Everybody who is muted now, the last first. */
export async function allMutes(db: Database, at: number) {
  const found = await db.orm
    .select({ mute: forumMutes })
    .from(forumMutes)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(users.role, [...mutable]), isNull(users.deletedAt), holdsAt(at)))
    .orderBy(desc(forumMutes.at), userId)
    .limit(mostShown);
  return presentMutes(
    db,
    found.map(({ mute }) => mute),
  );
}

interface Muting {
  readonly person: string;
  readonly reason: string;
  readonly until: number | null;
}

/** Mutes somebody. Sent twice it is done once; where somebody else was faster, theirs stands and the second is told so. */
export async function mute(db: Database, { person, reason, until }: Muting, { by, at }: Stamp) {
  if (until !== null && until <= at)
    throw refuse.invalid({ until: 'Choose a date in the future.' });
  return db.transaction(async () => {
    const [found] = await db.orm
      .select({ role: users.role })
      .from(users)
      .where(and(eq(users.id, person), isNull(users.deletedAt)));
    if (!found) throw refuse.notFound();
    if (!mutable.includes(found.role))
      throw refuse.invalid({ event: 'Only members and coaches can be muted.' });
    const written = { until, reason, byId: by.id, at };
    const [made] = await db.orm
      .insert(forumMutes)
      .values({ ...written, userId: person })
      .onConflictDoUpdate({
        target: userId,
        set: written,
        setWhere: lte(forumMutes.until, at),
      })
      .returning();
    if (made) await note(db, { person, kind: 'forumMuted', until }, { by, at });
    const standing = made ?? (await mutesOf(db, [person], at)).get(person);
    const isSame =
      standing?.byId === by.id && standing.until === until && standing.reason === reason;
    const [shown] = standing ? await presentMutes(db, [standing]) : [];
    if (!shown || !isSame)
      throw refuse.conflict({
        event: `${shown?.by?.fullName ?? 'Someone'} muted them a moment ago.`,
      });
    return shown;
  });
}

/** Somebody can post again; what is lifted already stays so. */
export function liftMute(db: Database, person: string, { by, at }: Stamp) {
  return db.transaction(async () => {
    const lifted = await db.orm
      .delete(forumMutes)
      .where(and(eq(userId, person), holdsAt(at)))
      .returning();
    if (lifted.length > 0)
      await note(db, { person, kind: 'forumMuteLifted', until: null }, { by, at });
    const [shown = null] = await presentMutes(db, lifted);
    return shown;
  });
}

interface Noted {
  readonly person: string;
  readonly kind: 'forumMuted' | 'forumMuteLifted';
  readonly until: number | null;
}

/** Keeps who did it, without the reason, which goes with the mute; pages of the person and of staff hear of it. */
async function note(db: Database, { person, kind, until }: Noted, { by, at }: Stamp) {
  await db.orm.insert(auditEntries).values({
    id: newId(at),
    at,
    actorId: by.id,
    kind,
    entity: 'user',
    entityId: person,
    detail: until === null ? {} : { until: wireInstant(until) },
  });
  await publishChange(db, {
    topics: [
      'record:mutes',
      'record:rules',
      `record:${forumThreadNames.path}`,
      `record:${forumCommentNames.path}`,
    ],
    to: { userIds: [person], staff: true },
  });
}
