import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { groupEvent } from './group-event.ts';
import { useGroup } from './words.ts';
import * as texts from './texts.ts';

export function DeleteGroup({ id }: { id: string }) {
  return (
    <ConfirmEvent
      {...groupEvent}
      query={useGroup(id)}
      event="DELETE"
      gone={texts.thisGroupCantBeDeleted}
      title={({ name }) => texts.deleteLabel(name)}
      consequences={({ bookings }) => [
        texts.itsBookingsStay(bookings.total),
        texts.nobodyIsNotifiedThisCant,
      ]}
      keepVerb={texts.keepGroup}
      verb={texts.deleteGroup}
      errorTitle={texts.notDeletedYet}
      leadsTo={() => ({ to: '/app/booking-groups' })}
    />
  );
}
