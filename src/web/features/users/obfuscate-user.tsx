import { createFileRoute } from '@tanstack/react-router';
import { traceWords } from '#domain/people/traces.ts';
import type { DataOf } from '#web/api/call.ts';
import { ConfirmPage } from '#web/screens/command/confirm-page.tsx';
import { FinalProof, useProof } from '#web/screens/command/final-proof.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import { userEvent, useUser } from './user-event.ts';
import { pageOf, type User } from './words.ts';
import * as texts from './texts.ts';

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
      gone={texts.thisAccountCantBeObfuscated}
    >
      {(user) => (
        <Loaded query={traces}>{(data) => <ObfuscateForm user={user} traces={data} />}</Loaded>
      )}
    </Offered>
  );
}

/** The dry run in words, and both proofs. */
function ObfuscateForm({ user, traces }: { user: User; traces: Traces }) {
  const { counted } = useNumbers();
  const { id, version, fullName, email } = user;
  const proof = useProof();
  const { typed, yourPassword } = proof;
  const form = useEventForm(userEvent.send, { id, version }, 'OBFUSCATE', {
    initial: {},
    missing: (): Readonly<Record<string, string>> =>
      typed.trim().toLowerCase() === email.toLowerCase()
        ? {}
        : { email: texts.typeTheEmailAddressExactly },
    payload: () => ({ email: typed, yourPassword }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <ConfirmPage
      title={texts.obfuscate(fullName)}
      lead={texts.thisIsFinalNobody}
      form={form}
      consequences={[
        texts.nameEmailAddressPhoneJob,
        ...traces.map(({ trace, count }) => traceWords[trace](count, counted)),
        texts.emailsSentToThemAre,
        texts.sessionsCreditsAndHistoriesStay,
      ]}
      keepVerb={texts.keepData}
      verb={texts.obfuscateUser}
      errorTitle={texts.notObfuscatedYet}
      keep={pageOf(id)}
    >
      <FinalProof proof={proof} label={texts.email} exactly={email} />
    </ConfirmPage>
  );
}
