import { attendanceNames, attendanceTones } from '#machines/attendee/labels.ts';
import { zoneCity } from '#domain/time/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Item, ItemList } from '#web/ui/item-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Booking } from './words.ts';

export function People({ booking }: { booking: Booking }) {
  const { coach, expectedAttendees, team, coachTimeZone, organization } = booking;
  return (
    <Card
      title="People"
      note={team === null ? undefined : `Team ${team.name}`}
      actions={
        <LinkButton to="/app/bookings/$booking/attendees" params={{ booking: booking.id }}>
          Attendees
        </LinkButton>
      }
    >
      <ItemList label="People of this session">
        <Item
          media={<Avatar name={coach.fullName} picture={coach.pictureUrl} />}
          title={coach.fullName}
          detail={`Coach, ${zoneCity(coachTimeZone)}`}
        />
        {expectedAttendees.map(({ id, person, attendance }) => (
          <Item
            key={id}
            media={<Avatar name={person.fullName} picture={person.pictureUrl} />}
            title={person.fullName}
            detail={organization?.name}
            end={<Badge tone={attendanceTones[attendance]}>{attendanceNames[attendance]}</Badge>}
          />
        ))}
      </ItemList>
    </Card>
  );
}
