import { zoneCity } from '#domain/time/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Item, ItemList } from '#web/ui/item-list.tsx';
import type { Booking } from './words.ts';

type Attendance = Booking['expectedAttendees'][number]['attendance'];

const attendanceNames: Readonly<Record<Attendance, string>> = {
  expected: 'Expected',
  attended: 'Attended',
  missed: 'Missed',
  withdrawn: 'Withdrew',
  excused: 'Excused',
};

const tones: Readonly<Record<Attendance, Tone>> = {
  expected: 'neutral',
  attended: 'success',
  missed: 'danger',
  withdrawn: 'neutral',
  excused: 'neutral',
};

export function People({ booking }: { booking: Booking }) {
  const { coach, expectedAttendees, team, coachTimeZone, organization } = booking;
  return (
    <Card title="People" note={team === null ? undefined : `Team ${team.name}`}>
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
            end={<Badge tone={tones[attendance]}>{attendanceNames[attendance]}</Badge>}
          />
        ))}
      </ItemList>
    </Card>
  );
}
