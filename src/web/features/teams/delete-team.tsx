import { createFileRoute } from '@tanstack/react-router';
import { counted } from '#domain/text/counted.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { teamEvent, useTeam } from './team-event.ts';
import { listPage } from './words.ts';

export const Route = createFileRoute('/app/teams/$team/delete')({
  staticData: { title: 'Delete Team', checks: ['authenticated'] },
  component: DeleteTeam,
});

function DeleteTeam() {
  return (
    <ConfirmEvent
      {...teamEvent}
      query={useTeam(Route.useParams())}
      event="DELETE"
      gone="This team can’t be deleted"
      title={({ name }) => `Delete «${name}»?`}
      consequences={({ members, leader }) => [
        `Its ${counted(members, 'member')} no longer see it, and lists hide it. Nobody is told.`,
        leader === null
          ? 'Nobody leads it, so nobody loses the right to book for it.'
          : `${leader.fullName} can no longer book for it.`,
        'It can be restored.',
      ]}
      verb="Delete team"
      errorTitle="Not deleted yet"
      then={() => listPage}
    />
  );
}
