import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/bookings/create')({
  staticData: { title: 'Create Booking', checks: ['authenticated'] },
  component: () => <PageHeading title="Create Booking" />,
});
