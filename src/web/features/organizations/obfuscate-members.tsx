import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { counted } from '#domain/text/counted.ts';
import type { DataOf } from '#web/api/call.ts';
import { ConfirmPage } from '#web/screens/command/confirm-page.tsx';
import { FinalProof, useProof } from '#web/screens/command/final-proof.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ObfuscationRun } from './obfuscation-run.tsx';
import { organizations } from './organization-records.ts';
import type { Organization } from './organization-records.ts';

export const Route = createFileRoute('/app/organizations/$organization/obfuscate-members')({
  staticData: {
    title: 'Obfuscate Members',
    audience: 'superAdmins',
    asks: 'GET /organizations/{organization}',
  },
  component: ObfuscateMembers,
});

type Obfuscation = DataOf<'GET /organizations/{organization}/obfuscation'>;

/** Milliseconds between two looks at how far it has come. */
const lookAgain = 2_000;

function ObfuscateMembers() {
  const params = Route.useParams();
  const obfuscation = useApiQuery('GET /organizations/{organization}/obfuscation', { params });
  const organization = useApiQuery('GET /organizations/{organization}', { params });
  const isGoingOn = obfuscation.data?.run?.isGoingOn ?? false;
  const { refetch } = obfuscation;
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setInterval(() => void refetch(), lookAgain);
    return () => clearInterval(timer);
  }, [isGoingOn, refetch]);
  return (
    <Loaded query={obfuscation} whole>
      {(data) => (
        <Loaded query={organization} whole>
          {(home) =>
            data.run !== null && (data.run.isGoingOn || data.members === 0) ? (
              <ObfuscationRun organization={home} run={data.run} />
            ) : (
              <ObfuscateForm key={home.id} organization={home} obfuscation={data} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

/** What will happen, and both proofs. */
function ObfuscateForm({
  organization: { id, name },
  obfuscation: { members, invited, deleted, blocked, run },
}: {
  organization: Organization;
  obfuscation: Obfuscation;
}) {
  const proof = useProof();
  const { typed, yourPassword } = proof;
  const form = useRecordForm('POST /organizations/{organization}/obfuscation', {
    name: `organization/${id}/obfuscate-members`,
    initial: {},
    missing: (): Readonly<Record<string, string>> =>
      typed.trim() === name ? {} : { name: 'Type the name exactly as it is shown.' },
    input: () => ({
      params: { organization: id },
      body: { name: typed, members, yourPassword: yourPassword || null },
    }),
    onDone: () => undefined,
  });
  const { count, first } = blocked;
  const rest = count - first.length;
  return (
    <ConfirmPage
      title={`Obfuscate the members of “${name}”?`}
      lead="This is final: nobody can undo it."
      form={form}
      consequences={[
        `${counted(members, 'person', 'people')} lose everything that says who they were; ${invited} of them were only invited, ${deleted} are deleted already.`,
        'Each is obfuscated as on their own page: name, address, messages, texts, sign-ins and files go; sessions, credits and histories stay, as those of “Deleted user”.',
        ...(count === 0
          ? []
          : [
              `${counted(count, 'person has', 'people have')} open bookings and will be passed over: ${first.map(({ fullName }) => fullName).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
            ]),
        ...(run === null || run.failed === 0
          ? []
          : [`The last time, ${counted(run.failed, 'person was', 'people were')} passed over.`]),
        'It goes on in the background; you can leave this page.',
      ]}
      keepVerb="Keep data"
      verb="Obfuscate members"
      errorTitle="Not begun yet"
      keep={organizations.pageOf(id)}
    >
      {run === null ? null : (
        <Text>
          <TextLink to="/app/upload-reports/$uploadReport" params={{ uploadReport: run.reportId }}>
            What became of everybody the last time
          </TextLink>
        </Text>
      )}
      <FinalProof proof={proof} label="Name" exactly={name} />
    </ConfirmPage>
  );
}
