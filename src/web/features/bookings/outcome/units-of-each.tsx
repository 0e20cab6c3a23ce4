import { isMember } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { creditNames, creditTones, type Booking } from '../words.ts';
import * as texts from './texts.ts';

/** Everybody pays for their own place: what has become of each one's credit, as far as the reader may know. */
export function UnitsOfEach({ booking }: { booking: Booking }) {
  const isOfMember = isMember(useMe());
  const { credit, creditState } = booking;
  const known = booking.expectedAttendees.filter(({ creditState: state }) => state !== null);
  const units = credit.cost === 1 ? texts.oneCredit : texts.credits(credit.cost);
  return (
    <Card title={texts.credit} note={texts.everyonePaysForTheirOwn(units)}>
      {isOfMember && known.length === 0 ? <Text tone="muted">{texts.youDontPayForIt}</Text> : null}
      {creditState === 'mixed' ? <Text tone="muted">{texts.mixedSomeCreditsWereUsed}</Text> : null}
      <ItemList label={texts.creditsOfThoseWhoCome}>
        {known.map(({ id, person, creditState: state }) => (
          <Item
            key={id}
            title={
              <TextLink
                to="/app/bookings/$booking/attendees/$attendee"
                params={{ booking: booking.id, attendee: id }}
              >
                {person.fullName}
              </TextLink>
            }
            end={state && <Badge tone={creditTones[state]}>{creditNames[state]}</Badge>}
          />
        ))}
      </ItemList>
    </Card>
  );
}
