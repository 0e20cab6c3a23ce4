import { describe, expect, test } from 'vitest';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people } = await notificationStage();

/** Every test has a day of its own in March 2026, at 14:00 in London; New York is four hours behind from the 8th on. */
const march = (day: number) => Date.parse(`2026-03-${String(day).padStart(2, '0')}T14:00:00.000Z`);

/** Who was told, in which words, and where the link leads. */
async function heard(booking: string, type: string) {
  const rows = await scene.told(booking, type);
  const nameOf = (id: string) => Object.entries(people).find(([, person]) => person.id === id)?.[0];
  return Object.fromEntries(
    rows.map(({ recipientId, text, link }) => [nameOf(recipientId), [text, link]]),
  );
}

async function mailed(person: TestPerson, booking: string) {
  const mails = await scene.mailsTo(person, booking);
  return mails.map(({ subject, calendar }) => [
    subject,
    calendar && `${calendar.method} ${calendar.sequence}`,
  ]);
}

describe('a request', () => {
  test('asks the coach by mail, and gives the member a receipt in the application only', async () => {
    const booking = await scene.request(people.mia, { startsAt: march(9) });
    expect(await heard(booking, 'BookingRequestRecieved')).toEqual({
      ana: [
        'Mia Turner asked for Sales coaching on Mon Mar 9, 10:00. Please answer by Wed Mar 4, 04:00.',
        `/app/bookings/${booking}/respond`,
      ],
    });
    expect(await heard(booking, 'BookingRequestPending')).toEqual({
      mia: [
        'We sent your request for Sales coaching on Mon 9 Mar, 14:00 to Ana Silva. You’ll hear by Wed 4 Mar, 09:00.',
        `/app/bookings/${booking}`,
      ],
    });
    expect(await mailed(people.ana, booking)).toEqual([
      ['Please answer: Sales coaching on Mon Mar 9, 10:00', null],
    ]);
    expect(await mailed(people.mia, booking)).toEqual([]);
  });

  test('that is confirmed reaches the member with version 1 of the calendar event, and asks nobody any more', async () => {
    const booking = await scene.request(people.mia, { startsAt: march(10) });
    await scene.tell(people.ana, booking, 'CONFIRM');
    expect(await heard(booking, 'BookingRequestConfirmed')).toEqual({
      mia: ['Ana Silva confirmed Sales coaching on Tue 10 Mar, 14:00.', `/app/bookings/${booking}`],
    });
    expect(await mailed(people.mia, booking)).toEqual([
      ['Confirmed: Sales coaching on Tue 10 Mar, 14:00', 'REQUEST 1'],
    ]);
    const asked = [
      ...(await scene.told(booking, 'BookingRequestRecieved')),
      ...(await scene.told(booking, 'BookingRequestPending')),
    ];
    expect(asked.map(({ actioned, actionedBy }) => [actioned, actionedBy])).toEqual([
      [true, 'auto'],
      [true, 'auto'],
    ]);
  });

  test('that is declined says why and that the credit is back, until the member asks for the session again', async () => {
    const booking = await scene.request(people.mia, { startsAt: march(11) });
    await scene.tell(people.ana, booking, 'REJECT', { reason: 'I am on a <train>.' });
    expect(await heard(booking, 'BookingRequestRejected')).toEqual({
      mia: [
        'Ana Silva can’t do Sales coaching on Wed 11 Mar, 14:00: “I am on a <train>.”. Your credit is back.',
        `/app/booking-requests/create?session=${scene.sessions.sales}`,
      ],
    });
    const isActioned = async () =>
      (await scene.told(booking, 'BookingRequestRejected')).map(({ actioned }) => actioned);
    expect(await isActioned()).toEqual([false]);
    await scene.request(people.mia, { startsAt: march(12) });
    expect(await isActioned()).toEqual([true]);
  });

  test('that the member withdraws reaches the coach; withdrawn by staff, the member too', async () => {
    const first = await scene.request(people.mia, { startsAt: march(13) });
    await scene.tell(people.mia, first, 'CANCEL_REQUEST');
    expect(await heard(first, 'BookingRequestCancelled')).toEqual({
      ana: [
        'Mia Turner withdrew the request for Sales coaching on Fri Mar 13, 10:00.',
        `/app/bookings/${first}`,
      ],
    });
    const second = await scene.request(people.mia, { startsAt: march(14) });
    await scene.tell(people.ada, second, 'CANCEL_REQUEST');
    expect(Object.keys(await heard(second, 'BookingRequestCancelled')).toSorted()).toEqual([
      'ana',
      'mia',
    ]);
  });

  test('that nobody answers is called to mind twice in one notification, and expires for both', async () => {
    const booking = await scene.request(people.mia, { startsAt: march(15) });
    await scene.timers.runDue(seededAt + 24 * hour);
    await scene.timers.runDue(seededAt + 44 * hour);
    expect(await heard(booking, 'BookingRequestPending')).toMatchObject({
      ana: [
        'Mia Turner is still waiting for your answer about Sun Mar 15, 10:00. It expires Wed Mar 4, 04:00.',
        `/app/bookings/${booking}/respond`,
      ],
    });
    expect(await scene.told(booking, 'BookingRequestPending')).toHaveLength(2);
    const subjects = (await mailed(people.ana, booking)).map(([subject]) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('Still waiting'))).toHaveLength(2);

    await scene.timers.runDue(seededAt + 48 * hour);
    expect(await heard(booking, 'BookingRequestExpired')).toEqual({
      mia: [
        'Ana Silva didn’t answer in time, so your request for Sun 15 Mar, 14:00 expired. Your credit is back.',
        `/app/booking-requests/create?session=${scene.sessions.sales}`,
      ],
      ana: [
        'The request from Mia Turner for Sun Mar 15, 10:00 expired.',
        `/app/bookings/${booking}`,
      ],
    });
  });

  test('that needs no confirmation is told to the member who made it without naming anybody who confirmed, and told to the coach', async () => {
    const { quick } = scene.sessions;
    const booking = await scene.request(people.mia, {
      session: quick,
      credit: null,
      startsAt: march(16),
    });
    expect(await heard(booking, 'BookingRequestConfirmed')).toEqual({
      mia: [
        'Quick call on Mon 16 Mar, 14:00 with Ana Silva is booked.',
        `/app/bookings/${booking}`,
      ],
    });
    expect(await heard(booking, 'BookingCreatedForCoach')).toEqual({
      ana: [
        'Quick call with Mia Turner on Mon Mar 16, 10:00 was added to your calendar.',
        `/app/bookings/${booking}`,
      ],
    });
    expect(await mailed(people.ana, booking)).toEqual([
      ['New booking: Quick call on Mon Mar 16, 10:00', 'REQUEST 1'],
    ]);
  });
});

describe('a direct booking', () => {
  test('by staff reaches the member and the coach', async () => {
    const booking = await scene.bookFor(people.ada, { startsAt: march(17) });
    expect(await heard(booking, 'BookingCreatedForUser')).toEqual({
      mia: [
        'Ada Grant booked Sales coaching with Ana Silva for you on Tue 17 Mar, 14:00.',
        `/app/bookings/${booking}`,
      ],
    });
    expect(Object.keys(await heard(booking, 'BookingCreatedForCoach'))).toEqual(['ana']);
  });

  test('by the coach reaches the member alone', async () => {
    const booking = await scene.bookFor(people.ana, { startsAt: march(18) });
    expect(await heard(booking, 'BookingCreatedCoach')).toEqual({
      mia: [
        'Ana Silva booked Sales coaching with you on Wed 18 Mar, 14:00.',
        `/app/bookings/${booking}`,
      ],
    });
    expect(await mailed(people.ana, booking)).toEqual([]);
  });
});

describe('a team', () => {
  test('hears together that a session is confirmed or cancelled; only the leader is asked for a new time', async () => {
    const { workshop } = scene.sessions;
    const booking = await scene.request(people.lea, {
      session: workshop,
      credit: scene.lots.team,
      for: scene.team,
      startsAt: march(19),
    });
    await scene.tell(people.ana, booking, 'CONFIRM');
    expect(Object.keys(await heard(booking, 'BookingRequestConfirmed')).toSorted()).toEqual([
      'lea',
      'tom',
    ]);
    await scene.tell(people.ana, booking, 'CANCEL', { reason: 'Ill', askToReschedule: true });
    expect(await heard(booking, 'BookingCancelledAndReschedule')).toEqual({
      lea: [
        'Ana Silva had to cancel Team workshop on Thu 19 Mar, 14:00 and asks you to choose a new time. Your credit is back.',
        `/app/booking-requests/create?session=${workshop}&coach=${people.ana.id}`,
      ],
    });
    // The others hear that it is cancelled, and are not asked for what only the leader can do.
    const others = await heard(booking, 'BookingCancelled');
    expect(Object.keys(others)).toEqual(['tom']);
    expect(others['tom']?.[0]).toMatch(/^Ana Silva cancelled Team workshop on Thu 19 Mar, 14:00\./);
  });
});
