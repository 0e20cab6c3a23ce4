import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/bookings/$booking')({
  staticData: { title: 'Booking', checks: ['authenticated'] },
  component: () => <PageHeading title="Booking" />,
});
