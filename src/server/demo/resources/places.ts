import { and, asc, desc, eq } from 'drizzle-orm';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { ResourceScope } from '#domain/resources/vocabulary.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingState } from '#machines/booking/states.gen.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { attendees, bookings, users } from '#database/schema/index.ts';
import { resourceKind } from '#server/features/resources/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import type { Generator } from '../generator.ts';
import type { World } from '../programmes/build.ts';
import { nothingSaid } from './nothing-said.ts';

interface Placed {
  readonly by: Person;
  readonly at: number;
  readonly scope: ResourceScope;
  readonly target: string;
  readonly name: string;
  readonly article: string;
}

/** What staff have laid where it is needed, and what coaches and members keep with their sessions; it was told of when it was added. */
export async function writePlaceResources(
  db: Database,
  random: Generator,
  world: World,
): Promise<void> {
  const add = ({ by, at, ...placed }: Placed) => {
    const said = {
      ...nothingSaid,
      ...placed,
      kind: 'article',
      url: null,
      categories: [],
      silently: true,
    } as const;
    return createPlain(db, resourceKind, said, { by, at }, random.id(at));
  };
  const { now, programmes, sessions, staff } = world;
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const by = { id: admin.id, role: 'Admin' } as const;
  for (const { id, spec, createdAt } of programmes) {
    if (spec.outcome === 'draft') continue;
    const name = `Welcome to ${spec.name}`;
    const at = createdAt + 3 * HOUR;
    await add({ by, at, scope: 'programme', target: id, name, article: welcome });
  }
  for (const { id, spec } of sessions.values()) {
    const name = `Before your session: ${spec.name}`;
    const at = now - 140 * DAY;
    await add({ by, at, scope: 'session', target: id, name, article: preparation });
  }
  for (const booking of await latestOf(db)) {
    const target = booking.id;
    const at = Math.min(now - HOUR, booking.endsAt + random.whole(2, 20) * HOUR);
    const coach = { id: booking.coach, role: 'Coach' } as const;
    const agreed = { name: 'What we agreed on', article: agreement };
    await add({ by: coach, at, scope: 'booking', target, ...agreed });
    if (!random.chance(0.4)) continue;
    const member = { id: booking.member, role: 'Member' } as const;
    const tried = { name: 'What I tried', article: notes };
    const later = Math.min(now - HOUR / 2, at + DAY);
    await add({ by: member, at: later, scope: 'booking', target, ...tried });
  }
}

/** Of each member the last session with a coach of their own that they came to. */
async function latestOf(db: Database) {
  return db.orm
    .selectDistinctOn([users.id], {
      id: bookings.id,
      endsAt: bookings.endsAt,
      coach: bookings.coachId,
      member: users.id,
    })
    .from(bookings)
    .innerJoin(attendees, eq(attendees.bookingId, bookings.id))
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(
      and(
        inState(bookings.status, [bookingState.completed]),
        inState(attendees.status, [attendeeState.attended]),
        eq(bookings.kind, 'oneToOne'),
      ),
    )
    .orderBy(asc(users.id), desc(bookings.startsAt), asc(bookings.reference))
    .limit(60);
}

const welcome = `Good that you are here. This is how it works.

1. Choose a session, and a time that leaves you an hour before and after.
2. Write one sentence when you book: what should be different afterwards?
3. After each session, keep what you want to try where your coach can see it.

You can move or cancel a session yourself. Your credits come back when you do it in time.`;

const preparation = `Ten minutes are enough.

- What has happened since the last time?
- What do you want to talk about, and why now?
- How would you notice that the session was worth it?

Bring it in writing, or send it beforehand: your coach reads it.`;

const agreement = `What we said, in short.

- You ask for one thing that you usually do yourself.
- You write down how it went, on the same day, in three lines.
- We look at it together next time.`;

const notes = `I asked for it on Tuesday. It took two minutes, and nobody minded.

What was hard: not taking it back when it went more slowly than I would have done it.`;
