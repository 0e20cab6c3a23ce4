import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from './auth-search.ts';
import { SessionWaiting } from './session-waiting.tsx';

export const Route = createFileRoute('/auth/whoami')({
  validateSearch: authSearch,
  staticData: { title: 'Loading Account Details', checks: ['bearerToken'] },
  component: () => <SessionWaiting title="Loading Account Details" />,
});
