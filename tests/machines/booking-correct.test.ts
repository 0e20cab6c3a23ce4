import { describe, expect, it } from 'vitest';
import {
  end,
  gist,
  hour,
  offered,
  people,
  when,
  type Scene,
} from '#tests/support/booking-scene.ts';

const { ana, mia, admin } = people;
const day = 24 * hour;
const later = end + day;
const scene = (status: string, credit: string): Scene => ({ status, credit });
const completed = scene('completed', 'spent');
const missed = scene('missed', 'forfeited');
const coachMissed = scene('coachMissed', 'returned');
const because = { type: 'CORRECT_OUTCOME', reason: 'They had mixed up the days.' } as const;
const came = { ...because, coachAttended: true, attended: ['mia'] };
const nobody = { ...came, attended: [] };
const noCoach = { ...came, coachAttended: false };
const told = ['BookingCreditLost → creditHolder'];

describe('an outcome is corrected by staff', () => {
  it.each([
    [completed, nobody, 'missed', 'forfeited', told],
    [completed, noCoach, 'coachMissed', 'returned', []],
    [missed, came, 'completed', 'spent', []],
    [missed, noCoach, 'coachMissed', 'returned', []],
    [coachMissed, came, 'completed', 'spent', []],
    [coachMissed, nobody, 'missed', 'forfeited', told],
  ])('from $status: %j leads to %s with its credit %s', (from, event, status, credit, notices) => {
    expect(gist(when(from, admin, event, later))).toEqual({
      status,
      credit,
      effects: ['markAttendance', 'correctCredit'],
      notices,
    });
  });

  it('to what it was: nothing moves, and it is nevertheless written down who said so', () => {
    const decision = when(completed, admin, came, later);
    expect(gist(decision)).toMatchObject({
      status: 'completed',
      credit: 'spent',
      effects: ['markAttendance'],
    });
    expect(decision.accepted && decision.row.context.outcome).toEqual({
      recordedBy: 'adi',
      at: later,
      assumed: false,
      attended: ['mia'],
      isCorrected: true,
    });
  });

  it('of a free session, which moves no credit', () => {
    const free = { status: 'missed', credit: 'none', with: { cost: 0 } };
    expect(gist(when(free, admin, came, later))).toMatchObject({
      credit: 'none',
      effects: ['markAttendance'],
    });
  });

  it('the coach does so for 24 hours after it was recorded, and leaves the credits to staff', () => {
    const recordedAt = end + hour;
    const outcome = { recordedBy: 'ana', at: recordedAt, assumed: false, attended: ['mia'] };
    const recorded = { ...completed, with: { outcome } };
    expect(when(recorded, ana, nobody, recordedAt + day)).toMatchObject({ accepted: true });
    expect(when(recorded, ana, { ...nobody, credit: 'goodwill' }, recordedAt)).toMatchObject({
      status: 422,
      errors: { credit: 'Only staff can choose which credit to use.' },
    });
    expect(when(recorded, ana, nobody, recordedAt + day + 1)).toMatchObject({
      errors: {
        event:
          'The coach can correct an outcome for 24 hours after it was recorded, and staff for 30 days after the session.',
      },
    });
  });

  it('only they, only with a reason, and only for 30 days', () => {
    expect(when(completed, mia, nobody, later)).toMatchObject({ status: 403 });
    expect(offered(completed, mia, later).map(({ type }) => type)).toEqual(['EDIT_NOTE']);
    expect(when(completed, admin, { ...nobody, reason: ' ' }, later)).toMatchObject({
      status: 422,
      errors: { reason: 'Give a reason for the correction.' },
    });
    expect(when(completed, admin, nobody, end + 30 * day)).toMatchObject({ accepted: true });
    expect(when(completed, admin, nobody, end + 30 * day + 1)).toMatchObject({
      errors: {
        event:
          'The coach can correct an outcome for 24 hours after it was recorded, and staff for 30 days after the session.',
      },
    });
  });

  it('not once the credit was refunded', () => {
    const refunded = { status: 'missed', credit: 'refunded', with: { isRefunded: true } };
    expect(when(refunded, admin, came, later)).toMatchObject({
      errors: { event: 'A refund was made, so this booking stays as it is.' },
    });
  });

  it('not while no credit is left to take, unless the coach missed it after all', () => {
    const facts = { isUnitLeft: 'There is none left.' };
    expect(when(coachMissed, admin, { ...came, facts }, later)).toMatchObject({
      status: 422,
      errors: { credit: facts.isUnitLeft },
    });
    expect(when(completed, admin, { ...noCoach, facts }, later)).toMatchObject({ accepted: true });
  });
});
