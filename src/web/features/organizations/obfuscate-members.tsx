import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { ConfirmPage } from '#web/screens/command/confirm-page.tsx';
import { FinalProof, useProof } from '#web/screens/command/final-proof.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { ObfuscationRun } from './obfuscation-run.tsx';
import { organizations } from './organization-records.ts';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

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
  const { counted } = useNumbers();
  const proof = useProof();
  const { typed, yourPassword } = proof;
  const form = useRecordForm('POST /organizations/{organization}/obfuscation', {
    name: `organization/${id}/obfuscate-members`,
    initial: {},
    missing: (): Readonly<Record<string, string>> =>
      typed.trim() === name ? {} : { name: texts.typeTheNameExactly },
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
      title={texts.obfuscateTheMembersOf(name)}
      lead={texts.thisIsFinalNobody}
      form={form}
      consequences={[
        texts.loseEverythingThatSays(members, invited, deleted, counted),
        texts.eachIsObfuscated,
        ...(count === 0
          ? []
          : [
              texts.openBookings(
                count,
                first.map(({ fullName }) => fullName).join(', '),
                rest > 0,
                rest,
                counted,
              ),
            ]),
        ...(run === null || run.failed === 0
          ? []
          : [texts.theLastTimeSkipped(run.failed, counted)]),
        texts.itContinuesInTheBackground,
      ]}
      keepVerb={texts.keepData}
      verb={texts.obfuscateMembers}
      errorTitle={texts.notStartedYet}
      keep={organizations.pageOf(id)}
    >
      {run === null ? null : (
        <Text>
          <TextLink to="/app/upload-reports/$uploadReport" params={{ uploadReport: run.reportId }}>
            {texts.whatHappenedToEveryoneLast}
          </TextLink>
        </Text>
      )}
      <FinalProof proof={proof} label={texts.name} exactly={name} />
    </ConfirmPage>
  );
}
