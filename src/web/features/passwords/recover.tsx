import { createFileRoute } from '@tanstack/react-router';
import { AskForLink } from './ask-for-link.tsx';

const title = 'Recover Password';

export const Route = createFileRoute('/auth/password/recover')({
  staticData: { title },
  component: () => (
    <AskForLink
      title={title}
      lead="Ask for a link for choosing a new password. It works once and for 60 minutes."
    />
  ),
});
