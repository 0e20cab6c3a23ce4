import { createFileRoute } from '@tanstack/react-router';
import { PublicText } from './public-text.tsx';
import * as texts from './texts.ts';

const title = texts.privacyPolicy;

export const Route = createFileRoute('/privacy')({
  staticData: { title },
  component: () => <PublicText document="privacy" title={title} />,
});
