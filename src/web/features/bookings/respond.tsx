import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/bookings/$booking/respond')({
  staticData: { title: 'Respond', checks: ['authenticated'] },
  component: () => <PageHeading title="Respond" />,
});
