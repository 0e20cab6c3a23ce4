import { createFileRoute } from '@tanstack/react-router';
import { PublicText } from './public-text.tsx';

const title = 'Privacy Policy';

export const Route = createFileRoute('/privacy')({
  staticData: { title },
  component: () => <PublicText document="privacy" title={title} />,
});
