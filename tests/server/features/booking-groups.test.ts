import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { bookings, ledgerAccounts, notifications, outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { queuedMail } from '#server/mail/queued-mail.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const day = 86_400_000;
const stage = await aStage();
const { db, clock } = stage;
beforeEach(() => clock.set(seededAt));

/** A town of its own for every test: what one books stands in no other's way. */
async function town() {
  const world = await aWorld(db, {
    policy: { bookingHorizon: 60 * day },
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      lea: { role: 'Member', name: 'Lea Novak' },
      tom: { role: 'Member', name: 'Tom Reed' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ada: { role: 'Admin', name: 'Ada Grant' },
    },
    sessions: {
      sales: { requiresCoachConfirmation: false },
      workshop: { format: 'team', maxAttendees: 8, requiresCoachConfirmation: false },
    },
    teams: { north: { name: 'Northern team', members: ['lea', 'tom'], coaches: ['ana'] } },
    lots: {
      mia: { session: 'sales', holder: 'mia', units: 3 },
      tom: { session: 'sales', holder: 'tom', units: 3 },
      team: { session: 'workshop', holder: 'north', units: 20 },
    },
  });
  const { people, sessions } = world;
  /** Four Mondays at two in London, over the change of clocks on 29 March. */
  const mondays = (more: object = {}) => ({
    kind: 'series' as const,
    session: sessions.sales,
    coach: people.ana.id,
    members: [people.mia.id],
    rule: 'FREQ=WEEKLY;COUNT=4',
    startsLocal: '2026-03-16T14:00',
    timeZone: 'Europe/London',
    ...more,
  });
  const book = (who: TestPerson, more: object = {}) => {
    const place = { kind: 'video' as const, detail: null };
    const body = { ...mondays(more), name: 'Mondays', location: place, idempotencyKey: newId() };
    return { body, as: stage.as(who) };
  };
  return {
    ...world,
    plan: (who: TestPerson, more: object = {}) =>
      stage.as(who).call('GET /booking-groups/plan', { query: mondays(more) }),
    make: (who: TestPerson, more: object = {}) => {
      const { as, body } = book(who, more);
      return as.call('POST /booking-groups', { body });
    },
    refusedToMake: (who: TestPerson, more: object = {}) => {
      const { as, body } = book(who, more);
      return as.refused('POST /booking-groups', { body });
    },
    /** The coach meets somebody else then. */
    async take(startsAt: string) {
      await stage.as(people.ada).call('POST /bookings', {
        body: {
          member: people.tom.id,
          session: sessions.sales,
          coach: people.ana.id,
          credit: world.lots.tom,
          startsAt,
          location: { kind: 'video', detail: null },
          idempotencyKey: newId(),
        },
      });
    },
  };
}

const made = (group: string) =>
  db.orm
    .select()
    .from(bookings)
    .where(eq(bookings.bookingGroupId, group))
    .orderBy(asc(bookings.startsAt));

const balance = async (kind: string, lot: string) => {
  const rows = await db.orm.select().from(ledgerAccounts).where(eq(ledgerAccounts.lotId, lot));
  return rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.balance, 0);
};

const toldTo = async ({ id }: TestPerson) => {
  const rows = await db.orm.select().from(notifications).where(eq(notifications.recipientId, id));
  return rows.map(({ type, text }) => [type, text]);
};

const group = (who: TestPerson, id: string) =>
  stage.as(who).call('GET /booking-groups/{bookingGroup}', { params: { bookingGroup: id } });

async function callOff(who: TestPerson, id: string, payload: object) {
  const { version } = await group(who, id);
  const body = { type: 'CANCEL_FUTURE', payload, version, idempotencyKey: newId() };
  return stage.as(who).call('POST /booking-groups/{bookingGroup}/events', {
    params: { bookingGroup: id },
    body: body as never,
  });
}

const mondayStarts = [
  '2026-03-16T14:00:00.000Z',
  '2026-03-23T14:00:00.000Z',
  '2026-03-30T13:00:00.000Z',
  '2026-04-06T13:00:00.000Z',
];

test('a plan keeps the hour when clocks change and says which dates can’t be booked, and why; nothing is booked while one of them is in', async () => {
  const { plan, take, refusedToMake, people, lots } = await town();
  await take('2026-03-23T14:00:00.000Z');
  const { sessions, words } = await plan(people.ada);
  expect(words).toBe('Every week');
  expect(sessions.map(({ startsAt }) => startsAt)).toEqual(mondayStarts);
  expect(sessions.map(({ refusal }) => refusal)).toEqual([
    null,
    'That time has just been taken.',
    null,
    null,
  ]);
  const { status, errors } = await refusedToMake(people.ada);
  expect([status, errors]).toEqual([
    422,
    { dates: 'Mon 23 Mar, 14:00: That time has just been taken.' },
  ]);
  expect(await balance('held', lots.mia)).toBe(0);
  expect(await toldTo(people.mia)).toEqual([]);
});

test('what is left out is not booked: the others are, their credits are set aside, and everybody is told of all of them at once', async () => {
  const { make, take, people, lots, programmeId } = await town();
  await take('2026-03-23T14:00:00.000Z');
  const { id, ...shown } = await make(people.ada, { leftOut: ['2026-03-23T14:00:00.000Z'] });
  expect(shown).toMatchObject({
    status: 'active',
    programmes: [{ id: programmeId, name: 'Sales basics' }],
    bookings: { done: 0, total: 3 },
    next: mondayStarts[0],
  });
  const rows = await made(id);
  expect(rows.map(({ status }) => status)).toEqual(Array(3).fill('confirmed.scheduled'));
  expect(await balance('held', lots.mia)).toBe(3);
  const told = new Map((await toldTo(people.mia)).map(([type, text]) => [type, text]));
  // With the three of them, few of their credits are left.
  expect(new Set(told.keys())).toEqual(
    new Set(['BookingCreatedForUser', 'RemainingProgrammeCredits']),
  );
  expect(told.get('BookingCreatedForUser')).toContain(
    'on Mon 16 Mar, 14:00 and 2 more until Mon 6 Apr, 14:00.',
  );
  const posted = await db.orm.select().from(outbox);
  const mails = posted
    .filter(({ kind }) => kind === 'mail')
    .map(({ payload }) => queuedMail.parse(payload))
    .filter(({ recipientId }) => recipientId === people.mia.id);
  const files = mails.flatMap(({ calendar }) => (calendar ? [calendar] : []));
  expect(files.map(({ others }) => others?.length)).toEqual([2]);
  const { content } = await stage
    .as(people.ana)
    .call('GET /booking-groups/{bookingGroup}/calendar', { params: { bookingGroup: id } });
  const events = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual(
    rows.map(({ icalUid }) => icalUid),
  );
});

test('a series ends where the credits end', async () => {
  const { plan, people } = await town();
  const { sessions, credits } = await plan(people.ada);
  expect(sessions.map(({ refusal }) => refusal)).toEqual([
    null,
    null,
    null,
    'This session needs 1 credit and you have none left in “Sales basics”. Ask your programme contact.',
  ]);
  expect(credits.map(({ units }) => units)).toEqual([3]);
});

test('sessions from one on are cancelled with what becomes of their credits told before; the last one ends the group, and one that takes place after all continues it', async () => {
  const { make, people, lots } = await town();
  const { id } = await make(people.ada, { rule: 'FREQ=WEEKLY;COUNT=3' });
  const preview = await stage.as(people.ada).call('GET /booking-groups/{bookingGroup}/cancelling', {
    params: { bookingGroup: id },
    query: { from: mondayStarts[1] },
  });
  expect([preview.sessions.length, preview.returned, preview.forfeited]).toEqual([2, 2, 0]);
  const after = await callOff(people.ada, id, { reason: 'No room.', from: mondayStarts[1] });
  expect([after.status, after.bookings]).toEqual(['active', { done: 2, total: 3 }]);
  expect((await made(id)).map(({ status }) => status)).toEqual([
    'confirmed.scheduled',
    'cancelled',
    'cancelled',
  ]);
  expect(await balance('held', lots.mia)).toBe(1);
  await callOff(people.ada, id, { reason: 'No room.' });
  expect((await group(people.ada, id)).status).toBe('completed');
  const [first] = await made(id);
  await stage.as(people.ada).call('POST /bookings/{booking}/events', {
    params: { booking: first?.id ?? '' },
    body: {
      type: 'REINSTATE',
      payload: {},
      version: first?.version ?? 1,
      idempotencyKey: newId(),
    },
  });
  expect((await group(people.ada, id)).status).toBe('active');
});

test('the members of a cohort come one after the other, and each pays and is told of their own', async () => {
  const { make, plan, people, lots } = await town();
  const cohort = { kind: 'cohort', members: [people.mia.id, people.tom.id], rule: null };
  const { sessions } = await plan(people.ada, { ...cohort, rule: undefined });
  expect(sessions.map(({ member, startsAt }) => [member?.fullName, startsAt])).toEqual([
    ['Mia Turner', '2026-03-16T14:00:00.000Z'],
    ['Tom Reed', '2026-03-16T15:15:00.000Z'],
  ]);
  const { id } = await make(people.ada, cohort);
  expect(await made(id)).toHaveLength(2);
  expect([await balance('held', lots.mia), await balance('held', lots.tom)]).toEqual([1, 1]);
  const [[, toTom]] = (await toldTo(people.tom)) as [string[]];
  expect(toTom).toContain('on Mon 16 Mar, 15:15.');
  const [[, toAna], ...others] = (await toldTo(people.ana)) as [string[], ...string[][]];
  expect(others).toEqual([]);
  expect(toAna).toContain('Mon 16 Mar, 14:00 and 1 more until Mon 16 Mar, 15:15');
});

test('whoever leads a team books for it within the horizon, and sees and cancels the group; others book nothing, and see none', async () => {
  const { make, plan, refusedToMake, people, teams, sessions } = await town();
  const forTeam = { team: teams.north, members: [], session: sessions.workshop };
  const far = { ...forTeam, rule: 'FREQ=WEEKLY;COUNT=8' };
  const { sessions: planned } = await plan(people.lea, far);
  expect(planned.at(-1)?.refusal).toBe('Book at most 60 days ahead.');
  const byStaff = await plan(people.ada, far);
  expect(byStaff.sessions.at(-1)?.refusal).toBeNull();
  const { id } = await make(people.lea, forTeam);
  expect((await made(id)).map(({ teamId }) => teamId)).toEqual(Array(4).fill(teams.north));
  for (const who of [people.tom, people.mia]) {
    const { errors } = await refusedToMake(who, forTeam);
    expect(errors).toEqual({ request: 'Only a team leader can book for a team.' });
    const { status } = await stage
      .as(who)
      .refused('GET /booking-groups/{bookingGroup}', { params: { bookingGroup: id } });
    expect(status).toBe(404);
  }
  expect((await group(people.ana, id)).availableEvents).toEqual([]);
  const narrowed = async (query: object) => {
    const { data } = await stage
      .as(people.lea)
      .call('GET /booking-groups/{bookingGroup}/bookings', {
        params: { bookingGroup: id },
        query,
      });
    return data.results.map(({ startsAt }) => startsAt);
  };
  const starts = await narrowed({});
  expect(starts).toHaveLength(4);
  expect(await narrowed({ order: 'Descending' })).toEqual(starts.toReversed());
  expect(await narrowed({ search: 'nobody of that name' })).toEqual([]);
  expect(await narrowed({ search: 'north' })).toEqual(starts);
  expect(await narrowed({ status: ['completed'] })).toEqual([]);
  expect(await narrowed({ status: ['confirmed.scheduled'] })).toEqual(starts);
  expect((await callOff(people.lea, id, {})).status).toBe('completed');
});
