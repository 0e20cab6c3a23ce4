import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: 'Home', checks: ['authenticated'] },
  component: () => <PageHeading title="Home" />,
});
