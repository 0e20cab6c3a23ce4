import { createFileRoute } from '@tanstack/react-router';
import { LinkSent } from './link-sent-page.tsx';

export const Route = createFileRoute('/auth/notification/password/recover')({
  staticData: { title: 'Password Recovery Notification' },
  component: LinkSent,
});
