import { and, asc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { coachNoteStates } from '#machines/coach-note/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  attendees,
  auditEntries,
  bookings,
  coachNoteReadings,
  coachNotes,
  meetingMessages,
  resourceProgress,
  resources,
  users,
} from '#database/schema/index.ts';
import { demoAccounts } from './accounts.ts';
import type { Generator } from './generator.ts';
import type { World } from './programmes/build.ts';

/** Where reports look back to. */
const since = 120 * DAY;

const said = [
  'Thank you, see you next time.',
  'Here is the page I mentioned.',
  'Can you hear me now?',
  'I will send you my notes afterwards.',
  'One minute, my camera is starting.',
] as const;

const reasons = [
  'The member asked us what was agreed, and the coach is away.',
  'Handing over to another coach, with the member’s consent.',
  'A complaint about this session is being looked into.',
] as const;

/** What people do besides their sessions: they sign in, open resources and write to each other in meeting rooms; and staff have read a few notes. */
export async function writeActivity(db: Database, random: Generator, world: World): Promise<void> {
  const members = await db.orm
    .select({ id: users.id, createdAt: users.createdAt, email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.role, ['Member', 'OrganizationAdmin']),
        inState(users.status, userState.active),
      ),
    )
    .orderBy(asc(users.id));
  await signIn(db, random, members, world.now);
  // Those who are shown around find everything new.
  const shown = demoAccounts.map(({ email }) => email);
  const others = members.filter(({ email }) => !shown.includes(email));
  await openResources(db, random, others, world.now);
  await writeMessages(db, random, shown, world.now);
  await readNotes(db, random, world);
}

interface Member {
  readonly id: string;
  readonly createdAt: number;
}

async function signIn(db: Database, random: Generator, members: readonly Member[], now: number) {
  const entries = members.flatMap(({ id, createdAt }) => {
    const begin = Math.max(createdAt, now - since);
    const hours = Math.floor((now - begin) / HOUR);
    const times = Math.ceil((hours / 720) * random.whole(1, 6));
    return Array.from({ length: times }, () => {
      const at = begin + random.whole(0, hours) * HOUR;
      return {
        id: random.id(at),
        at,
        actorId: id,
        kind: 'signedIn',
        entity: 'user',
        entityId: id,
        detail: {},
      };
    });
  });
  const past = entries.filter(({ at }) => at < now);
  if (past.length > 0) await db.orm.insert(auditEntries).values(past);
}

async function openResources(
  db: Database,
  random: Generator,
  members: readonly Member[],
  now: number,
) {
  const known = await db.orm
    .select({ id: resources.id, createdAt: resources.createdAt })
    .from(resources)
    .where(eq(resources.scope, 'global'))
    .orderBy(asc(resources.id));
  const opened = members.flatMap(({ id: userId, createdAt }) =>
    known.flatMap((resource) => {
      const begin = Math.max(createdAt, resource.createdAt);
      const hours = Math.floor((now - begin) / HOUR);
      if (hours < 24 || !random.chance(0.3)) return [];
      const openedAt = begin + random.whole(1, hours - 1) * HOUR;
      const doneAt = random.chance(0.5) ? openedAt + 20 * MINUTE : null;
      return [{ resourceId: resource.id, userId, openedAt, doneAt }];
    }),
  );
  if (opened.length > 0) await db.orm.insert(resourceProgress).values(opened);
}

async function writeMessages(
  db: Database,
  random: Generator,
  shown: readonly string[],
  now: number,
) {
  const came = await db.orm
    .select({
      bookingId: attendees.bookingId,
      userId: attendees.userId,
      organizationId: attendees.organizationId,
      startsAt: bookings.startsAt,
    })
    .from(attendees)
    .innerJoin(bookings, eq(bookings.id, attendees.bookingId))
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(
      and(
        inState(attendees.status, attendeeState.attended),
        eq(bookings.locationKind, 'video'),
        lt(bookings.endsAt, now),
        notInArray(users.email, [...shown]),
      ),
    )
    .orderBy(asc(attendees.id));
  const messages = came.flatMap(({ startsAt, ...whose }) => {
    if (!random.chance(0.4)) return [];
    const createdAt = startsAt + random.whole(1, 20) * MINUTE;
    return [{ ...whose, id: random.id(createdAt), text: random.pick(said), createdAt }];
  });
  if (messages.length > 0) await db.orm.insert(meetingMessages).values(messages);
}

async function readNotes(db: Database, random: Generator, { staff, now }: World) {
  const notes = await db.orm
    .select({ id: coachNotes.id, at: coachNotes.submittedAt })
    .from(coachNotes)
    .where(inState(coachNotes.status, coachNoteStates.readable))
    .orderBy(asc(coachNotes.id));
  const readings = notes.flatMap(({ id: noteId, at: submittedAt }) => {
    const at = (submittedAt ?? now) + random.whole(1, 5) * DAY;
    if (at > now || !random.chance(0.15)) return [];
    const reader = random.pick(staff);
    return [{ id: random.id(at), noteId, readerId: reader.id, reason: random.pick(reasons), at }];
  });
  if (readings.length === 0) return;
  await db.orm.insert(coachNoteReadings).values(readings);
  await db.orm.insert(auditEntries).values(
    readings.map(({ noteId, readerId, at }) => ({
      id: random.id(at),
      at,
      actorId: readerId,
      kind: 'coachNoteRead',
      entity: 'coachNote',
      entityId: noteId,
      detail: {},
    })),
  );
}
