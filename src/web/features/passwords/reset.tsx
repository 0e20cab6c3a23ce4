import { createFileRoute } from '@tanstack/react-router';
import { searchReader, someText } from '#web/screens/list/search-reader.ts';
import { ResetPage } from './reset-page.tsx';

export const Route = createFileRoute('/auth/password/reset')({
  validateSearch: searchReader({ intended: someText }),
  staticData: { title: 'Reset Password' },
  component: Reset,
});

function Reset() {
  const { intended } = Route.useSearch();
  return <ResetPage intended={intended} />;
}
