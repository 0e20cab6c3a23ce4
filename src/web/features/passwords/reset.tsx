import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from './reset-page.tsx';

export const Route = createFileRoute('/auth/password/reset')({
  staticData: { title: 'Reset Password' },
  component: ResetPassword,
});
