import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from './auth-search.ts';
import { OrganizationSignIn } from './organization-sign-in.tsx';

export const Route = createFileRoute('/auth/oidc')({
  validateSearch: authSearch,
  staticData: { title: 'Loading Account Details' },
  component: OrganizationSignIn,
});
