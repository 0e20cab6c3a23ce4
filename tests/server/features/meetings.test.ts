import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { attendees, auditEntries, meetingSeats, meetingSignals } from '#database/schema/index.ts';
import { principalOf } from '#tests/support/people.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aWorld } from '#tests/support/world.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { mia, ana, tom, ada } = people;
const minute = hour / 60;

/** A session of Mia with Ana, and the clock at a moment counted from its start. */
async function aSession(after: number) {
  const startsAt = nextStart();
  const booking = await scene.bookFor(ada, { startsAt });
  const at = async (moment: number) => {
    scene.clock.set(startsAt + moment);
    await scene.timers.runDue(scene.clock.now());
  };
  await at(after);
  return { booking, startsAt, at, ...visits(booking) };
}

function visits(booking: string) {
  const params = { booking };
  return {
    door: (who: TestPerson) => scene.as(who).call('GET /meetings/{booking}', { params }),
    enter: (who: TestPerson, page: string = randomUUID(), reason?: string) =>
      scene
        .as(who)
        .call('POST /meetings/{booking}/seat', { params, body: { page, reason } })
        .then(({ door, room }) => ({ door, room, page, seat: room?.seat ?? '' })),
    exchange: (who: TestPerson, body: { page: string; heard?: number; signals?: Signal[] }) =>
      scene.as(who).call('POST /meetings/{booking}/exchange', {
        params,
        body: { heard: 0, signals: [], ...body },
      }),
    leave: (who: TestPerson, page: string) =>
      scene.as(who).call('POST /meetings/{booking}/leave', { params, body: { page } }),
    attended: async (who: TestPerson) => {
      const [row] = await scene.db.orm
        .select({ joinedAt: attendees.joinedAt, leftAt: attendees.leftAt })
        .from(attendees)
        .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, who.id)));
      return row;
    },
  };
}
type Signal = { to: string; toPage: string; content: string };

describe('the door of the meeting room', () => {
  test('opens ten minutes before for members, half an hour before for the coach, and closes half an hour after', async () => {
    const { startsAt, at, door } = await aSession(-31 * minute);
    expect(await door(mia)).toMatchObject({
      doorStatus: 'early',
      opensAt: new Date(startsAt - 10 * minute).toISOString(),
      wantsReason: false,
    });
    expect(await door(ana)).toMatchObject({ doorStatus: 'early' });
    await at(-30 * minute);
    expect(await door(ana)).toMatchObject({ doorStatus: 'open' });
    expect(await door(mia)).toMatchObject({ doorStatus: 'early' });
    await at(-10 * minute);
    expect(await door(mia)).toMatchObject({ doorStatus: 'open' });
    await at(hour + 29 * minute);
    expect(await door(mia)).toMatchObject({ doorStatus: 'open' });
    await at(hour + 30 * minute);
    expect(await door(mia)).toMatchObject({ doorStatus: 'over' });
  });

  test('is not there for anybody else', async () => {
    const { booking } = await aSession(0);
    const params = { booking };
    const page = randomUUID();
    const body = { page, heard: 0, signals: [] };
    const stranger = scene.as(tom);
    expect(await stranger.refused('GET /meetings/{booking}', { params })).toMatchObject({
      status: 404,
    });
    expect(
      await stranger.refused('POST /meetings/{booking}/seat', { params, body: { page } }),
    ).toMatchObject({ status: 404 });
    expect(
      await stranger.refused('POST /meetings/{booking}/exchange', { params, body }),
    ).toMatchObject({ status: 404 });
    expect(
      await stranger.refused('POST /meetings/{booking}/leave', { params, body: { page } }),
    ).toMatchObject({ status: 404 });
  });

  test('asks staff why, and writes it down', async () => {
    const { booking, enter } = await aSession(0);
    const refused = await scene.as(ada).refused('POST /meetings/{booking}/seat', {
      params: { booking },
      body: { page: randomUUID() },
    });
    expect(refused).toMatchObject({
      status: 422,
      errors: { reason: 'Say why you are joining this session.' },
    });
    await enter(ada, randomUUID(), 'Mia asked for help with the sound');
    const [seat] = await scene.db.orm
      .select()
      .from(meetingSeats)
      .where(eq(meetingSeats.bookingId, booking));
    expect(seat).toMatchObject({ side: 'staff', reason: 'Mia asked for help with the sound' });
    const entries = await scene.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, 'meetingEntered'), eq(auditEntries.actorId, ada.id)));
    expect(entries.map(({ detail }) => detail)).toContainEqual({ booking });
  });

  test('gives no seat before it opens', async () => {
    const { enter } = await aSession(-hour);
    expect(await enter(mia)).toMatchObject({ door: { doorStatus: 'early' }, room: null });
  });
});

describe('the room', () => {
  test('tells everybody who is there, and hands over what they have for one another, once', async () => {
    const { enter, exchange } = await aSession(0);
    const coach = await enter(ana);
    const member = await enter(mia);
    expect(member.room?.people.map(({ person }) => person.fullName).toSorted()).toEqual([
      'Ana Silva',
      'Mia Turner',
    ]);
    const signals = [{ to: coach.seat, toPage: coach.page, content: 'an offer' }];
    await exchange(mia, { page: member.page, signals });
    const heard = await exchange(ana, { page: coach.page });
    expect(heard.signals).toMatchObject([
      { from: member.seat, fromPage: member.page, content: 'an offer' },
    ]);
    const last = heard.signals[0]?.position ?? 0;
    expect((await exchange(ana, { page: coach.page })).signals).toHaveLength(1);
    expect((await exchange(ana, { page: coach.page, heard: last })).signals).toEqual([]);
    expect(
      await scene.db.orm.select().from(meetingSignals).where(eq(meetingSignals.toSeat, coach.seat)),
    ).toEqual([]);
  });

  test('hands nothing over to another room', async () => {
    const here = await aSession(0);
    const mine = await here.enter(mia);
    const there = await aSession(0);
    const coach = await there.enter(ana);
    await scene.db.orm
      .update(meetingSeats)
      .set({ seenAt: scene.clock.now() })
      .where(eq(meetingSeats.id, mine.seat));
    const member = await there.enter(mia);
    await there.exchange(mia, {
      page: member.page,
      signals: [
        { to: mine.seat, toPage: mine.page, content: 'to a seat elsewhere' },
        { to: coach.seat, toPage: randomUUID(), content: 'to a page that is gone' },
        { to: member.seat, toPage: member.page, content: 'to oneself' },
      ],
    });
    expect((await there.exchange(ana, { page: coach.page })).signals).toEqual([]);
    expect((await there.exchange(mia, { page: member.page })).signals).toEqual([]);
    expect(
      await scene.db.orm.select().from(meetingSignals).where(eq(meetingSignals.toSeat, mine.seat)),
    ).toEqual([]);
  });

  test('keeps the seat of somebody who comes back, and knows them at one page only', async () => {
    const { at, enter, exchange } = await aSession(0);
    const coach = await enter(ana);
    const first = await enter(mia);
    await at(2 * minute);
    const alone = await exchange(ana, { page: coach.page });
    expect(alone.people.map(({ side }) => side)).toEqual(['coach']);
    const again = await enter(mia);
    expect(again.seat).toBe(first.seat);
    expect(await exchange(mia, { page: first.page })).toMatchObject({ seated: false, people: [] });
    const both = await exchange(ana, { page: coach.page });
    expect(new Set(both.people.map(({ page }) => page))).toEqual(new Set([coach.page, again.page]));
  });

  test('remembers when somebody came and when they were last there', async () => {
    const { booking, startsAt, at, enter, exchange, leave, attended } = await aSession(-5 * minute);
    expect(await attended(mia)).toEqual({ joinedAt: null, leftAt: null });
    const member = await enter(mia);
    await at(20 * minute);
    await exchange(mia, { page: member.page });
    expect(await attended(mia)).toEqual({
      joinedAt: startsAt - 5 * minute,
      leftAt: startsAt + 20 * minute,
    });
    await at(50 * minute);
    await leave(mia, member.page);
    expect(await attended(mia)).toEqual({
      joinedAt: startsAt - 5 * minute,
      leftAt: startsAt + 50 * minute,
    });
    const coach = await enter(ana);
    expect(coach.room?.people.map(({ side }) => side)).toEqual(['coach']);
    const params = { booking };
    const seenBy = async (who: TestPerson) =>
      (await scene.as(who).call('GET /bookings/{booking}', { params })).seenInRoom;
    const moment = (minutes: number) => new Date(startsAt + minutes * minute).toISOString();
    const seen = [
      { person: mia.id, name: 'Mia Turner', from: moment(-5), until: moment(50), isThere: false },
      { person: ana.id, name: 'Ana Silva', from: moment(50), until: moment(50), isThere: true },
    ];
    expect(await seenBy(ana)).toEqual(seen);
    expect(await seenBy(ada)).toEqual(seen);
    expect(await seenBy(mia)).toEqual(seen);
    await at(55 * minute);
    expect((await seenBy(mia)).map(({ isThere }) => isThere)).toEqual([false, false]);
  });

  test('asks nobody to join who has', async () => {
    const { booking, enter } = await aSession(-5 * minute);
    const open = async () => {
      const told = await scene.told(booking, 'SessionStart');
      return told.filter(({ actioned }) => !actioned).map(({ recipientId }) => recipientId);
    };
    expect(new Set(await open())).toEqual(new Set([mia.id, ana.id]));
    await enter(mia);
    expect(await open()).toEqual([ana.id]);
  });

  test('closes when the session is cancelled, and when its time is over', async () => {
    const off = await aSession(-5 * minute);
    const coach = await off.enter(ana);
    await scene.tell(ana, off.booking, 'CANCEL', { reason: 'I am ill' });
    expect(await off.exchange(ana, { page: coach.page })).toMatchObject({
      doorStatus: 'cancelled',
      people: [],
    });
    const late = await aSession(0);
    const member = await late.enter(mia);
    await late.at(hour + 31 * minute);
    expect(await late.exchange(mia, { page: member.page })).toMatchObject({ doorStatus: 'over' });
    expect((await late.enter(mia)).room).toBeNull();
  });

  test('tells the others that somebody came, and nobody else', async () => {
    const { booking, enter } = await aSession(0);
    const heard: Record<string, readonly string[]> = {};
    scene.as(tom);
    const stops = [ana, tom].map((who) =>
      scene.services.changes.subscribe({
        principal: principalOf(who),
        onTopics: (topics) => void (heard[who.id] = topics),
        onGap: () => undefined,
        onEnd: () => undefined,
      }),
    );
    await enter(ana);
    await enter(mia);
    await expect.poll(() => heard[ana.id]).toEqual([`meeting:${booking}`]);
    expect(heard[tom.id]).toBeUndefined();
    for (const stop of stops) stop();
  });

  test('holds six people', async () => {
    const { booking, enter } = await aSession(0);
    const seat = await enter(ana);
    const [row] = await scene.db.orm
      .select()
      .from(meetingSeats)
      .where(eq(meetingSeats.id, seat.seat));
    const others = Object.values(people).filter(({ id }) => id !== ana.id && id !== mia.id);
    const guests = [...others, ...(await strangers(6 - 1 - others.length))];
    for (const { id } of guests)
      await scene.db.orm
        .insert(meetingSeats)
        .values({ ...(row as typeof meetingSeats.$inferInsert), id: randomUUID(), userId: id });
    const refused = await scene.as(mia).refused('POST /meetings/{booking}/seat', {
      params: { booking },
      body: { page: randomUUID() },
    });
    expect(refused.errors).toEqual({ seat: 'This room holds 6 people and is full.' });
  });
});

async function strangers(count: number): Promise<{ id: string }[]> {
  const names = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `guest${index}`,
      { role: 'Member' as const, name: `Guest ${index}` },
    ]),
  );
  return Object.values(
    (await aWorld(scene.db, { people: names, sessions: { talk: {} }, lots: {} })).people,
  );
}
