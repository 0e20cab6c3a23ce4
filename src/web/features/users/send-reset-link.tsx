import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { userEvent, useUser } from './user-event.ts';

export const Route = createFileRoute('/app/users/$user/send-password-reset-link')({
  staticData: {
    title: 'Send Password Reset Link',
    audience: 'staff',
    asks: 'GET /users/{user}',
  },
  component: SendResetLink,
});

function SendResetLink() {
  const alert = useAlert();
  return (
    <ConfirmEvent
      {...userEvent}
      query={useUser(Route.useParams())}
      event="SEND_RESET_LINK"
      gone="No link can be sent"
      title={({ fullName }) => `Send ${fullName} a link?`}
      consequences={({ firstName, email }) => [
        `An email to ${email} leads ${firstName} to a page for choosing a new password.`,
        'The present password stays until then.',
      ]}
      keepVerb="Not now"
      verb="Send link"
      errorTitle="Not sent yet"
      tone="primary"
      onDone={({ email }) => alert('success', `The link is on its way to ${email}.`)}
    />
  );
}
