import type { AnyStateNode } from 'xstate';
import { expect, test } from 'vitest';
import { bookingMachine } from '#machines/booking/machine.ts';
import type { Notice } from '#machines/booking/effects.ts';
import { bookingNotices } from '#domain/notifications/booking-notices.ts';
import type { BookingNotice } from '#domain/notifications/booking-notice.ts';
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

const rows: Readonly<Record<string, BookingNotice>> = bookingNotices;

function sendsFile({ type, params }: Ordered): boolean {
  if (type === 'writeToCalendar') return true;
  if (type !== 'notify') return false;
  const notice = params as Notice;
  const key = notice.variant ? `${notice.type}/${notice.variant}` : notice.type;
  return rows[key]?.calendar !== undefined;
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
