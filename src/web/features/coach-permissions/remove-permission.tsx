import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { places, type Place } from './places.ts';
import { otherName, upcomingWords } from './words.ts';
import type { Permission } from './words.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/coaches/$coach/member-permissions/$memberPermission/delete': page(
    'staff',
    'Remove Member Permission',
    RemovePermission,
  ),
  '/app/coaches/$coach/session-permissions/$sessionPermission/delete': page(
    'staff',
    'Remove Session Permission',
    RemovePermission,
  ),
  '/app/coaches/$coach/team-permissions/$teamPermission/delete': page(
    'staff',
    'Remove Team Permission',
    RemovePermission,
  ),
  '/app/members/$member/coach-permissions/$coachPermission/delete': page(
    'staff',
    'Remove Member Coach',
    RemovePermission,
  ),
  '/app/sessions/$session/coach-permissions/$coachPermission/delete': page(
    'staff',
    'Remove Session Coach',
    RemovePermission,
  ),
  '/app/teams/$team/coach-permissions/$coachPermission/delete': page(
    'staff',
    'Remove Team Coach',
    RemovePermission,
  ),
} satisfies Pages;

/** Staff remove a permission, knowing which bookings stay. */
export function RemovePermission() {
  const place = places.usePlace();
  return (
    <ConfirmEvent
      send="POST /coach-permissions/{coachPermission}/events"
      query={useApiQuery('GET /coach-permissions/{coachPermission}', {
        params: { coachPermission: place.record },
      })}
      event="DELETE"
      gone={texts.thisPermissionCantBeRemoved}
      back={() => place.list}
      title={(found) => texts.remove2(otherName(place, found))}
      consequences={consequencesOf}
      details={({ upcoming }) => <Upcoming bookings={upcoming} />}
      keepVerb={texts.keepPermission}
      verb={texts.removePermission}
      errorTitle={texts.notRemovedYet}
    />
  );
}

const consequencesOf = ({ coach, subject, scope, upcomingBookings }: Permission) => [
  ends[scope](coach.fullName, subject.name),
  ...(scope === 'member' ? [texts.ifItIsTheLast(subject.name)] : []),
  upcomingBookings === 0
    ? texts.noBookingsDependOnIt
    : texts.cancelAnyThatShouldntTake(upcomingWords(upcomingBookings), upcomingBookings === 1),
  texts.nobodyIsNotifiedThisCant,
];

function Upcoming({ bookings }: { bookings: Permission['upcoming'] }) {
  const zone = useZone();
  if (bookings.length === 0) return null;
  return (
    <ItemList label={texts.upcomingBookings}>
      {bookings.map((booking) => (
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
  );
}

const ends: Readonly<Record<Place['scope'], (coach: string, subject: string) => string>> = {
  member: (coach, subject) => texts.fromNowOnCantBook(subject, coach),
  session: (coach, subject) => texts.fromNowOnNobody(coach, subject),
  team: (coach, subject) => texts.fromNowOnNobody(coach, subject),
};
