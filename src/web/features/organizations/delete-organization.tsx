import { createFileRoute } from '@tanstack/react-router';
import { counted } from '#domain/text/counted.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { organizationEvent, useOrganization } from './organization-event.ts';
import { listPage } from './words.ts';

export const Route = createFileRoute('/app/organizations/$organization/delete')({
  staticData: { title: 'Delete Organisation', checks: ['authenticated'] },
  component: DeleteOrganization,
});

function DeleteOrganization() {
  return (
    <ConfirmEvent
      {...organizationEvent}
      query={useOrganization(Route.useParams())}
      event="DELETE"
      gone="This organisation can’t be deleted"
      title={({ name }) => `Delete «${name}»?`}
      consequences={({ members, teams }) => [
        'Lists and filters no longer show it. Nobody is told.',
        `Its ${counted(members, 'member')} and ${counted(teams, 'team')} are kept as they are.`,
        'It can be restored.',
      ]}
      verb="Delete organisation"
      errorTitle="Not deleted yet"
      then={() => listPage}
    />
  );
}
