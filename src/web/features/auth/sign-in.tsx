import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from './auth-search.ts';
import { SignIn } from './sign-in-form.tsx';

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: authSearch,
  staticData: { title: 'Sign In' },
  component: SignIn,
});
