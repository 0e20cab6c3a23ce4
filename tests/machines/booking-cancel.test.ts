import { describe, expect, it } from 'vitest';
import { isStillAhead, rowEvents } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import {
  gist,
  hour,
  offered,
  people,
  start,
  when,
  type Scene,
} from '#tests/support/booking-scene.ts';

const { mia, ana, otherCoach, otherMember, leader, admin, system } = people;
const scheduled: Scene = { status: 'confirmed.scheduled' };
const inTime = start - 25 * hour;
const late = start - 5 * hour;
const effects = ['releaseTime', 'writeToCalendar', 'returnCredit'];
const because = { type: 'CANCEL', reason: 'I have fallen ill.' } as const;

describe('a member cancels', () => {
  it('in time: the credit is returned and the coach is told', () => {
    expect(gist(when(scheduled, mia, { type: 'CANCEL' }, inTime))).toEqual({
      status: 'cancelled',
      credit: 'returned',
      effects,
      notices: ['BookingCancelled → coach, attendees'],
    });
  });

  it('exactly at the edge of the late window: still in time', () => {
    expect(gist(when(scheduled, mia, { type: 'CANCEL' }, start - 24 * hour))).toMatchObject({
      credit: 'returned',
    });
  });

  it('late: the credit is lost, and coach and staff are told', () => {
    const decision = when(scheduled, mia, { type: 'CANCEL' }, late);
    expect(gist(decision)).toEqual({
      status: 'cancelled',
      credit: 'forfeited',
      effects: ['releaseTime', 'writeToCalendar', 'forfeitCredit'],
      notices: [
        'LateCancellation → coach, staff',
        'BookingCancelled → otherAttendees',
        'BookingCreditLost → creditHolder',
      ],
    });
    expect(decision.accepted && decision.row.context.cancellation).toEqual({
      by: 'mia',
      party: 'member',
      at: late,
      late: true,
      reason: null,
      askToReschedule: false,
    });
  });

  it('late but forgiven: the credit is returned', () => {
    const forgiven = { ...scheduled, with: { freeLateCancelsLeft: 1 } };
    expect(gist(when(forgiven, mia, { type: 'CANCEL' }, late))).toEqual({
      status: 'cancelled',
      credit: 'returned',
      effects,
      notices: ['LateCancellation → coach, staff', 'BookingCancelled → otherAttendees'],
    });
  });

  it('a free session late: nothing is lost', () => {
    const free = { ...scheduled, credit: 'none', with: { cost: 0 } };
    expect(gist(when(free, mia, { type: 'CANCEL' }, late))).toMatchObject({
      status: 'cancelled',
      credit: 'none',
      effects: ['releaseTime', 'writeToCalendar'],
    });
  });

  it('when the room is open: late', () => {
    expect(
      gist(when({ status: 'confirmed.open' }, mia, { type: 'CANCEL' }, start - hour / 6)),
    ).toMatchObject({
      credit: 'forfeited',
    });
  });

  it('as the leader of the team, or as the only attendee', () => {
    const forTeam = { ...scheduled, with: { teamLeaderId: 'lea', attendeeIds: ['mia', 'zoe'] } };
    const forZoe = { ...scheduled, with: { requesterId: null, attendeeIds: ['zoe'] } };
    expect(when(forTeam, leader, { type: 'CANCEL' }, inTime)).toMatchObject({ accepted: true });
    expect(when(forZoe, otherMember, { type: 'CANCEL' }, inTime)).toMatchObject({ accepted: true });
  });

  it('is refused to one of several attendees and to strangers', () => {
    const forTwo = { ...scheduled, with: { attendeeIds: ['mia', 'zoe'] } };
    const refusal = {
      refused: 403,
      errors: { event: 'Only the people of this session can cancel it.' },
    };
    expect(gist(when(forTwo, otherMember, because, inTime))).toEqual(refusal);
    expect(gist(when(scheduled, otherMember, because, inTime))).toEqual(refusal);
    expect(gist(when(scheduled, otherCoach, because, inTime))).toEqual(refusal);
  });
});

describe('the coach or staff cancel', () => {
  it('the coach in time: the attendees are told', () => {
    expect(gist(when(scheduled, ana, because, inTime))).toEqual({
      status: 'cancelled',
      credit: 'returned',
      effects,
      notices: ['BookingCancelled → attendees, coach'],
    });
  });

  it('the coach late: staff hear of it, and the credit still goes back', () => {
    expect(gist(when(scheduled, ana, because, late))).toMatchObject({
      credit: 'returned',
      notices: ['BookingCancelled → attendees, coach', 'CoachLateCancellation → staff'],
    });
  });

  it('asking for a new time, in time and late', () => {
    const askAgain = { ...because, askToReschedule: true };
    expect(gist(when(scheduled, ana, askAgain, inTime))).toMatchObject({
      notices: [
        'BookingCancelledAndReschedule → requester',
        'BookingCancelled → otherAttendees, coach',
      ],
    });
    expect(gist(when(scheduled, ana, askAgain, late))).toMatchObject({
      notices: [
        'BookingCancelledAndReschedule → requester',
        'BookingCancelled → otherAttendees, coach',
        'CoachLateCancellation → staff',
      ],
    });
  });

  it.each([
    ['staff', admin, 'staff'],
    ['the system', system, 'system'],
  ])('%s: never late, the credit goes back', (_, person, party) => {
    const decision = when(scheduled, person, because, late);
    expect(gist(decision)).toMatchObject({
      credit: 'returned',
      notices: ['BookingCancelled → attendees, coach'],
    });
    expect(decision.accepted && decision.row.context.cancellation).toMatchObject({ party });
  });

  it.each([
    ['the coach', ana],
    ['staff', admin],
  ])('%s must give a reason', (_, person) => {
    const refusal = { refused: 422, errors: { reason: 'Give a reason for cancelling.' } };
    expect(gist(when(scheduled, person, { type: 'CANCEL' }, late))).toEqual(refusal);
    expect(gist(when(scheduled, person, { type: 'CANCEL', reason: ' ' }, inTime))).toEqual(refusal);
  });
});

describe('the buttons of a booking', () => {
  const types = (...asked: Parameters<typeof offered>) =>
    offered(...asked).map(({ type, enabled, reasons }) =>
      enabled ? type : `${type}: ${reasons.join(' ')}`,
    );

  it('are those of the person and the state, missing payloads aside', () => {
    expect(types(scheduled, mia, inTime)).toEqual(['CANCEL', 'MOVE', 'EDIT_NOTE']);
    expect(types(scheduled, ana, inTime)).toEqual([
      'CANCEL',
      'MOVE',
      'UPDATE_LOCATION',
      'EDIT_NOTE',
    ]);
    expect(types(scheduled, otherMember, inTime)).toEqual([]);
    expect(types({ status: 'requested' }, ana)).toEqual([
      'CONFIRM',
      'REJECT',
      'SUGGEST_TIME',
      'EDIT_NOTE',
    ]);
    expect(types({ status: 'requested' }, mia)).toEqual(['CANCEL_REQUEST', 'EDIT_NOTE']);
    expect(types({ status: 'requested' }, admin)).toEqual([
      'CONFIRM',
      'REJECT',
      'SUGGEST_TIME',
      'CANCEL_REQUEST',
      'EDIT_NOTE',
    ]);
    expect(types({ status: 'confirmed.awaitingOutcome' }, ana, start + 2 * hour)).toEqual([
      'RECORD_OUTCOME',
      'EDIT_NOTE',
    ]);
    expect(types({ status: 'completed' }, admin)).toEqual(['EDIT_NOTE', 'CORRECT_OUTCOME']);
    expect(types({ status: 'completed', credit: 'spent' }, admin)).toEqual([
      'EDIT_NOTE',
      'CORRECT_OUTCOME',
      'REFUND',
    ]);
  });

  it('say why, when only the moment forbids them', () => {
    expect(types({ status: 'confirmed.inProgress' }, ana, start)).toEqual([
      'RECORD_OUTCOME: You can record the outcome from Sat 6 Mar, 09:10.',
      'EDIT_NOTE',
    ]);
  });

  it('lead on from a list only while the session is ahead', () => {
    const led = bookingStates.all.filter((status) =>
      [mia, ana, admin].some((by) =>
        offered({ status }, by).some(({ type }) => (rowEvents as readonly string[]).includes(type)),
      ),
    );
    expect(led.filter((status) => !isStillAhead(status))).toEqual([]);
    expect(led).toContain('requested');
  });
});
