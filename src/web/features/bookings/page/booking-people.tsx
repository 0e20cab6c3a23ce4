import { attendanceNames, attendanceTones } from '#machines/attendee/labels.ts';
import { isMember } from '#machines/person.ts';
import { zoneCity } from '#domain/time/format.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { seenInWords } from '../outcome/seen-in-room.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

export function People({ booking }: { booking: Booking }) {
  const { coach, expectedAttendees, team, coachTimeZone, organization } = booking;
  const zone = useZone();
  const isForMember = isMember(useMe());
  // Whose word tells who came goes by it; everybody finds it in the history.
  const detailOf = (id: string, words?: string) =>
    [words, isForMember ? undefined : seenInWords(booking, id, zone)].filter(Boolean).join(' · ') ||
    undefined;
  return (
    <Card
      title={texts.people}
      note={team === null ? undefined : texts.team(team.name)}
      actions={
        <>
          <LinkButton to="/app/bookings/$booking/attendees" params={{ booking: booking.id }}>
            {texts.attendees}
          </LinkButton>
          {booking.kind === 'oneToOne' ? null : (
            <LinkButton to="/app/bookings/$booking/invites" params={{ booking: booking.id }}>
              {texts.invites}
            </LinkButton>
          )}
          <LinkButton to="/app/bookings/$booking/resources" params={{ booking: booking.id }}>
            {texts.resources}
          </LinkButton>
        </>
      }
    >
      <ItemList label={texts.peopleOfThisSession}>
        <Item
          media={<Avatar name={coach.fullName} picture={coach.pictureUrl} />}
          title={coach.fullName}
          detail={detailOf(coach.id, texts.coach(zoneCity(coachTimeZone)))}
        />
        {expectedAttendees.map(({ id, person, attendance }) => (
          <Item
            key={id}
            media={<Avatar name={person.fullName} picture={person.pictureUrl} />}
            title={person.fullName}
            detail={detailOf(person.id, organization?.name)}
            end={<Badge tone={attendanceTones[attendance]}>{attendanceNames[attendance]}</Badge>}
          />
        ))}
      </ItemList>
    </Card>
  );
}
