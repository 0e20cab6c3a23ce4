import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/notifications')({
  staticData: { title: 'Notifications', checks: ['authenticated'] },
  component: () => <PageHeading title="Notifications" />,
});
