import { createFileRoute } from '@tanstack/react-router';
import { SignOut } from './signing-out.tsx';

export const Route = createFileRoute('/auth/sign-out')({
  staticData: { title: 'Sign Out' },
  component: SignOut,
});
