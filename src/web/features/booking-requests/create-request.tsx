import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/booking-requests/create')({
  staticData: { title: 'Make a Booking', checks: ['authenticated'] },
  component: () => <PageHeading title="Make a Booking" />,
});
