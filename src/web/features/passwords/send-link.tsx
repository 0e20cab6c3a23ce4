import { createFileRoute } from '@tanstack/react-router';
import { AskForLink } from './ask-for-link.tsx';

const title = 'Send Password Reset Link';

export const Route = createFileRoute('/auth/send-password-reset-link')({
  staticData: { title },
  component: () => (
    <AskForLink
      title={title}
      lead="Tell us your email address, and we send you a link for choosing a new password."
    />
  ),
});
