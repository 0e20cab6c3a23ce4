import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Route = createFileRoute('/auth/sign-out')({
  staticData: { title: 'Sign Out' },
  component: () => <PageHeading title="Sign Out" />,
});
