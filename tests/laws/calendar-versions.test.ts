import type { AnyStateNode } from 'xstate';
import { expect, test } from 'vitest';
import { bookingMachine } from '#machines/booking/machine.ts';
import type { Notice } from '#machines/booking/effects.ts';
import { bookingNotice, notices } from '#domain/notifications/notices.ts';
import { statesOf } from './chart-rules.ts';
import { expectNone } from './breach.ts';

interface Ordered {
  readonly type: string;
  readonly params?: unknown;
}

/** What is ordered without parameters stands there by its name alone. */
const orderOf = (action: unknown): Ordered =>
  typeof action === 'string' ? { type: action } : (action as Ordered);

/** Every way of the chart, with what it orders. */
const ways = [bookingMachine.root, ...statesOf(bookingMachine)].flatMap((state: AnyStateNode) =>
  [...state.transitions.values()].flat().map(({ eventType, actions }) => ({
    name: `${state.id} on ${eventType}`,
    orders: actions.map(orderOf),
  })),
);

function sendsFile({ type, params }: Ordered): boolean {
  if (type === 'writeToCalendar') return true;
  if (type !== 'notify') return false;
  const { type: noticeType, variant } = params as Notice;
  return notices[bookingNotice(noticeType, variant)].calendar !== undefined;
}

const sending = ways.filter(({ orders }) => orders.some(sendsFile));

test('whatever reaches a calendar is a later version of the event', () => {
  expect(sending.length).toBeGreaterThan(10);
  expectNone(
    sending
      .filter(({ orders }) => !orders.some(({ type }) => type === 'nextCalendarVersion'))
      .map(({ name }) => name),
    {
      because: 'calendars keep the highest version they have seen, and pass over this one',
      remedy: 'order nextCalendarVersion in the same transition',
    },
  );
});
