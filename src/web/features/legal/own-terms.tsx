import { createFileRoute } from '@tanstack/react-router';
import { AcceptedText } from './accepted-text.tsx';

const title = 'Terms & Conditions';

export const Route = createFileRoute('/app/terms')({
  staticData: { title, audience: 'everyone' },
  component: () => <AcceptedText document="terms" title={title} />,
});
