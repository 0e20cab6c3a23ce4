import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { counted, listPage, pageOf } from './words.ts';
import type { Team } from './words.ts';

export const Route = createFileRoute('/app/teams/$team/delete')({
  staticData: { title: 'Delete Team', checks: ['authenticated'] },
  component: DeleteTeam,
});

function DeleteTeam() {
  const params = Route.useParams();
  const query = useApiQuery('GET /teams/{team}', { params });
  return (
    <Offered
      query={query}
      event="DELETE"
      gone="This team can’t be deleted"
      back={({ id }) => pageOf(id)}
    >
      {(team) => <DeleteForm key={team.id} team={team} />}
    </Offered>
  );
}

function DeleteForm({ team }: { team: Team }) {
  const { id, name, version, members, leader } = team;
  const form = useRecordForm('POST /teams/{team}/events', {
    name: `team/${id}/delete`,
    initial: {},
    input: () => ({
      params: { team: id },
      body: { type: 'DELETE' as const, version, payload: {} },
    }),
    onDone: (_, go) => void go(listPage),
  });
  return (
    <ConfirmPage
      title={`Delete «${name}»?`}
      form={form}
      consequences={[
        `Its ${counted(members, 'member')} no longer see it, and lists hide it. Nobody is told.`,
        leader === null
          ? 'Nobody leads it, so nobody loses the right to book for it.'
          : `${leader.fullName} can no longer book for it.`,
        'It can be restored.',
      ]}
      verb="Delete team"
      errorTitle="Not deleted yet"
      keep={pageOf(id)}
    />
  );
}
