import type { z } from 'zod';
import type { Page } from 'playwright/test';
import type { bookingOptions, bookingRequests } from '#contract/bookings/booking-requests.ts';
import { ask } from './api.ts';

type Options = z.output<typeof bookingOptions>;
type Times = z.output<(typeof bookingRequests)['GET /booking-requests/slots']['response']>;

export interface Offer {
  readonly session: string;
  readonly credit: string;
  readonly coach: string;
  /** The free times of four weeks, ISO 8601. */
  readonly free: readonly string[];
}

/** What the member on a page can book now, by its ids. */
export async function offerFor(
  page: Page,
  wish: { session: string; coach: string },
): Promise<Offer> {
  const { sessions } = await ask<Options>(page, '/booking-requests/options');
  const session = sessions.find(({ name }) => name === wish.session);
  const coach = session?.coaches.find(({ fullName }) => fullName === wish.coach);
  if (!session || !coach) throw new Error(`${wish.session} with ${wish.coach} can’t be booked.`);
  // Some credits can only be used later, by rules of their programme.
  for (const { id } of session.credits) {
    const ids = { session: session.id, credit: id, coach: coach.id };
    const query = new URLSearchParams({ ...ids, days: '28' });
    const { days } = await ask<Times>(page, `/booking-requests/slots?${String(query)}`);
    const free = days.flatMap(({ slots }) => slots.filter((each) => each.free));
    if (free.length > 0) return { ...ids, free: free.map(({ startsAt }) => startsAt) };
  }
  throw new Error(`${wish.session} with ${wish.coach} has no free time.`);
}

/** The link into a step of the flow with everything chosen. */
export function flowLink(
  step: string,
  { session, credit, coach }: Offer,
  slot?: string,
  others: readonly number[] = [],
): string {
  const also = others.map((time) => new Date(time).toISOString()).join(',');
  const choices = { step, session, credit, coach, ...(slot && { slot }), ...(also && { also }) };
  return `/app/booking-requests/create?${String(new URLSearchParams(choices))}`;
}
