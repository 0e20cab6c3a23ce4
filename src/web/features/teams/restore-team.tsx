import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { counted, pageOf } from './words.ts';
import type { Team } from './words.ts';

export const Route = createFileRoute('/app/teams/$team/restore')({
  staticData: { title: 'Restore Team', checks: ['authenticated'] },
  component: RestoreTeam,
});

function RestoreTeam() {
  const params = Route.useParams();
  const query = useApiQuery('GET /teams/{team}', { params });
  return (
    <Offered
      query={query}
      event="RESTORE"
      gone="This team can’t be restored"
      back={({ id }) => pageOf(id)}
    >
      {(team) => <RestoreForm key={team.id} team={team} />}
    </Offered>
  );
}

function RestoreForm({ team }: { team: Team }) {
  const { id, name, version, members, leader } = team;
  const form = useRecordForm('POST /teams/{team}/events', {
    name: `team/${id}/restore`,
    initial: {},
    input: () => ({
      params: { team: id },
      body: { type: 'RESTORE' as const, version, payload: {} },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <ConfirmPage
      title={`Restore «${name}»?`}
      form={form}
      consequences={[
        `It comes back with its ${counted(members, 'member')}.`,
        leader === null
          ? 'Nobody leads it.'
          : `${leader.fullName} leads it again and can book for it.`,
        'Nobody is told.',
      ]}
      verb="Restore team"
      errorTitle="Not restored yet"
      keep={pageOf(id)}
      tone="primary"
    />
  );
}
