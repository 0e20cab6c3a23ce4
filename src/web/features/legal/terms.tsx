import { createFileRoute } from '@tanstack/react-router';
import { PublicText } from './public-text.tsx';
import * as texts from './texts.ts';

const title = texts.terms;

export const Route = createFileRoute('/terms')({
  staticData: { title },
  component: () => <PublicText document="terms" title={title} />,
});
