import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryOf } from '#web/api/options.ts';
import { homeOf } from '#web/shell/routing/place-after.ts';
import { Overview } from './overview.tsx';

/** Staff have no dashboard; they begin with the bookings. */
export const Route = createFileRoute('/app/dashboard')({
  staticData: { title: 'Dashboard', audience: 'everyone' },
  beforeLoad: ({ context }) => {
    const role = context.auth.getSnapshot().context.me?.role;
    if (role !== undefined && homeOf(role) !== '/app/dashboard')
      redirect({ to: homeOf(role), replace: true, throw: true });
  },
  loader: ({ context: { api, queryClient } }) =>
    void queryClient.prefetchQuery(queryOf(api, 'GET /dashboard')),
  component: Overview,
});
