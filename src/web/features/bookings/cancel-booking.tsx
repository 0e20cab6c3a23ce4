import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/bookings/$booking/cancel')({
  staticData: { title: 'Cancel Booking', checks: ['authenticated'] },
  component: () => <PageHeading title="Cancel Booking" />,
});
