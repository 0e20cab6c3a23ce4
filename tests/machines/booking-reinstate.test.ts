import { describe, expect, it } from 'vitest';
import {
  gist,
  hour,
  minute,
  offered,
  people,
  start,
  when,
  type Scene,
} from '#tests/support/booking-scene.ts';

const { mia, ana, otherCoach, admin } = people;
const at = start - 5 * hour;
const cancellation = {
  by: 'mia',
  party: 'member',
  at,
  late: true,
  reason: null,
  askToReschedule: false,
} as const;
const cancelled: Scene = { status: 'cancelled', credit: 'returned', with: { cancellation } };
const lost: Scene = { ...cancelled, credit: 'forfeited' };
const removed: Scene = {
  ...cancelled,
  with: { cancellation: { ...cancellation, party: 'coach', origin: 'external' } },
};
const event = { type: 'REINSTATE' } as const;
const soon = at + 10 * minute;

describe('a cancelled booking is brought back', () => {
  it('by its coach: the time is taken, the credit held and both calendars told', () => {
    const decision = when(cancelled, ana, event, soon);
    expect(gist(decision)).toEqual({
      status: 'confirmed.scheduled',
      credit: 'held',
      effects: ['reserveTime', 'writeToCalendar', 'holdCredit'],
      notices: ['BookingUpdated → attendees, coach'],
    });
    expect(decision.accepted && decision.row.context).toMatchObject({
      cancellation: null,
      icalSequence: 1,
    });
  });

  it('by staff, also where the credit was lost: it comes back first', () => {
    expect(gist(when(lost, admin, event, soon))).toMatchObject({
      status: 'confirmed.scheduled',
      credit: 'held',
      effects: ['reserveTime', 'writeToCalendar', 'correctCredit'],
    });
  });

  it('wakes its timers again, as if it had just been agreed', () => {
    const decision = when(cancelled, ana, event, soon);
    const armed = decision.accepted ? decision.timers.arm : [];
    expect(armed.map(({ id, at: due }) => [id.split('.')[2], due - start])).toEqual(
      expect.arrayContaining([
        ['hourBefore', -hour],
        ['doorsOpen', -10 * minute],
      ]),
    );
  });

  it('for half an hour only, unless it was the calendar of the coach that lost it', () => {
    const sentence = 'A booking can be reinstated for 30 minutes after it was cancelled.';
    expect(when(cancelled, ana, event, at + 30 * minute)).toMatchObject({
      accepted: false,
      status: 422,
      errors: { event: sentence },
    });
    expect(when(cancelled, ana, event, at + 30 * minute - 1)).toMatchObject({ accepted: true });
    expect(when(removed, ana, event, at + 4 * hour)).toMatchObject({ accepted: true });
  });

  it('not once the time has come, nor when the credit was refunded', () => {
    expect(when(removed, ana, event, start)).toMatchObject({
      errors: { event: 'This session’s time has passed, so it can’t be reinstated.' },
    });
    const refunded = {
      ...lost,
      credit: 'refunded',
      with: { cancellation, isRefunded: true },
    };
    expect(when(refunded, admin, event, soon)).toMatchObject({
      errors: { event: 'A refund was made, so this booking stays as it is.' },
    });
  });

  it('not while the time is taken or no credit is left', () => {
    const facts = {
      isSlotFree: 'That time has just been taken.',
      isCovered: 'There is none left.',
    };
    expect(when(cancelled, ana, { ...event, facts }, soon)).toMatchObject({
      status: 422,
      errors: { time: facts.isSlotFree, credit: facts.isCovered },
    });
  });

  it('not by its members, nor by another coach', () => {
    for (const person of [mia, otherCoach]) {
      expect(when(cancelled, person, event, soon)).toMatchObject({ status: 403 });
      expect(offered(cancelled, person, soon).map(({ type }) => type)).not.toContain('REINSTATE');
    }
  });
});
