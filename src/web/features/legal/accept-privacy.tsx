import { createFileRoute } from '@tanstack/react-router';
import { searchReader, someText } from '#web/screens/list/search-reader.ts';
import { AcceptText } from './accept-text.tsx';
import * as texts from './texts.ts';

const title = texts.privacyPolicy;

export const Route = createFileRoute('/auth/privacy')({
  validateSearch: searchReader({ intended: someText }),
  staticData: { title, checks: ['bearerToken'] },
  component: Accept,
});

function Accept() {
  const { intended } = Route.useSearch();
  return <AcceptText document="privacy" title={title} intended={intended} />;
}
