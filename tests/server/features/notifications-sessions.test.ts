import { describe, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/people.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people } = await notificationStage();

const march = (day: number) => Date.parse(`2026-03-${String(day).padStart(2, '0')}T14:00:00.000Z`);

async function confirmed(startsAt: number): Promise<string> {
  const booking = await scene.request(people.mia, { startsAt });
  await scene.tell(people.ana, booking, 'CONFIRM');
  return booking;
}

/** Lets the timers ring and stops the clock at this moment. */
async function until(moment: number): Promise<void> {
  scene.clock.set(moment);
  await scene.timers.runDue(moment);
}

async function texts(booking: string, type: string): Promise<Record<string, string>> {
  const rows = await scene.told(booking, type);
  const nameOf = (id: string) =>
    Object.entries(people).find(([, person]) => person.id === id)?.[0] ?? id;
  return Object.fromEntries(rows.map(({ recipientId, text }) => [nameOf(recipientId), text]));
}

/** The versions of the calendar event that were mailed to somebody. */
async function calendars(person: TestPerson, booking: string): Promise<string[]> {
  const mails = await scene.mailsTo(person, booking);
  const sent = mails.map(({ calendar }) => calendar).filter((calendar) => calendar !== null);
  return sent
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ method, sequence }) => `${method} ${sequence}`);
}

describe('calling off', () => {
  test('in time by the member reaches the coach, whose calendar loses the next version', async () => {
    const booking = await confirmed(march(9));
    await scene.tell(people.mia, booking, 'CANCEL');
    expect(await texts(booking, 'BookingCancelled')).toEqual({
      ana: 'Mia Turner cancelled Sales coaching on Mon Mar 9, 10:00. The credit is back.',
    });
    expect(await calendars(people.ana, booking)).toEqual(['CANCEL 2']);
    expect(
      (await scene.told(booking, 'BookingRequestConfirmed')).map(({ actioned }) => actioned),
    ).toEqual([true]);
  });

  test('late by the member reaches the coach and staff; the actor is told nothing, not even of the lost credit', async () => {
    const booking = await confirmed(march(10));
    scene.clock.set(march(10) - 5.5 * hour);
    await scene.tell(people.mia, booking, 'CANCEL');
    expect(await texts(booking, 'LateCancellation')).toEqual({
      ana: 'Mia Turner cancelled Sales coaching on Tue Mar 10, 10:00 only 5 h before the start.',
      ada: 'Mia Turner cancelled Sales coaching on Tue 10 Mar, 14:00 only 5 h before the start.',
    });
    expect(await texts(booking, 'BookingCreditLost')).toEqual({});
    expect((await scene.booking(booking)).creditState).toBe('forfeited');
  });

  test('late by the coach reaches the member with the credit, and staff with the hour', async () => {
    const booking = await confirmed(march(11));
    scene.clock.set(march(11) - hour / 2);
    await scene.tell(people.ana, booking, 'CANCEL', { reason: 'Ill' });
    expect(await texts(booking, 'BookingCancelled')).toEqual({
      mia: 'Ana Silva cancelled Sales coaching on Wed 11 Mar, 14:00. Your credit is back.',
    });
    expect(await texts(booking, 'CoachLateCancellation')).toEqual({
      ada: 'Ana Silva cancelled Sales coaching on Wed 11 Mar, 14:00 only 30 min before the start.',
    });
    expect(await calendars(people.mia, booking)).toEqual(['REQUEST 1', 'CANCEL 2']);
  });

  test('by staff who ask for a new time settles when the member asks again', async () => {
    const booking = await confirmed(march(12));
    await scene.tell(people.ada, booking, 'CANCEL', { reason: 'Moved', askToReschedule: true });
    expect(await texts(booking, 'BookingCancelledAndReschedule')).toMatchObject({
      mia: 'Ada Grant had to cancel Sales coaching on Thu 12 Mar, 14:00 and asks you to choose a new time. Your credit is back.',
    });
    await scene.request(people.mia, { startsAt: march(13) });
    const rows = await scene.told(booking, 'BookingCancelledAndReschedule');
    const ofMia = rows.filter(({ recipientId }) => recipientId === people.mia.id);
    expect(ofMia.map(({ actionedBy }) => actionedBy)).toEqual(['auto']);
  });

  test('a free session says nothing of credits', async () => {
    const booking = await scene.request(people.mia, {
      session: scene.sessions.quick,
      credit: null,
      startsAt: march(14),
    });
    await scene.tell(people.ana, booking, 'CANCEL', { reason: 'Ill' });
    expect(await texts(booking, 'BookingCancelled')).toEqual({
      mia: 'Ana Silva cancelled Quick call on Sat 14 Mar, 14:00.',
    });
  });
});

describe('a session that comes near', () => {
  test('reminds both a day and an hour before, opens, and settles what announced it', async () => {
    const startsAt = march(16);
    const booking = await confirmed(startsAt);
    await until(startsAt - 24 * hour + 2000);
    expect(await texts(booking, 'SessionReminder')).toEqual({
      mia: 'Reminder: Sales coaching with Ana Silva in 24 hours (Mon 16 Mar, 14:00).',
      ana: 'Reminder: Sales coaching with Mia Turner in 24 hours (Mon Mar 16, 10:00).',
    });
    await until(startsAt - hour);
    expect(await texts(booking, 'SessionReminder')).toMatchObject({
      mia: 'Reminder: Sales coaching with Ana Silva in 1 hour (Mon 16 Mar, 14:00).',
    });
    await until(startsAt - hour / 6);
    expect(await texts(booking, 'SessionStart')).toEqual({
      mia: 'Your session with Ana Silva is about to start. Join now.',
      ana: 'Your session with Mia Turner is about to start. Join now.',
    });
    const [start] = await scene.told(booking, 'SessionStart');
    expect(start?.link).toBe(`/zoom/${booking}`);

    await until(startsAt);
    const open = async (type: string) =>
      (await scene.told(booking, type)).filter(({ actioned }) => !actioned).length;
    expect([
      await open('BookingRequestConfirmed'),
      await open('SessionReminder'),
      await open('SessionStart'),
    ]).toEqual([0, 0, 2]);
    await until(startsAt + hour);
    expect(await open('SessionStart')).toBe(0);
  });

  test('by telephone leads to the booking instead of a room', async () => {
    const startsAt = march(17);
    const booking = await scene.request(people.mia, {
      session: scene.sessions.quick,
      credit: null,
      startsAt,
    });
    await until(startsAt - hour / 6);
    const [start] = await scene.told(booking, 'SessionStart');
    expect(start?.link).toBe(`/app/bookings/${booking}`);
  });

  test('reminds nobody when the reminder is more than half an hour late', async () => {
    const startsAt = march(18);
    const booking = await confirmed(startsAt);
    await until(startsAt - 22 * hour);
    expect(await scene.told(booking, 'SessionReminder')).toEqual([]);
  });
});

describe('a session that was missed', () => {
  test('costs the member the credit, and is told to them and to staff, with the attendee in the link', async () => {
    const startsAt = march(19);
    const booking = await confirmed(startsAt);
    await until(startsAt + hour);
    await scene.tell(people.ana, booking, 'RECORD_OUTCOME', { coachAttended: true, attended: [] });
    expect(await texts(booking, 'MissedBooking')).toEqual({
      mia: 'You missed Sales coaching on Thu 19 Mar, 14:00. Your credit is lost.',
    });
    expect(await texts(booking, 'BookingCreditLost')).toEqual({
      mia: 'You lost 1 credit for Sales coaching on Thu 19 Mar, 14:00 because you missed it.',
    });
    expect(await texts(booking, 'UserMissedBooking')).toEqual({
      ada: 'Mia Turner missed Sales coaching on Thu 19 Mar, 14:00.',
    });
    const [lost] = await scene.told(booking, 'BookingCreditLost');
    expect(lost?.link).toBe(`/app/session-credits/user/${people.mia.id}`);
    const [missed] = await scene.told(booking, 'UserMissedBooking');
    expect(missed?.link).toMatch(new RegExp(`^/app/bookings/${booking}/attendees/[0-9a-f-]{36}$`));
  });

  test('by a whole team is told to staff once for each, and to the leader whose credits they were', async () => {
    const startsAt = march(20);
    const booking = await scene.request(people.lea, {
      session: scene.sessions.workshop,
      credit: scene.lots.team,
      for: scene.team,
      startsAt,
    });
    await scene.tell(people.ana, booking, 'CONFIRM');
    await until(startsAt + hour);
    await scene.tell(people.ada, booking, 'RECORD_OUTCOME', { coachAttended: true, attended: [] });
    const missed = await scene.told(booking, 'UserMissedBooking');
    expect(missed.map(({ text }) => text).toSorted()).toEqual([
      'Lea Novak missed Team workshop on Fri Mar 20, 10:00.',
      'Tom Reed missed Team workshop on Fri Mar 20, 10:00.',
    ]);
    expect(new Set(missed.map(({ recipientId }) => recipientId))).toEqual(new Set([people.ana.id]));
    expect(await texts(booking, 'MissedBooking')).toEqual({
      lea: 'You missed Team workshop on Fri 20 Mar, 14:00. Your credit is lost.',
      tom: 'You missed Team workshop on Fri 20 Mar, 14:00. The team’s credit is lost.',
    });
    const [lost] = await scene.told(booking, 'BookingCreditLost');
    expect([lost?.recipientId, lost?.text, lost?.link]).toEqual([
      people.lea.id,
      'You lost 1 credit for Team workshop on Fri 20 Mar, 14:00 because your team missed it.',
      `/app/session-credits/team/${scene.team}`,
    ]);
  });
});
