import { createFileRoute } from '@tanstack/react-router';
import { AcceptedText } from './accepted-text.tsx';
import * as texts from './texts.ts';

const title = texts.privacyPolicy;

export const Route = createFileRoute('/app/privacy-policy')({
  staticData: { title, audience: 'everyone' },
  component: () => <AcceptedText document="privacy" title={title} />,
});
