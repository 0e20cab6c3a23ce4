import { useMe } from '#web/screens/account/use-me.ts';
import { StatusBadge } from '#web/screens/record/status-badge.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Dashboard } from './dashboard-data.ts';
import { withWhom } from './with-whom.ts';
import * as texts from './texts.ts';

/** What follows after the next session. */
export function Upcoming({ bookings, next }: { bookings: Dashboard['upcoming']; next?: string }) {
  const zone = useZone();
  const me = useMe();
  const later = bookings.filter(({ id }) => id !== next);
  if (later.length === 0) return null;
  return (
    <Card
      title={texts.afterThat}
      actions={<TextLink to="/app/bookings">{texts.allBookings}</TextLink>}
    >
      <ItemList label={texts.upcomingSessions}>
        {later.map((booking) => {
          const other = withWhom(booking, me.id);
          return (
            <Item
              key={booking.id}
              media={<Avatar name={other.fullName} picture={other.pictureUrl} />}
              title={
                <TextLink
                  to="/app/bookings/$booking"
                  params={{ booking: booking.id }}
                  tone="record"
                >
                  {texts.withLabel(booking.session.name, other.fullName)}
                </TextLink>
              }
              detail={<When at={booking.startsAt} until={booking.endsAt} zone={zone} />}
              end={<StatusBadge status={booking.status} />}
            />
          );
        })}
      </ItemList>
    </Card>
  );
}
