import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { attendees, bookings, teamMembers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { mayReadText, textReaders, type BookingText } from '#machines/booking/readers.ts';
import { bookingsOf, sessionsLeftBy } from '#server/features/own-exports/bookings-about.ts';
import { textColumn } from '#server/features/bookings/lists/texts.ts';
import { asRecord } from '#server/features/bookings/record/load.ts';
import { ownDataOf } from '#tests/support/own-data.ts';
import { seededAt } from '#tests/support/database.ts';
import { aTeam } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { everythingSentAndKept } from '#tests/support/sent-and-kept.ts';
import { aWorld } from '#tests/support/world.ts';

let server: TestServer;
const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      joe: { role: 'Member', name: 'Joe Field' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ben: { role: 'Coach', name: 'Ben Okoro' },
      lea: { role: 'OrganizationAdmin', name: 'Lea Novak', isGuest: true },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { circle: { creditCost: 0, format: 'group', maxAttendees: 6 } },
    lots: {},
  });
let world: Awaited<ReturnType<typeof aSmallWorld>>;
let booking: string;

/** Mia asks for a circle, and Joe comes with her; what is shared is written down. */
beforeAll(async () => {
  server = await testServer();
  world = await aSmallWorld();
  const { mia, joe, ana } = world.people;
  const made = await server.as(mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.circle,
      coach: ana.id,
      startsAt: new Date(seededAt + 4 * DAY).toISOString(),
      message: 'I would like to talk about my manager.',
      idempotencyKey: newId(),
    },
  });
  booking = made.id;
  await server.db.orm.insert(attendees).values({
    id: newId(),
    bookingId: booking,
    organizationId: world.organizationId,
    userId: joe.id,
    via: 'invite',
    status: 'expected',
    createdAt: seededAt,
  });
  await server.db.orm
    .update(bookings)
    .set({ note: 'We begin with a round.' })
    .where(eq(bookings.id, booking));
});

const pageOf = (who: TestPerson) =>
  server.as(who).call('GET /bookings/{booking}', { params: { booking } });
const exported = (who: TestPerson) => bookingsOf(server.db, who).then((all) => JSON.stringify(all));

describe('what was written to the coach', () => {
  test('is read by who wrote it, the coach and staff, and by nobody else who comes', async () => {
    const { mia, joe, ana, sam } = world.people;
    for (const who of [mia, ana, sam])
      expect((await pageOf(who)).request?.message).toContain('my manager');
    const joes = await pageOf(joe);
    expect(joes.request?.message).toBeNull();
    expect(JSON.stringify(joes)).not.toContain('my manager');
    const asked = await server.as(joe).call('GET /booking-requests/{bookingRequest}', {
      params: { bookingRequest: joes.request?.id ?? '' },
    });
    expect(JSON.stringify(asked)).not.toContain('my manager');
  });

  test('stands in the file of who wrote it', async () => {
    const { mia, joe } = world.people;
    expect(await exported(mia)).toContain('my manager');
    expect(await exported(joe)).not.toContain('my manager');
  });
});

test('what is written to the coach and what is shared stands in no mail, notification or history', async () => {
  const { mia, ana } = world.people;
  const send = async (who: TestPerson, type: string, payload: object) => {
    const { version } = await pageOf(who);
    const body = { type, payload, version, idempotencyKey: newId() };
    return server
      .as(who)
      .call('POST /bookings/{booking}/events', { params: { booking }, body: body as never });
  };
  await send(mia, 'EDIT_NOTE', { note: 'We speak about Ben.' });
  await send(ana, 'EDIT_NOTE', { note: 'We begin with a round.' });
  const told = await everythingSentAndKept(server.db);
  expect(told).toContain('BookingRequestRecieved');
  for (const text of ['my manager', 'We speak about Ben.', 'We begin with a round.'])
    expect(told).not.toContain(text);
});

describe('a file of everything about somebody says what their pages say', () => {
  const isAs = (status: string) =>
    server.db.orm
      .update(attendees)
      .set({ status, withdrawReason: status === 'withdrawn' ? 'I am ill.' : null })
      .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, world.people.joe.id)));

  test('while they come, with the note', async () => {
    expect(await exported(world.people.joe)).toContain('We begin with a round.');
  });

  test('not what is written in a session that they left, or declined after all', async () => {
    const { joe } = world.people;
    await isAs('withdrawn');
    const refused = await server
      .as(joe)
      .refused('GET /bookings/{booking}', { params: { booking } });
    expect(refused.status).toBe(404);
    expect(await exported(joe)).toBe('[]');
    const [left, ...others] = await sessionsLeftBy(server.db, joe.id);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ yourReason: 'I am ill.' });
    expect(Object.keys(left ?? {}).toSorted()).toEqual([
      'endsAt',
      'reference',
      'startsAt',
      'title',
      'yourReason',
    ]);
    await isAs('expected');
  });

  test('nothing of a session that another coach has taken over', async () => {
    const { ana, ben } = world.people;
    const coachIs = (coachId: string) =>
      server.db.orm.update(bookings).set({ coachId }).where(eq(bookings.id, booking));
    expect(await exported(ana)).toContain('We begin with a round.');
    await coachIs(ben.id);
    expect(await exported(ana)).toBe('[]');
    await coachIs(ana.id);
  });

  test('nothing of a session of a team that they have left', async () => {
    const { mia, lea, joe } = world.people;
    const team = await aTeam(server.db, `Day shift ${newId()}`, world.organizationId, [lea, joe]);
    const change = (set: Partial<typeof bookings.$inferInsert>) =>
      server.db.orm.update(bookings).set(set).where(eq(bookings.id, booking));
    await change({ teamId: team, teamNote: 'We are tired.' });
    expect(await exported(joe)).toContain('We are tired.');
    await isAs('withdrawn');
    await server.db.orm.delete(teamMembers).where(eq(teamMembers.userId, joe.id));
    const everything = JSON.stringify(await ownDataOf(server.db, joe.id));
    for (const text of ['We are tired.', 'We begin with a round.', 'my manager', 'Day shift'])
      expect(everything).not.toContain(text);
    expect(await exported(mia)).toContain('We are tired.');
    await isAs('expected');
    await change({ teamId: null, teamNote: null });
  });

  test('with the reasons that they gave themselves, and nobody else’s', async () => {
    const { mia, joe, ana } = world.people;
    const startsAt = new Date(seededAt + 6 * DAY).toISOString();
    const idempotencyKey = newId();
    const { id } = await server.as(mia).call('POST /booking-requests', {
      body: { session: world.sessions.circle, coach: ana.id, startsAt, idempotencyKey },
    });
    const invited = { booking: id, invitees: [joe.id], message: 'Do come along.' };
    await server.as(mia).call('POST /booking-invites', {
      body: { ...invited, idempotencyKey: newId() },
    });
    const list = await server.as(joe).call('GET /booking-invites', { query: { booking: id } });
    const [invitation] = list.data.results;
    await server.as(joe).call('POST /booking-invites/{bookingInvite}/events', {
      params: { bookingInvite: invitation?.id ?? '' },
      body: {
        type: 'REJECT',
        payload: { reason: 'I am on the train.' },
        version: invitation?.version ?? 0,
        idempotencyKey: newId(),
      },
    });
    const { version } = await server
      .as(ana)
      .call('GET /bookings/{booking}', { params: { booking: id } });
    await server.as(ana).call('POST /bookings/{booking}/events', {
      params: { booking: id },
      body: {
        type: 'REJECT',
        payload: { reason: 'I teach that day.' },
        version,
        idempotencyKey: newId(),
      },
    });
    const filesOf = async ({ id: whose }: TestPerson) =>
      (await ownDataOf(server.db, whose)) as {
        readonly bookings: readonly { readonly yourReasons: readonly string[] }[];
        readonly invitations: { readonly received: unknown; readonly sent: unknown };
      };
    const reasons = async (who: TestPerson) =>
      (await filesOf(who)).bookings.flatMap(({ yourReasons }) => yourReasons);
    expect([await reasons(ana), await reasons(mia)]).toEqual([['I teach that day.'], []]);
    const theirs = await filesOf(joe);
    expect(theirs.invitations.received).toMatchObject([{ yourReason: 'I am on the train.' }]);
    expect(JSON.stringify(theirs)).not.toContain('Do come along.');
    const hers = await filesOf(mia);
    expect(hers.invitations.sent).toMatchObject([{ yourMessage: 'Do come along.' }]);
    expect(JSON.stringify(hers)).not.toContain('I am on the train.');
  });

  test('nothing of what somebody gave as a coach, once they are none', async () => {
    const { ana } = world.people;
    expect(await bookingsOf(server.db, { id: ana.id, role: 'Member' })).toEqual([]);
  });

  test('nothing of a session that staff can see and have no part in', async () => {
    expect(await exported(world.people.sam)).toBe('[]');
  });
});

test('the guard of a row and the condition in SQL let the same people read, for every text', async () => {
  const { db } = server;
  const { mia, joe, ana, ben, lea, sam } = world.people;
  const team = await aTeam(db, `Night shift ${newId()}`, world.organizationId, [lea]);
  let read = 0;
  for (const teamId of [null, team])
    for (const status of ['expected', 'withdrawn']) {
      const [row] = await db.orm
        .update(bookings)
        .set({ teamId, teamNote: 'We are tired.' })
        .where(eq(bookings.id, booking))
        .returning();
      await db.orm
        .update(attendees)
        .set({ status })
        .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, joe.id)));
      if (!row) throw new Error('The booking is gone.');
      const { context } = (await asRecord(db, row)).row;
      for (const person of [mia, joe, ana, ben, lea, sam])
        for (const kind of Object.keys(textReaders) as BookingText[]) {
          const [found] = await db.orm
            .select({ text: textColumn(kind, person) })
            .from(bookings)
            .where(eq(bookings.id, booking));
          const may = mayReadText(kind, person, context);
          expect([kind, found?.text != null]).toEqual([kind, may]);
          read += may ? 1 : 0;
        }
    }
  // Of 72: the coach and staff 24, who asked 12, who comes 4, the leader of the team 2.
  expect(read).toBe(42);
});
