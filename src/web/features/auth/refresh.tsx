import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from './auth-search.ts';
import { SessionWaiting } from './session-waiting.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/auth/refresh')({
  validateSearch: authSearch,
  staticData: { title: 'Authenticating...', checks: ['refreshToken'] },
  component: () => <SessionWaiting title={texts.authenticating} />,
});
