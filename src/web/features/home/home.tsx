import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#web/shell/routing/place-after.ts';

/** Nothing of its own: staff begin with the bookings, others with the dashboard. */
export const Route = createFileRoute('/')({
  staticData: { title: 'Home', audience: 'everyone' },
  beforeLoad: ({ context }) => {
    const role = context.auth.getSnapshot().context.me?.role ?? 'Member';
    redirect({ to: homeOf(role), replace: true, throw: true });
  },
});
