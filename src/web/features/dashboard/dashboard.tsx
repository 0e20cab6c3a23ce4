import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/dashboard')({
  staticData: { title: 'Dashboard', checks: ['authenticated'] },
  component: () => <PageHeading title="Dashboard" />,
});
