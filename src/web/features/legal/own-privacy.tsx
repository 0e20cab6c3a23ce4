import { createFileRoute } from '@tanstack/react-router';
import { AcceptedText } from './accepted-text.tsx';

const title = 'Privacy Policy';

export const Route = createFileRoute('/app/privacy-policy')({
  staticData: { title, audience: 'everyone' },
  component: () => <AcceptedText document="privacy" title={title} />,
});
