import { describe, expect, it } from 'vitest';
import { undoPeriod } from '#machines/booking/moments.ts';
import type { Person } from '#machines/person.ts';
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
const recordedAt = end + hour;
const undo = { type: 'UNDO_OUTCOME' } as const;
const outcome = { recordedBy: 'ana', at: recordedAt, assumed: false, attended: ['mia'] };

const recorded = (status: string, credit: string, told: object = {}): Scene => ({
  status,
  credit,
  with: { outcome: { ...outcome, ...told } },
});
const completed = recorded('completed', 'spent');
const atOnce = recordedAt + 1000;

describe('a recorded outcome is taken back', () => {
  it.each([
    [completed, ['reopenAttendance', 'reserveTime', 'takeBackNotices', 'correctCredit']],
    [
      recorded('missed', 'forfeited'),
      ['reopenAttendance', 'reserveTime', 'takeBackNotices', 'correctCredit'],
    ],
    [
      recorded('coachMissed', 'returned'),
      ['reopenAttendance', 'reserveTime', 'takeBackNotices', 'holdCredit'],
    ],
  ])('of $status: nothing has been said, and the credit is set aside again', (from, effects) => {
    const decision = when(from, ana, undo, atOnce);
    expect(gist(decision)).toEqual({
      status: 'confirmed.awaitingOutcome',
      credit: 'held',
      effects,
      notices: [],
    });
    expect(decision.accepted && decision.row.context.outcome).toBeNull();
  });

  it('while the session goes on, which it does again', () => {
    const early = recorded('completed', 'spent', { at: end - hour / 2 });
    expect(gist(when(early, ana, undo, end - hour / 2 + 1000))).toMatchObject({
      status: 'confirmed.inProgress',
      credit: 'held',
    });
  });

  it('up to the last moment of the session, and not at its end', () => {
    const status = (at: number) => {
      const last = recorded('completed', 'spent', { at: end - 1000 });
      return gist(when(last, ana, undo, at)).status;
    };
    expect(status(end - 1)).toBe('confirmed.inProgress');
    expect(status(end)).toBe('confirmed.awaitingOutcome');
  });

  it('of a free session, which moves no credit', () => {
    const free = { ...completed, credit: 'none', with: { ...completed.with, cost: 0 } };
    expect(gist(when(free, ana, undo, atOnce))).toMatchObject({
      status: 'confirmed.awaitingOutcome',
      credit: 'none',
    });
  });

  it('for a quarter of a minute, by whoever recorded it', () => {
    expect(when(completed, ana, undo, recordedAt + undoPeriod - 1)).toMatchObject({
      accepted: true,
    });
    expect(when(completed, ana, undo, recordedAt + undoPeriod)).toMatchObject({
      status: 422,
      errors: {
        event:
          'An outcome can be undone for ten seconds after it is recorded. It can still be corrected.',
      },
    });
    for (const by of [admin, mia])
      expect(when(completed, by, undo, atOnce)).toMatchObject({
        status: 403,
        errors: { event: 'Only the person who recorded the outcome can undo it.' },
      });
  });

  it('not of what was assumed, corrected or refunded', () => {
    for (const told of [{ assumed: true }, { isCorrected: true }])
      expect(when(recorded('completed', 'spent', told), ana, undo, atOnce)).toMatchObject({
        accepted: false,
      });
    const early = end - hour / 2;
    for (const [status, credit] of [
      ['completed', 'spent'],
      ['missed', 'forfeited'],
    ] as const)
      for (const at of [recordedAt, early]) {
        const scene = recorded(status, credit, { at });
        const refunded = { ...scene, with: { ...scene.with, isRefunded: true } };
        expect(when(refunded, ana, undo, at + 1000)).toMatchObject({ accepted: false });
      }
  });

  it('not where the credit that went back was used meanwhile', () => {
    const isCovered = 'This session needs 1 credit and there is none left.';
    const without = { ...undo, facts: { isCovered } };
    expect(when(recorded('coachMissed', 'returned'), ana, without, atOnce)).toMatchObject({
      errors: { credit: isCovered },
    });
  });

  it('and is offered only so long', () => {
    const isOffered = (by: Person, at: number) =>
      offered(completed, by, at).some(({ type, enabled }) => type === undo.type && enabled);
    expect(isOffered(ana, atOnce)).toBe(true);
    expect(isOffered(admin, atOnce)).toBe(false);
    expect(isOffered(ana, recordedAt + undoPeriod)).toBe(false);
  });
});
