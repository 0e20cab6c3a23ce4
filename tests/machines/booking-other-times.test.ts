import { expect, test } from 'vitest';
import { nextMoment } from '#machines/booking/moments.ts';
import {
  aBooking,
  asking,
  gist,
  hour,
  now,
  people,
  start,
  when,
  type Scene,
} from '#tests/support/booking-scene.ts';

const { ana, mia, admin } = people;
const day = 24 * hour;
const later = start + day;
const soon = now + 20 * hour;
const proposedTimes = [start, later, soon];
const asked: Scene = { status: 'requested', with: { proposedTimes } };
const choose = (startsAt: number) => ({ type: 'CONFIRM', startsAt }) as const;

test('the coach confirms another of the times: the reservation is swapped, and calendars, notices and reminders are about that one', () => {
  const decision = when(asked, ana, choose(later));
  expect(gist(decision)).toMatchObject({
    effects: ['swapTime', 'writeToCalendar'],
    notices: ['BookingRequestConfirmed → requester, attendees', 'BookingUpdated → invitees'],
  });
  expect(decision.accepted && decision.row).toMatchObject({
    status: 'confirmed.scheduled',
    regions: { credit: 'held' },
    context: { startsAt: later, endsAt: later + hour, response: { decision: 'confirmed' } },
  });
  const doors = decision.accepted
    ? decision.timers.arm.find(({ id }) => id.includes('doorsOpen'))
    : undefined;
  expect(doors?.at).toBe(later - 10 * 60_000);
});

test('without a choice, or with the first time, the time that is kept stands and nothing is swapped', () => {
  for (const event of [{ type: 'CONFIRM' } as const, choose(start)]) {
    const decision = when(asked, admin, event);
    expect(gist(decision)).toMatchObject({ effects: ['writeToCalendar'] });
    expect(decision.accepted && decision.row.context.startsAt).toBe(start);
  }
});

test('a time that nobody asked for, one that is taken and one that is too close are refused, each in its words', () => {
  const refused = (decision: ReturnType<typeof when>) =>
    decision.accepted ? null : [decision.status, decision.errors];
  expect(refused(when(asked, ana, choose(start + 2 * day)))).toEqual([
    422,
    { time: 'Choose one of the times that were asked for.' },
  ]);
  const time = 'That time has just been taken.';
  expect(refused(when(asked, ana, { ...choose(later), facts: { isOtherTimeFree: time } }))).toEqual(
    [422, { time }],
  );
  expect(refused(when(asked, ana, choose(soon), soon - 60_000))).toEqual([
    422,
    { time: 'It is too late for that time. Choose another.' },
  ]);
  expect(refused(when(asked, mia, choose(later)))?.[0]).toBe(403);
});

test('the page is told when one of the times becomes too close', () => {
  expect(nextMoment({ ...aBooking, proposedTimes }, now)).toBe(
    soon - aBooking.terms.answerLastMoment,
  );
});

test('whoever asks names at most three times that differ, lie ahead and are free, and only where the coach answers', () => {
  const request = (changes: Parameters<typeof asking>[2], otherTimes?: string) =>
    asking(mia, { type: 'REQUEST', facts: { offersTimes: otherTimes ?? null } }, changes);
  expect(gist(request({ proposedTimes }))).toMatchObject({
    status: 'requested',
    effects: ['reserveTime', 'settleAskAgain', 'holdCredit'],
  });
  const refusals: [Parameters<typeof asking>[2], string, string?][] = [
    [{ proposedTimes: [...proposedTimes, start + 3 * day] }, 'Ask for at most 3 times.'],
    [{ proposedTimes: [start, start] }, 'Choose times that differ.'],
    [
      { proposedTimes: [start, now - day] },
      'Choose a later time, so that there is time for an answer.',
    ],
    [
      { proposedTimes, terms: { ...aBooking.terms, needsConfirmation: false } },
      'A session that is booked immediately can have only one time.',
    ],
    [{ proposedTimes }, 'Sun 7 March, 09:00: taken.', 'Sun 7 March, 09:00: taken.'],
  ];
  for (const [changes, otherTimes, found] of refusals)
    expect(request(changes, found)).toMatchObject({ status: 422, errors: { otherTimes } });
});
