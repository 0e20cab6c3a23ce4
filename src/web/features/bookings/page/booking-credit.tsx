import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { UnitCard } from '../outcome/unit-card.tsx';
import { UnitsOfEach } from '../outcome/units-of-each.tsx';
import { creditNames } from '../words.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** What pays for the booking, and every movement of it so far. */
export function BookingCredit({ booking }: { booking: Booking }) {
  const { credit, creditState, eachPays } = booking;
  if (credit.cost > 0 && eachPays) return <UnitsOfEach booking={booking} />;
  if (credit.cost === 0 || credit.lot === null)
    return (
      <Card title={texts.credit}>
        <Text tone="muted">{credit.cost === 0 ? texts.thisSessionIsFree : creditNames.none}</Text>
      </Card>
    );
  return (
    <UnitCard state={creditNames[creditState]} credit={credit}>
      <Statement booking={booking} />
    </UnitCard>
  );
}

/** The way to the whole statement, for those whose credits they are and for staff. */
function Statement({ booking }: { booking: Booking }) {
  if (!booking.mayReadCredits) return null;
  const holder = booking.team ?? booking.attendees[0];
  if (holder === undefined) return null;
  return (
    <Stack gap="1">
      <TextLink
        to="/app/session-credits/$entityType/$entityId"
        params={{ entityType: booking.team === null ? 'user' : 'team', entityId: holder.id }}
      >
        {texts.showAllCredits}
      </TextLink>
    </Stack>
  );
}
