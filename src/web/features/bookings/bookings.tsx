import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/bookings')({
  staticData: { title: 'Bookings', checks: ['authenticated'] },
  component: () => <PageHeading title="Bookings" />,
});
