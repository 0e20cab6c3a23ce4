import { createFileRoute } from '@tanstack/react-router';
import { counted } from '#domain/text/counted.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { organizationEvent, useOrganization } from './organization-event.ts';

export const Route = createFileRoute('/app/organizations/$organization/restore')({
  staticData: { title: 'Restore Organisation', checks: ['authenticated'] },
  component: RestoreOrganization,
});

function RestoreOrganization() {
  return (
    <ConfirmEvent
      {...organizationEvent}
      query={useOrganization(Route.useParams())}
      event="RESTORE"
      gone="This organisation can’t be restored"
      title={({ name }) => `Restore «${name}»?`}
      consequences={({ members, teams }) => [
        'Lists and filters show it again, with its domains, contract and rules.',
        `With it come its ${counted(members, 'member')} and ${counted(teams, 'team')}.`,
        'Nobody is told.',
      ]}
      verb="Restore organisation"
      errorTitle="Not restored yet"
      tone="primary"
    />
  );
}
