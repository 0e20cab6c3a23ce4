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
const day = 24 * hour;
const later = start + day;
const open: Scene = { status: 'requested' };
const suggest = { type: 'SUGGEST_TIME', startsAt: later, reason: ' I teach until five. ' } as const;
const proposal = {
  startsAt: later,
  by: 'ana',
  party: 'coach',
  at: now,
  expiresAt: now + 48 * hour,
  answersRequest: true,
  reason: null,
} as const;
const suggested: Scene = { ...open, move: 'membersAsked', with: { proposal } };

test('a coach, or staff, answers a request with another time: it is kept besides the first, and whoever asked is told', () => {
  for (const person of [ana, admin]) {
    const decision = when(open, person, suggest);
    expect(gist(decision)).toEqual({
      status: 'requested',
      credit: 'held',
      effects: ['holdProposedTime'],
      notices: ['BookingUpdated → speakers'],
    });
    expect(decision.accepted && decision.row).toMatchObject({
      regions: { move: 'membersAsked' },
      context: {
        startsAt: start,
        proposal: {
          startsAt: later,
          by: person.id,
          expiresAt: now + 48 * hour,
          answersRequest: true,
          reason: 'I teach until five.',
        },
      },
    });
  }
});

test('no other time is suggested by the member, too late, or where it can’t be had', () => {
  expect(when(open, mia, suggest)).toMatchObject({ status: 403 });
  expect(when(open, ana, suggest, now + 48 * hour)).toMatchObject({ status: 422 });
  expect(when(open, ana, { ...suggest, startsAt: start })).toMatchObject({
    errors: { time: 'Choose a time that was not asked for. Those that were can be confirmed.' },
  });
  expect(when(open, ana, { ...suggest, startsAt: now + hour })).toMatchObject({
    errors: { time: 'Choose a later time, so that there is time for an answer.' },
  });
  const time = 'That time has just been taken.';
  expect(when(open, ana, { ...suggest, facts: { isSuggestedTimeFree: time } })).toMatchObject({
    errors: { time },
  });
  const asked: Scene = { ...open, with: { proposedTimes: [start, later] } };
  expect(when(asked, ana, suggest)).toMatchObject({ status: 422 });
});

test('the member accepts: both have agreed, at that time alone', () => {
  const decision = when(suggested, mia, { type: 'ACCEPT_MOVE' });
  expect(gist(decision)).toEqual({
    status: 'confirmed.scheduled',
    credit: 'held',
    effects: ['swapTime', 'writeToCalendar'],
    notices: [
      'BookingRequestConfirmed → requester, actor, attendees',
      'BookingUpdated → coach, proposer',
      'BookingUpdated → invitees',
    ],
  });
  expect(decision.accepted && decision.row).toMatchObject({
    regions: { move: 'settled' },
    context: {
      startsAt: later,
      endsAt: later + hour,
      proposal: null,
      icalSequence: 1,
      response: { by: 'ana', decision: 'confirmed' },
    },
  });
  expect(when(suggested, otherMember, { type: 'ACCEPT_MOVE' })).toMatchObject({ status: 403 });
  expect(when(suggested, ana, { type: 'ACCEPT_MOVE' })).toMatchObject({ status: 403 });
  const time = 'That time has just been taken.';
  expect(
    when(suggested, mia, { type: 'ACCEPT_MOVE', facts: { isProposedTimeFree: time } }),
  ).toMatchObject({ status: 422, errors: { time } });
});

test('the member keeps the original time, or the coach takes the suggestion back: the request is as open as it was', () => {
  const kept = when(suggested, mia, { type: 'DECLINE_MOVE' });
  expect(gist(kept)).toEqual({
    status: 'requested',
    credit: 'held',
    effects: ['releaseProposedTime'],
    notices: ['BookingUpdated → coach, proposer'],
  });
  const withdrawn = when(suggested, ana, { type: 'WITHDRAW_MOVE' });
  expect(gist(withdrawn)).toMatchObject({
    status: 'requested',
    effects: ['releaseProposedTime'],
    notices: ['BookingUpdated → speakers, coach'],
  });
  for (const decision of [kept, withdrawn])
    expect(decision.accepted && decision.row).toMatchObject({
      regions: { move: 'settled' },
      context: { startsAt: start, proposal: null, response: null },
    });
});

test('any other answer to the request ends the suggestion with it', () => {
  const cases = [
    [ana, { type: 'CONFIRM' }, 'confirmed.scheduled'],
    [ana, { type: 'REJECT', reason: 'I am away.' }, 'rejected'],
    [mia, { type: 'CANCEL_REQUEST' }, 'requestCancelled'],
  ] as const;
  for (const [person, event, status] of cases) {
    const decision = when(suggested, person, event);
    expect(gist(decision)).toMatchObject({ status });
    expect(decision.accepted && decision.row).toMatchObject({
      regions: { move: 'settled' },
      context: { startsAt: start, proposal: null },
    });
    expect(decision.accepted && decision.effects.map(({ type }) => type)).toContain(
      'releaseProposedTime',
    );
  }
  expect(when({ status: 'confirmed.scheduled' }, mia, { type: 'ACCEPT_MOVE' })).toMatchObject({
    status: 409,
    errors: { event: 'No other time is being suggested any more.' },
  });
});

test('the coach suggests a second time in place of the first', () => {
  const decision = when(suggested, ana, { ...suggest, startsAt: later + hour });
  expect(decision.accepted && decision.row).toMatchObject({
    regions: { move: 'membersAsked' },
    context: { proposal: { startsAt: later + hour } },
  });
});

test('while the member is asked the coach is not reminded, and what nobody answers lapses with the request', () => {
  const timer = (name: string) =>
    `xstate.after.${name}.booking.${name === 'answerDue' ? 'move.membersAsked' : 'life.requested'}`;
  expect(gist(ringing(suggested, timer('halfOfWindow'), now + 24 * hour))).toMatchObject({
    notices: [],
  });
  // Both timers are due at one moment: whichever rings first, the same becomes of it.
  for (const name of ['expiry', 'answerDue']) {
    const decision = ringing(suggested, timer(name), now + 48 * hour);
    expect(gist(decision)).toMatchObject({
      status: 'expired',
      credit: 'returned',
      notices: ['BookingRequestExpired → requester', 'BookingRequestExpired → coach'],
    });
    expect(decision.accepted && decision.row.context.proposal).toBeNull();
  }
});

test('a suggested time that comes before the request lapses is over first, and the request stays open', () => {
  const soon: Scene = {
    ...suggested,
    with: { proposal: { ...proposal, startsAt: now + 20 * hour, expiresAt: now + 18 * hour } },
  };
  const decision = ringing(
    soon,
    'xstate.after.answerDue.booking.move.membersAsked',
    now + 18 * hour,
  );
  expect(gist(decision)).toMatchObject({
    status: 'requested',
    effects: ['releaseProposedTime'],
    notices: ['BookingUpdated → coach, proposer'],
  });
});

test('buttons: the member has three answers, the coach can still take the suggestion back or answer otherwise', () => {
  const typesFor = (person: Parameters<typeof offered>[1]) =>
    offered(suggested, person)
      .filter(({ enabled }) => enabled)
      .map(({ type }) => type);
  expect(typesFor(mia)).toEqual(
    expect.arrayContaining(['ACCEPT_MOVE', 'DECLINE_MOVE', 'CANCEL_REQUEST']),
  );
  expect(typesFor(mia)).not.toContain('WITHDRAW_MOVE');
  expect(typesFor(ana)).toEqual(
    expect.arrayContaining(['CONFIRM', 'REJECT', 'SUGGEST_TIME', 'WITHDRAW_MOVE']),
  );
  expect(typesFor(ana)).not.toContain('ACCEPT_MOVE');
});
