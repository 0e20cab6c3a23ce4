import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/auth/refresh')({
  staticData: { title: 'Authenticating...', checks: ['refreshToken'] },
  component: () => <PageHeading title="Authenticating..." />,
});
