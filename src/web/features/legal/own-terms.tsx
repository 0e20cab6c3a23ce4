import { createFileRoute } from '@tanstack/react-router';
import { AcceptedText } from './accepted-text.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/terms')({
  staticData: { title: 'Terms & Conditions', audience: 'everyone' },
  component: () => <AcceptedText document="terms" title={texts.termsAndConditions} />,
});
