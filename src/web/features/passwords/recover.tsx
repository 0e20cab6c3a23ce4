import { createFileRoute } from '@tanstack/react-router';
import { AskForLink } from './ask-for-link.tsx';
import * as texts from './texts.ts';

const title = texts.recoverPassword;

export const Route = createFileRoute('/auth/password/recover')({
  staticData: { title },
  component: () => <AskForLink title={title} lead={texts.askForALink} />,
});
