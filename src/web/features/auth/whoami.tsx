import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/auth/whoami')({
  staticData: { title: 'Loading Account Details', checks: ['bearerToken'] },
  component: () => <PageHeading title="Loading Account Details" />,
});
