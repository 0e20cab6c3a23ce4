import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Item, ItemList } from '#web/ui/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/when.tsx';
import type { Place } from './places.ts';
import { otherName, upcomingWords } from './words.ts';
import type { Permission } from './words.ts';

/** Staff remove a permission, knowing which bookings stay. */
export function RemovePermission({ place, permission }: { place: Place; permission: string }) {
  const query = useApiQuery('GET /coach-permissions/{coachPermission}', {
    params: { coachPermission: permission },
  });
  return (
    <Offered
      query={query}
      event="DELETE"
      gone="This permission can’t be removed"
      back={() => place.list}
    >
      {(found) => <RemoveForm key={found.id} place={place} permission={found} />}
    </Offered>
  );
}

function RemoveForm({ place, permission }: { place: Place; permission: Permission }) {
  const { id, version, coach, subject, scope, upcoming, upcomingBookings } = permission;
  const zone = useZone();
  const form = useRecordForm('POST /coach-permissions/{coachPermission}/events', {
    name: `coach-permission/${id}/delete`,
    initial: {},
    input: () => ({
      params: { coachPermission: id },
      body: { type: 'DELETE' as const, version, payload: {} },
    }),
    onDone: (_, go) => void go(place.list),
  });
  return (
    <ConfirmPage
      title={`Remove «${otherName(place, permission)}»?`}
      form={form}
      consequences={[
        ends[scope](coach.fullName, subject.name),
        ...(scope === 'member'
          ? [
              `If it is the last permission of ${subject.name}, they can book every coach of their programmes.`,
            ]
          : []),
        upcomingBookings === 0
          ? 'Nothing is booked with it.'
          : `${upcomingWords(upcomingBookings)} ${upcomingBookings === 1 ? 'stays as it is' : 'stay as they are'}. Cancel what should not take place.`,
        'Nobody is told. It can’t be brought back, but it can be added again.',
      ]}
      verb="Remove permission"
      errorTitle="Not removed yet"
      keep={place.list}
    >
      {upcoming.length === 0 ? null : (
        <ItemList label="Upcoming bookings">
          {upcoming.map((booking) => (
            <Item
              key={booking.id}
              title={
                <TextLink to="/app/bookings/$booking" params={{ booking: booking.id }}>
                  {booking.title}
                </TextLink>
              }
              detail={
                <>
                  <When at={booking.startsAt} zone={zone} /> · {booking.statusLabel}
                </>
              }
            />
          ))}
        </ItemList>
      )}
    </ConfirmPage>
  );
}

const ends: Readonly<Record<Place['scope'], (coach: string, subject: string) => string>> = {
  member: (coach, subject) =>
    `From now on, ${subject} can’t book ${coach} with this permission any more.`,
  session: (coach, subject) => `From now on, nobody can book ${coach} for ${subject}.`,
  team: (coach, subject) => `From now on, nobody can book ${coach} for ${subject}.`,
};
