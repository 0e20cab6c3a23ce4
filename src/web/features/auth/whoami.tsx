import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from './auth-search.ts';
import { SessionWaiting } from './session-waiting.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/auth/whoami')({
  validateSearch: authSearch,
  staticData: { title: 'Loading Account Details', checks: ['bearerToken'] },
  component: () => <SessionWaiting title={texts.loadingAccountDetails} />,
});
