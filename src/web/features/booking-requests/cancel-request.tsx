import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/booking-requests/$bookingRequest/cancel')({
  staticData: { title: 'Cancel', checks: ['authenticated'] },
  component: () => <PageHeading title="Cancel" />,
});
