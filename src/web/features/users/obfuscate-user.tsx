import { createFileRoute } from '@tanstack/react-router';
import { traceWords } from '#domain/people/traces.ts';
import type { DataOf } from '#web/api/call.ts';
import { ConfirmPage } from '#web/screens/command/confirm-page.tsx';
import { FinalProof, useProof } from '#web/screens/command/final-proof.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { userEvent, useUser } from './user-event.ts';
import { pageOf, type User } from './words.ts';

export const Route = createFileRoute('/app/users/$user/obfuscate')({
  staticData: { title: 'Obfuscate User', audience: 'superAdmins', asks: 'GET /users/{user}' },
  component: ObfuscateUser,
});

type Traces = DataOf<'GET /users/{user}/traces'>;

function ObfuscateUser() {
  const params = Route.useParams();
  const traces = useApiQuery('GET /users/{user}/traces', { params });
  return (
    <Offered
      {...userEvent}
      query={useUser(params)}
      event="OBFUSCATE"
      gone="This account can’t be obfuscated"
    >
      {(user) => (
        <Loaded query={traces}>{(data) => <ObfuscateForm user={user} traces={data} />}</Loaded>
      )}
    </Offered>
  );
}

/** The dry run in words, and both proofs. */
function ObfuscateForm({ user, traces }: { user: User; traces: Traces }) {
  const { id, version, fullName, email } = user;
  const proof = useProof();
  const { typed, yourPassword } = proof;
  const form = useEventForm(userEvent.send, { id, version }, 'OBFUSCATE', {
    initial: {},
    missing: (): Readonly<Record<string, string>> =>
      typed.trim().toLowerCase() === email.toLowerCase()
        ? {}
        : { email: 'Type the email address exactly as it is shown.' },
    payload: () => ({ email: typed, yourPassword }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <ConfirmPage
      title={`Obfuscate “${fullName}”?`}
      lead="This is final: nobody can undo it."
      form={form}
      consequences={[
        'Name, email address, phone, job title, bio, picture, time zone and language are replaced.',
        ...traces.map(({ trace, count }) => traceWords[trace](count)),
        'Emails that were sent to them are removed.',
        'Sessions, credits and histories stay, as those of “Deleted user”.',
      ]}
      keepVerb="Keep data"
      verb="Obfuscate user"
      errorTitle="Not obfuscated yet"
      keep={pageOf(id)}
    >
      <FinalProof proof={proof} label="Email" exactly={email} />
    </ConfirmPage>
  );
}
