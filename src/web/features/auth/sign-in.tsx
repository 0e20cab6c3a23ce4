import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/auth/sign-in')({
  staticData: { title: 'Sign In' },
  component: () => <PageHeading title="Sign In" />,
});
