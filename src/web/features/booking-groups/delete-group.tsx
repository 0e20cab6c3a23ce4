import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { groupEvent } from './group-event.ts';
import { useGroup } from './words.ts';

export function DeleteGroup({ id }: { id: string }) {
  return (
    <ConfirmEvent
      {...groupEvent}
      query={useGroup(id)}
      event="DELETE"
      gone="This group can’t be deleted"
      title={({ name }) => `Delete “${name}”?`}
      consequences={({ bookings }) => [
        `Its ${bookings.total} bookings stay as they are; they are no longer listed together.`,
        'Nobody is notified. This can’t be undone.',
      ]}
      keepVerb="Keep group"
      verb="Delete group"
      errorTitle="Not deleted yet"
      leadsTo={() => ({ to: '/app/booking-groups' })}
    />
  );
}
