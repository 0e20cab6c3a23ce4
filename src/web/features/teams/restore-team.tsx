import { createFileRoute } from '@tanstack/react-router';
import { counted } from '#domain/text/counted.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { teamEvent, useTeam } from './team-event.ts';

export const Route = createFileRoute('/app/teams/$team/restore')({
  staticData: { title: 'Restore Team', checks: ['authenticated'] },
  component: RestoreTeam,
});

function RestoreTeam() {
  return (
    <ConfirmEvent
      {...teamEvent}
      query={useTeam(Route.useParams())}
      event="RESTORE"
      gone="This team can’t be restored"
      title={({ name }) => `Restore «${name}»?`}
      consequences={({ members, leader }) => [
        `It comes back with its ${counted(members, 'member')}.`,
        leader === null
          ? 'Nobody leads it.'
          : `${leader.fullName} leads it again and can book for it.`,
        'Nobody is told.',
      ]}
      verb="Restore team"
      errorTitle="Not restored yet"
      tone="primary"
    />
  );
}
