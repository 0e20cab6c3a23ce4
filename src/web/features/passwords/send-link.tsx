import { createFileRoute } from '@tanstack/react-router';
import { AskForLink } from './ask-for-link.tsx';
import * as texts from './texts.ts';

const title = texts.sendPasswordResetLink;

export const Route = createFileRoute('/auth/send-password-reset-link')({
  staticData: { title },
  component: () => <AskForLink title={title} lead={texts.enterYourEmailAddressAnd} />,
});
