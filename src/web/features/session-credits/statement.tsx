import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/app/session-credits/$entityType/$entityId')({
  staticData: { title: 'Session Credits', checks: ['authenticated'] },
  component: () => <PageHeading title="Session Credits" />,
});
