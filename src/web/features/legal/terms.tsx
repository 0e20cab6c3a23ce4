import { createFileRoute } from '@tanstack/react-router';
import { PublicText } from './public-text.tsx';

const title = 'Terms';

export const Route = createFileRoute('/terms')({
  staticData: { title },
  component: () => <PublicText document="terms" title={title} />,
});
