import { expect, test } from 'vitest';
import { gist, offered, people, when, type Scene } from '#tests/support/booking-scene.ts';

const { ana, mia, admin } = people;
const scheduled: Scene = { status: 'confirmed.scheduled' };
const successor = { fullName: 'Ben Okoro', timeZone: 'Europe/Lisbon' };
const event = { type: 'REASSIGN_COACH', coach: 'ben', found: { successor } } as const;

test('staff hand a session to another coach: their time is taken, and both coaches and the member are told', () => {
  const decision = when(scheduled, admin, event);
  expect(gist(decision)).toEqual({
    status: 'confirmed.scheduled',
    credit: 'held',
    effects: ['handOver', 'writeToCalendar'],
    notices: [
      'BookingUpdated → attendees',
      'BookingUpdated → formerCoach',
      'BookingCreatedForCoach → coach',
    ],
  });
  expect(decision.accepted && decision.row.context).toMatchObject({
    coachId: 'ben',
    coachName: 'Ben Okoro',
    coachTimeZone: 'Europe/Lisbon',
    icalSequence: 1,
  });
});

test('what the former coach did in their own calendar is of no more concern', () => {
  const externalMove = { startsAt: 1, endsAt: 2, at: 0 };
  const decision = when({ ...scheduled, with: { externalMove } }, admin, event);
  expect(decision.accepted && decision.row.context.externalMove).toBeNull();
});

test('only staff do it, to another coach who is to be had, and until the room opens', () => {
  for (const person of [ana, mia]) {
    expect(when(scheduled, person, event)).toMatchObject({ status: 403 });
    expect(offered(scheduled, person).map(({ type }) => type)).not.toContain('REASSIGN_COACH');
  }
  expect(when(scheduled, admin, { ...event, coach: 'ana' })).toMatchObject({
    status: 422,
    errors: { coach: 'Choose another coach.' },
  });
  const coach = 'Ben Okoro can’t be booked for this session.';
  expect(when(scheduled, admin, { ...event, facts: { canTakeOver: coach } })).toMatchObject({
    status: 422,
    errors: { coach },
  });
  expect(when({ status: 'confirmed.open' }, admin, event)).toMatchObject({
    status: 409,
    errors: { event: 'This session is about to start, so its coach can’t be changed.' },
  });
});
