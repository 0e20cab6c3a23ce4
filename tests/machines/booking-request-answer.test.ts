import { describe, expect, it } from 'vitest';
import {
  aBooking,
  asking,
  gist,
  hour,
  now,
  people,
  ringing,
  when,
} from '#tests/support/booking-scene.ts';

const { mia, ana, otherCoach, otherMember, leader, admin, system } = people;
const requested = { status: 'requested' };

describe('asking for a session', () => {
  it('leaves the request with the coach, keeps the time and holds the credit', () => {
    expect(gist(asking(mia, { type: 'REQUEST' }))).toEqual({
      status: 'requested',
      credit: 'held',
      effects: ['reserveTime', 'settleAskAgain', 'holdCredit'],
      notices: ['BookingRequestRecieved → coach', 'BookingRequestPending → requester, actor'],
    });
  });

  it('books at once when the session needs no confirmation', () => {
    const terms = { ...aBooking.terms, needsConfirmation: false };
    const decision = gist(asking(mia, { type: 'REQUEST' }, { terms }));
    expect(decision).toEqual({
      status: 'confirmed.scheduled',
      credit: 'held',
      effects: ['reserveTime', 'settleAskAgain', 'writeToCalendar', 'holdCredit'],
      notices: ['BookingRequestConfirmed → requester, actor', 'BookingCreatedForCoach → coach'],
    });
  });

  it('books the one time that was asked for, also where others could not be named', () => {
    const terms = { ...aBooking.terms, needsConfirmation: false };
    const decision = asking(
      mia,
      { type: 'REQUEST' },
      { terms, proposedTimes: [aBooking.startsAt] },
    );
    expect(gist(decision).status).toBe('confirmed.scheduled');
  });

  it('involves no credit when the session is free, whoever would pay', () => {
    expect(gist(asking(mia, { type: 'REQUEST' }, { cost: 0, eachPays: true }))).toMatchObject({
      credit: 'none',
      effects: ['reserveTime', 'settleAskAgain'],
    });
    expect(gist(asking(mia, { type: 'REQUEST' }, { cost: 0 }))).toMatchObject({
      credit: 'none',
      effects: ['reserveTime', 'settleAskAgain'],
    });
  });

  it('is for members', () => {
    expect(gist(asking(ana, { type: 'REQUEST' }))).toEqual({
      refused: 403,
      errors: { event: 'Only a member can make a booking request.' },
    });
  });

  it.each([
    ['isPermitted', 'event', 'Ana can’t be booked for this session.'],
    ['isCovered', 'credit', 'This session needs 1 credit and you have none left.'],
    ['isSlotFree', 'time', 'That time has just been taken.'],
  ])('is refused in the words of the fact that stands against it: %s', (fact, field, sentence) => {
    expect(gist(asking(mia, { type: 'REQUEST', facts: { [fact]: sentence } }))).toEqual({
      refused: 422,
      errors: { [field]: sentence },
    });
  });

  it('arms the two reminders of the coach and the expiry', () => {
    const decision = asking(mia, { type: 'REQUEST' });
    expect(decision.accepted && decision.timers.arm).toEqual([
      { id: 'xstate.after.halfOfWindow.booking.life.requested', at: now + 24 * hour },
      { id: 'xstate.after.lastCall.booking.life.requested', at: now + 44 * hour },
      { id: 'xstate.after.expiry.booking.life.requested', at: now + 48 * hour },
    ]);
  });

  it('reminds the coach first after as much of the time to answer as the rules say', () => {
    const terms = { ...aBooking.terms, firstNudge: 75 };
    const decision = asking(mia, { type: 'REQUEST' }, { terms });
    expect(decision.accepted && decision.timers.arm).toContainEqual({
      id: 'xstate.after.halfOfWindow.booking.life.requested',
      at: now + 36 * hour,
    });
  });
});

describe('booking directly', () => {
  it('lets the coach book and tells the attendees', () => {
    expect(gist(asking(ana, { type: 'CREATE_DIRECT' }))).toEqual({
      status: 'confirmed.scheduled',
      credit: 'held',
      effects: ['reserveTime', 'writeToCalendar', 'holdCredit'],
      notices: ['BookingCreatedCoach → attendees'],
    });
  });

  it('lets staff book and tells both sides', () => {
    expect(gist(asking(admin, { type: 'CREATE_DIRECT' }))).toMatchObject({
      status: 'confirmed.scheduled',
      notices: ['BookingCreatedForUser → attendees', 'BookingCreatedForCoach → coach'],
    });
  });

  it.each([
    ['a member', mia],
    ['another coach', otherCoach],
  ])('is not for %s', (_, person) => {
    expect(asking(person, { type: 'CREATE_DIRECT' })).toMatchObject({
      accepted: false,
      status: 403,
    });
  });
});

describe('answering a request', () => {
  it.each([
    ['the coach', ana],
    ['staff', admin],
  ])('%s confirms: the requester is told and the credit stays held', (_, person) => {
    const decision = when(requested, person, { type: 'CONFIRM' });
    expect(gist(decision)).toEqual({
      status: 'confirmed.scheduled',
      credit: 'held',
      effects: ['writeToCalendar'],
      notices: ['BookingRequestConfirmed → requester, attendees'],
    });
    expect(decision.accepted && decision.row.context).toMatchObject({
      response: { by: person.id, at: now, decision: 'confirmed', reason: null },
      icalSequence: 1,
    });
  });

  it.each([
    ['the member', mia],
    ['another coach', otherCoach],
    ['another member', otherMember],
  ])('%s can neither confirm nor decline', (_, person) => {
    const refusal = {
      refused: 403,
      errors: { event: 'Only the coach of this session can do that.' },
    };
    expect(gist(when(requested, person, { type: 'CONFIRM' }))).toEqual(refusal);
    expect(gist(when(requested, person, { type: 'REJECT', reason: 'No' }))).toEqual(refusal);
  });

  it('comes too late once the request has expired', () => {
    expect(gist(when(requested, ana, { type: 'CONFIRM' }, now + 48 * hour))).toEqual({
      refused: 422,
      errors: { event: 'This request expired on Wed 3 Mar at 09:00.' },
    });
  });

  it('declines with a reason: the time is free again and the credit is back', () => {
    expect(gist(when(requested, ana, { type: 'REJECT', reason: 'I am away that day.' }))).toEqual({
      status: 'rejected',
      credit: 'returned',
      effects: ['releaseTime', 'returnCredit'],
      notices: ['BookingRequestRejected → requester'],
    });
  });

  it.each([undefined, '', '   '])('does not decline without a reason: %j', (reason) => {
    expect(gist(when(requested, ana, { type: 'REJECT', reason }))).toEqual({
      refused: 422,
      errors: { reason: 'Tell the member why you are declining.' },
    });
  });
});

describe('withdrawing a request', () => {
  it.each([
    ['the requester', mia, {}],
    ['the leader of the team', leader, { teamLeaderId: 'lea' }],
    ['staff', admin, {}],
    ['the system', system, {}],
  ])('%s may', (_, person, changes) => {
    expect(gist(when({ ...requested, with: changes }, person, { type: 'CANCEL_REQUEST' }))).toEqual(
      {
        status: 'requestCancelled',
        credit: 'returned',
        effects: ['releaseTime', 'returnCredit'],
        notices: ['BookingRequestCancelled → coach, requester'],
      },
    );
  });

  it.each([
    ['the coach', ana],
    ['a stranger', otherMember],
  ])('%s may not', (_, person) => {
    expect(gist(when(requested, person, { type: 'CANCEL_REQUEST' }))).toEqual({
      refused: 403,
      errors: { event: 'Only the person who asked can withdraw this request.' },
    });
  });
});

describe('a request nobody answers', () => {
  it.each(['halfOfWindow', 'lastCall'])('reminds the coach: %s', (timer) => {
    const decision = ringing(
      requested,
      `xstate.after.${timer}.booking.life.requested`,
      now + 24 * hour,
    );
    expect(gist(decision)).toEqual({
      status: 'requested',
      credit: 'held',
      effects: [],
      notices: ['BookingRequestPending → coach'],
    });
  });

  it('expires, with the credit back and both sides told', () => {
    const decision = ringing(
      requested,
      'xstate.after.expiry.booking.life.requested',
      now + 48 * hour,
    );
    expect(gist(decision)).toEqual({
      status: 'expired',
      credit: 'returned',
      effects: ['releaseTime', 'returnCredit'],
      notices: ['BookingRequestExpired → requester', 'BookingRequestExpired → coach'],
    });
  });

  it('does nothing when its timer rings after it was answered', () => {
    const decision = ringing(
      { status: 'confirmed.scheduled' },
      'xstate.after.expiry.booking.life.requested',
      now + 48 * hour,
    );
    expect(decision).toMatchObject({ accepted: true, effects: [], transitions: [] });
  });
});

describe('an event that comes too late', () => {
  it.each([
    ['confirmed.scheduled', 'CONFIRM', 'This booking was already confirmed.'],
    ['confirmed.open', 'REJECT', 'This booking was already confirmed.'],
    ['rejected', 'CONFIRM', 'This request was declined.'],
    ['expired', 'CONFIRM', 'This request expired on Wed 3 Mar at 09:00.'],
    ['requestCancelled', 'CONFIRM', 'This request was withdrawn.'],
    ['cancelled', 'CONFIRM', 'This booking was cancelled.'],
    ['completed', 'CANCEL', 'This session took place, and its outcome is recorded.'],
    ['missed', 'RECORD_OUTCOME', 'This session was missed, and its outcome is recorded.'],
    ['coachMissed', 'CANCEL', 'The coach missed this session, and its outcome is recorded.'],
    ['requested', 'CANCEL', 'This request is still waiting for an answer.'],
    ['confirmed.scheduled', 'RECORD_OUTCOME', 'This session hasn’t ended yet.'],
    [
      'confirmed.inProgress',
      'CANCEL',
      'This session has started, so it can no longer be cancelled.',
    ],
  ] as const)('in %s, %s is answered with why', (status, type, sentence) => {
    expect(gist(when({ status }, ana, { type, reason: 'Why' }))).toEqual({
      refused: 409,
      errors: { event: sentence },
    });
  });

  it('is refused for events that only the chart itself may raise', () => {
    expect(when(requested, admin, { type: 'credit.spend' as never })).toMatchObject({
      accepted: false,
    });
  });
});
