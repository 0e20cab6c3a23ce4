import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { pageOf, type User } from './words.ts';

export const Route = createFileRoute('/app/users/$user/send-password-reset-link')({
  staticData: { title: 'Send Password Reset Link', checks: ['authenticated'] },
  component: SendResetLink,
});

function SendResetLink() {
  const params = Route.useParams();
  return (
    <Offered
      query={useApiQuery('GET /users/{user}', { params })}
      event="SEND_RESET_LINK"
      gone="No link can be sent"
      back={({ id }) => pageOf(id)}
    >
      {(user) => <SendForm key={user.id} user={user} />}
    </Offered>
  );
}

function SendForm({ user: { id, version, email, firstName } }: { user: User }) {
  const alert = useAlert();
  const form = useRecordForm('POST /users/{user}/events', {
    name: `user/${id}/send-reset-link`,
    initial: {},
    input: () => ({
      params: { user: id },
      body: { type: 'SEND_RESET_LINK' as const, version, payload: {} },
    }),
    onDone: (_, go) => {
      alert('success', `The link is on its way to ${email}.`);
      void go(pageOf(id));
    },
  });
  return (
    <ConfirmPage
      title={`Send a link to ${email}?`}
      form={form}
      consequences={[
        `${firstName} is sent an email with the way to choose a new password.`,
        'The present password stays until then.',
      ]}
      verb="Send link"
      tone="primary"
      errorTitle="Not sent yet"
      keep={pageOf(id)}
    />
  );
}
