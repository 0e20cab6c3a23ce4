import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { userEvent, useUser } from './user-event.ts';
import * as texts from './texts.ts';

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
      gone={texts.noLinkCanBeSent}
      title={({ fullName }) => texts.sendALink(fullName)}
      consequences={({ firstName, email }) => [
        texts.anEmailToTakesTo(email, firstName),
        texts.theCurrentPasswordWorksUntil,
      ]}
      keepVerb={texts.notNow}
      verb={texts.sendLink}
      errorTitle={texts.notSentYet}
      tone="primary"
      onDone={({ email }) => alert('success', texts.theLink(email))}
    />
  );
}
