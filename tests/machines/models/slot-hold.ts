import { slotHoldMachine } from '#machines/slot-hold/machine.ts';
import type { SlotHoldEvent } from '#machines/slot-hold/holding.ts';
import { system, type Stamp } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';

const minute = 60_000;
export const noon = Date.UTC(2027, 2, 8, 12);
const expiresAt = noon + 10 * minute;

const holder: Stamp['by'] = { id: 'mia', role: 'Member' };
const stranger: Stamp['by'] = { id: 'max', role: 'Member' };

export const slotHoldModel = modelOf({
  machine: slotHoldMachine,
  inputs: { 'a member picks a time': { memberId: holder.id, expiresAt, bookingId: null } },
  cases: (_, now) => {
    const moments = [noon, expiresAt - 1, expiresAt].filter((at) => at >= now);
    return moments.flatMap((at): Case<SlotHoldEvent>[] => {
      const when = at === noon ? 'at once' : at < expiresAt ? 'just in time' : 'too late';
      const mine = { by: holder, at };
      const theirs = { by: stranger, at };
      const send = { type: 'CONVERT', bookingId: 'b-1' } as const;
      return [
        {
          name: `the member picks the time ${when}`,
          kind: 'person',
          event: { type: 'HOLD', ...mine },
        },
        {
          name: `the member picks a taken time ${when}`,
          kind: 'person',
          event: { type: 'HOLD', ...mine, facts: { isSlotFree: 'That time has just been taken.' } },
        },
        {
          name: `somebody else picks for them ${when}`,
          kind: 'person',
          event: { type: 'HOLD', ...theirs },
        },
        {
          name: `the member sends the request ${when}`,
          kind: 'person',
          event: { ...send, ...mine },
        },
        {
          name: `somebody else sends the request ${when}`,
          kind: 'person',
          event: { ...send, ...theirs },
        },
        {
          name: `the member gives up ${when}`,
          kind: 'person',
          event: { type: 'RELEASE', ...mine },
        },
        {
          name: `somebody else gives up ${when}`,
          kind: 'person',
          event: { type: 'RELEASE', ...theirs },
        },
      ];
    });
  },
  ring: (_delay, _snapshot, now) => [{ stamp: { by: system, at: Math.max(now, expiresAt) } }],
  key: (_, now) => now,
  invariants: {
    'a hold that was converted belongs to a booking': (hold) =>
      hold.value !== 'converted' || hold.context.bookingId !== null,
    'no other hold belongs to a booking': (hold) =>
      hold.value === 'converted' || hold.context.bookingId === null,
  },
});
