import { describe, expect, it } from 'vitest';
import {
  end,
  gist,
  hour,
  minute,
  people,
  ringing,
  start,
  when,
  type Scene,
} from '#tests/support/booking-scene.ts';

const { mia, ana, otherCoach, admin } = people;
const over: Scene = { status: 'confirmed.awaitingOutcome' };
const afterwards = end + hour;
const timer = (state: string, name: string) =>
  `xstate.after.${name}.booking.life.confirmed.${state}`;

describe('a confirmed session runs by itself', () => {
  it('arms its reminders and the opening of the room when it is confirmed', () => {
    const decision = when({ status: 'requested' }, ana, { type: 'CONFIRM' });
    expect(decision.accepted && decision.timers).toEqual({
      arm: [
        { id: timer('scheduled', 'dayBefore'), at: start - 24 * hour },
        { id: timer('scheduled', 'hourBefore'), at: start - hour },
        { id: timer('scheduled', 'doorsOpen'), at: start - 10 * minute },
      ],
      disarm: ['halfOfWindow', 'lastCall', 'expiry'].map(
        (name) => `xstate.after.${name}.booking.life.requested`,
      ),
    });
  });

  it.each([
    ['dayBefore', start - 24 * hour],
    ['hourBefore', start - hour],
  ])('reminds both sides: %s', (name, at) => {
    expect(
      gist(ringing({ status: 'confirmed.scheduled' }, timer('scheduled', name), at)),
    ).toMatchObject({
      status: 'confirmed.scheduled',
      notices: ['SessionReminder → attendees, coach'],
    });
  });

  it.each([
    ['dayBefore', start - 5 * hour],
    ['hourBefore', start - 10 * minute],
  ])('stays silent when a reminder rings too late to be true: %s', (name, at) => {
    expect(ringing({ status: 'confirmed.scheduled' }, timer('scheduled', name), at)).toMatchObject({
      effects: [],
      transitions: [],
    });
  });

  it('opens, starts and ends', () => {
    const opening = ringing(
      { status: 'confirmed.scheduled' },
      timer('scheduled', 'doorsOpen'),
      start - 10 * minute,
    );
    expect(gist(opening)).toMatchObject({
      status: 'confirmed.open',
      notices: ['SessionStart → attendees, coach'],
    });
    expect(opening.accepted && opening.timers).toMatchObject({
      arm: [{ id: timer('open', 'start'), at: start }],
      disarm: [
        timer('scheduled', 'dayBefore'),
        timer('scheduled', 'hourBefore'),
        timer('scheduled', 'doorsOpen'),
      ],
    });
    expect(
      gist(ringing({ status: 'confirmed.open' }, timer('open', 'start'), start)),
    ).toMatchObject({
      status: 'confirmed.inProgress',
    });
    const ending = ringing({ status: 'confirmed.inProgress' }, timer('inProgress', 'end'), end);
    expect(gist(ending)).toMatchObject({ status: 'confirmed.awaitingOutcome', credit: 'held' });
    expect(ending.accepted && ending.timers.arm).toEqual([
      { id: timer('awaitingOutcome', 'outcomeDeadline'), at: end + 48 * hour },
    ]);
  });

  it('counts as completed when nobody says otherwise for two days', () => {
    const decision = ringing(over, timer('awaitingOutcome', 'outcomeDeadline'), end + 48 * hour);
    expect(gist(decision)).toEqual({
      status: 'completed',
      credit: 'spent',
      effects: ['markAllAttended', 'releaseTime', 'spendCredit'],
      notices: [],
    });
    expect(decision.accepted && decision.row.context.outcome).toEqual({
      recordedBy: 'sys',
      at: end + 48 * hour,
      assumed: true,
      attended: ['mia'],
    });
  });
});

describe('recording the outcome', () => {
  const record = (
    scene: Scene,
    by: (typeof people)[keyof typeof people],
    payload: object,
    at = afterwards,
  ) =>
    when(scene, by, { type: 'RECORD_OUTCOME', coachAttended: true, attended: [], ...payload }, at);

  it.each([
    ['the coach', ana],
    ['staff', admin],
  ])('%s: somebody came, so the session is completed and the credit spent', (_, person) => {
    expect(gist(record(over, person, { attended: ['mia'] }))).toEqual({
      status: 'completed',
      credit: 'spent',
      effects: ['markAttendance', 'releaseTime', 'spendCredit'],
      notices: ['MissedBooking → attendees', 'UserMissedBooking → staff, coach'],
    });
  });

  it('nobody came: missed, the credit is lost, and they are told', () => {
    expect(gist(record(over, ana, {}))).toEqual({
      status: 'missed',
      credit: 'forfeited',
      effects: ['markAttendance', 'releaseTime', 'forfeitCredit'],
      notices: [
        'MissedBooking → attendees',
        'UserMissedBooking → staff, coach',
        'BookingCreditLost → creditHolder',
      ],
    });
  });

  it('the coach did not come: the credit goes back', () => {
    expect(gist(record(over, admin, { coachAttended: false }))).toMatchObject({
      status: 'coachMissed',
      credit: 'returned',
    });
  });

  it('is possible during the session once the grace period is over, with every outcome', () => {
    const running: Scene = { status: 'confirmed.inProgress' };
    const graceOver = start + 10 * minute;
    expect(gist(record(running, ana, { attended: ['mia'] }, graceOver))).toMatchObject({
      status: 'completed',
    });
    expect(gist(record(running, ana, {}, graceOver))).toMatchObject({ status: 'missed' });
    expect(gist(record(running, ana, { coachAttended: false }, graceOver))).toMatchObject({
      status: 'coachMissed',
    });
  });

  it('is refused during the grace period', () => {
    expect(gist(record({ status: 'confirmed.inProgress' }, ana, {}, start + 9 * minute))).toEqual({
      refused: 422,
      errors: { event: 'You can record the outcome from Sat 6 Mar, 09:10.' },
    });
  });

  it('is refused for people who were not expected', () => {
    expect(gist(record(over, ana, { attended: ['mia', 'zoe'] }))).toEqual({
      refused: 422,
      errors: { attended: 'Choose only people who are expected at this session.' },
    });
  });

  it.each([
    ['the member', mia],
    ['another coach', otherCoach],
  ])('is not for %s', (_, person) => {
    expect(gist(record(over, person, { attended: ['mia'] }))).toEqual({
      refused: 403,
      errors: { event: 'Only the coach of this session can do that.' },
    });
  });
});
