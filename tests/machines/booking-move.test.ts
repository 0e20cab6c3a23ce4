import { expect, test } from 'vitest';
import {
  gist,
  hour,
  now,
  offered,
  people,
  ringing,
  start,
  when,
  type Scene,
} from '#tests/support/booking-scene.ts';

const { ana, mia, otherMember, admin } = people;
const scheduled: Scene = { status: 'confirmed.scheduled' };
const day = 24 * hour;
const later = start + day;
const event = { type: 'MOVE', startsAt: later } as const;
const late = start - 6 * hour;
const proposal = {
  startsAt: later,
  by: 'ana',
  party: 'coach',
  at: now,
  expiresAt: now + 48 * hour,
} as const;
const asked: Scene = { ...scheduled, move: 'membersAsked', with: { proposal } };

test('a member who is early has another time at once: it is swapped, calendars follow, and reminders are armed for it', () => {
  const decision = when(scheduled, mia, event);
  expect(gist(decision)).toEqual({
    status: 'confirmed.scheduled',
    credit: 'held',
    effects: ['swapTime', 'writeToCalendar'],
    notices: ['BookingUpdated → attendees, speakers, coach', 'BookingUpdated → invitees'],
  });
  if (!decision.accepted) throw new Error('It was refused');
  expect(decision.row.context).toMatchObject({
    startsAt: later,
    endsAt: later + hour,
    icalSequence: 1,
  });
  const reminder = decision.timers.arm.find(({ id }) => id.includes('.dayBefore.'));
  expect(reminder?.at).toBe(later - day);
});

test('inside the late window the coach is asked, and until they agree nothing moves', () => {
  const decision = when(scheduled, mia, event, late);
  expect(gist(decision)).toMatchObject({
    effects: [],
    notices: ['BookingUpdated → coach'],
  });
  if (!decision.accepted) throw new Error('It was refused');
  expect(decision.row).toMatchObject({
    regions: { move: 'coachAsked' },
    context: {
      startsAt: start,
      icalSequence: 0,
      proposal: { startsAt: later, expiresAt: start - 2 * hour },
    },
  });
  expect(decision.timers.arm.map(({ at }) => at)).toEqual([start - 2 * hour]);
});

test('what the coach or staff want, the member decides', () => {
  for (const person of [ana, admin]) {
    const decision = when(scheduled, person, event);
    expect(gist(decision)).toMatchObject({ effects: [], notices: ['BookingUpdated → speakers'] });
    expect(decision.accepted && decision.row.regions['move']).toBe('membersAsked');
  }
  expect(gist(when(asked, mia, { type: 'ACCEPT_MOVE' }))).toMatchObject({
    effects: ['swapTime', 'writeToCalendar'],
    notices: ['BookingUpdated → attendees, speakers, coach', 'BookingUpdated → invitees'],
  });
  const kept = when(asked, mia, { type: 'DECLINE_MOVE' });
  expect(gist(kept)).toMatchObject({ effects: [], notices: ['BookingUpdated → proposer, coach'] });
  expect(kept.accepted && kept.row).toMatchObject({
    regions: { move: 'settled' },
    context: { startsAt: start, proposal: null },
  });
});

test('nobody agrees for somebody else, too late, or to a time that has been taken', () => {
  expect(when(asked, otherMember, { type: 'ACCEPT_MOVE' })).toMatchObject({ status: 403 });
  expect(when(asked, ana, { type: 'ACCEPT_MOVE' })).toMatchObject({ status: 403 });
  expect(when(asked, mia, { type: 'ACCEPT_MOVE' }, proposal.expiresAt)).toMatchObject({
    status: 422,
    errors: { event: 'It is too late to agree to the other time.' },
  });
  const time = 'That time has just been taken.';
  expect(
    when(asked, mia, { type: 'ACCEPT_MOVE', facts: { isProposedTimeFree: time } }),
  ).toMatchObject({
    status: 422,
    errors: { time },
  });
  expect(when(scheduled, mia, { type: 'ACCEPT_MOVE' })).toMatchObject({
    status: 409,
    errors: { event: 'No other time is being suggested any more.' },
  });
});

test('a question that nobody answers lapses, and one about a session that is cancelled or handed over ends with it', () => {
  const lapsed = ringing(
    asked,
    'xstate.after.answerDue.booking.move.membersAsked',
    proposal.expiresAt,
  );
  expect(gist(lapsed)).toMatchObject({ notices: ['BookingUpdated → proposer, coach'] });
  expect(lapsed.accepted && lapsed.row.context.proposal).toBeNull();
  const successor = { fullName: 'Ben Okoro', timeZone: 'Europe/Lisbon' };
  for (const decision of [
    when(asked, mia, { type: 'CANCEL' }),
    when(asked, admin, { type: 'REASSIGN_COACH', coach: 'ben', found: { successor } }),
  ])
    expect(decision.accepted && decision.row).toMatchObject({
      regions: { move: 'settled' },
      context: { proposal: null },
    });
});

test('moving settles what the coach did in their own calendar', () => {
  const externalMove = { startsAt: later, endsAt: later + hour, at: now };
  const decision = when({ ...scheduled, with: { externalMove } }, mia, event);
  expect(decision.accepted && decision.row.context.externalMove).toBeNull();
});

test('just before the start nobody can be asked any more, which the button says', () => {
  const button = offered(scheduled, ana, start - hour).find(({ type }) => type === 'MOVE');
  expect(button).toMatchObject({
    enabled: false,
    reasons: ['The session starts too soon to ask for another time.'],
  });
});

test('there is no time for an answer once the last moment for one has come', () => {
  const lastMoment = start - 2 * hour;
  expect(when(scheduled, ana, event, lastMoment)).toMatchObject({
    errors: { event: 'The session starts too soon to ask for another time.' },
  });
  const sooner = now + 3 * hour;
  const toSooner = (at: number) => when(scheduled, ana, { ...event, startsAt: sooner }, at);
  expect(toSooner(sooner - 2 * hour - 1)).toMatchObject({ accepted: true });
  expect(toSooner(sooner - 2 * hour)).toMatchObject({
    errors: { time: 'Choose a later time, so that there is time for an answer.' },
  });
});
