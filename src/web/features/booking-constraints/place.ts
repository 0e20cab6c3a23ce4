import { useParams } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';

export type BookingConstraint = DataOf<'GET /booking-constraints/{bookingConstraint}'>;
export type ConstraintSummary = DataOf<'GET /booking-constraints'>['data']['results'][number];

const list =
  '/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints' as const;

/** The credit of the address, and where the pages of its constraints are. */
export function useCreditPlace() {
  const {
    programme = '',
    sessionCredit = '',
    bookingConstraint = '',
  } = useParams({
    strict: false,
  });
  const params = { programme, sessionCredit };
  return {
    sessionCredit,
    record: bookingConstraint,
    list: { to: list, params },
    create: { to: `${list}/create`, params },
    removal: (id: string) => ({
      to: `${list}/$bookingConstraint/delete` as const,
      params: { ...params, bookingConstraint: id },
    }),
  } as const;
}
