import { describe, expect, it } from 'vitest';
import { decide } from '#machines/decide.ts';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import type { SlotHoldEvent } from '#machines/slot-hold/holding.ts';
import { system, type Person } from '#machines/person.ts';

const now = Date.UTC(2027, 2, 1, 9);
const minute = 60_000;
const context = { memberId: 'mia', expiresAt: now + 10 * minute, bookingId: null };
const mia: Person = { id: 'mia', role: 'Member' };
const zoe: Person = { id: 'zoe', role: 'Member' };
const timer = 'xstate.after.expiry.slot-hold.held';

type Sent = { type: SlotHoldEvent['type']; bookingId?: string; facts?: { isSlotFree: string } };
const row = (status: string) => ({ status, regions: {}, context });
const hold = (by: Person, event: Sent) =>
  decide(slotHoldChart, null, { ...event, by, at: now }, context);
const when = (status: string, by: Person, event: Sent, at = now) =>
  decide(slotHoldChart, row(status), { ...event, by, at });
const ring = (status: string) =>
  decide(slotHoldChart, row(status), { type: timer, by: system, at: now + 10 * minute } as never);

const effects = (decision: ReturnType<typeof hold>) =>
  decision.accepted
    ? { status: decision.row.status, effects: decision.effects.map(({ type }) => type) }
    : { refused: decision.status, errors: decision.errors };

describe('a time kept for a member', () => {
  it('is reserved and lapses by itself after the time it was given', () => {
    const decision = hold(mia, { type: 'HOLD' });
    expect(effects(decision)).toEqual({ status: 'held', effects: ['reserveTime'] });
    expect(decision.accepted && decision.timers.arm).toEqual([
      { id: timer, at: now + 10 * minute },
    ]);
    expect(effects(ring('held'))).toEqual({ status: 'released', effects: ['releaseTime'] });
  });

  it('is refused when the time is not to be had, or for somebody else', () => {
    expect(
      effects(hold(mia, { type: 'HOLD', facts: { isSlotFree: 'That time has just been taken.' } })),
    ).toEqual({
      refused: 422,
      errors: { time: 'That time has just been taken.' },
    });
    expect(effects(hold(zoe, { type: 'HOLD' }))).toEqual({
      refused: 403,
      errors: { event: 'This time is kept for someone else.' },
    });
  });

  it('becomes the time of a booking', () => {
    const decision = when('held', mia, { type: 'CONVERT', bookingId: 'b' });
    expect(effects(decision)).toEqual({ status: 'converted', effects: ['handOverTime'] });
    expect(decision.accepted && decision.row.context.bookingId).toBe('b');
    expect(decision.accepted && decision.timers.disarm).toEqual([timer]);
  });

  it('can no longer become one when it has lapsed', () => {
    expect(
      effects(when('held', mia, { type: 'CONVERT', bookingId: 'b' }, now + 10 * minute)),
    ).toEqual({
      refused: 422,
      errors: {
        event: 'We could keep that time for 10 minutes only. Choose it again if it is still free.',
      },
    });
  });

  it('is given back when the member chooses another, by nobody else', () => {
    expect(effects(when('held', mia, { type: 'RELEASE' }))).toEqual({
      status: 'released',
      effects: ['releaseTime'],
    });
    for (const type of ['RELEASE', 'CONVERT'] as const) {
      expect(effects(when('held', zoe, { type }))).toEqual({
        refused: 403,
        errors: { event: 'This time is kept for someone else.' },
      });
    }
  });

  it.each(['converted', 'released'])(
    'is over when %s: events are answered with why, its timer does nothing',
    (status) => {
      expect(effects(when(status, mia, { type: 'RELEASE' }))).toEqual({
        refused: 409,
        errors: {
          event: 'We no longer keep that time for you. Choose it again if it is still free.',
        },
      });
      expect(ring(status)).toMatchObject({ accepted: true, effects: [], transitions: [] });
    },
  );

  it('is not kept twice', () => {
    expect(effects(when('held', mia, { type: 'HOLD' }))).toEqual({
      refused: 409,
      errors: { event: 'This time is already kept for you.' },
    });
  });
});
