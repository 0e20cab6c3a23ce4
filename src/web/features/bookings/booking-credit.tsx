import { useState } from 'react';
import { lastDay } from '#web/screens/last-day.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { When } from '#web/ui/when.tsx';
import { isMember, isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/use-me.ts';
import { creditNames } from './words.ts';
import type { Booking } from './words.ts';

const tones = {
  HELD: 'info',
  HOLD_RELEASED: 'success',
  REFUNDED: 'success',
  SPENT: 'neutral',
  FORFEITED: 'danger',
} as const;

/** What pays for the booking, and every movement of it so far. */
export function BookingCredit({ booking }: { booking: Booking }) {
  const zone = useZone();
  const [now] = useState(Date.now);
  const { credit, creditState } = booking;
  if (credit.cost === 0 || credit.lot === null)
    return (
      <Card title="Credit">
        <Text tone="muted">
          {credit.cost === 0 ? 'This session is free: no credit is involved.' : creditNames.none}
        </Text>
      </Card>
    );
  return (
    <Card title="Credit">
      <Facts
        facts={[
          { term: 'State', detail: creditNames[creditState] },
          { term: 'Cost', detail: `${credit.cost} ${credit.cost === 1 ? 'credit' : 'credits'}` },
          { term: 'Paid from', detail: credit.lot.programme.name },
          { term: 'Can be used until', detail: lastDay(credit.lot.expiresAt, zone, now) },
        ]}
      />
      <Timeline
        label="Movements of the credit"
        entries={credit.movements.map(({ id, at, type, sentence, amount }) => ({
          key: id,
          title: amount === 1 ? sentence : `${sentence} (${amount})`,
          meta: <When at={at} zone={zone} />,
          tone: tones[type as keyof typeof tones] ?? 'neutral',
        }))}
      />
      <Statement booking={booking} />
    </Card>
  );
}

/** The way to the whole statement, for those whose credits they are and for staff. */
function Statement({ booking }: { booking: Booking }) {
  const me = useMe();
  const isOwn = isMember(me) && booking.attendees.some(({ id }) => id === me.id);
  if (!isOwn && !isStaff(me)) return null;
  const holder = booking.team ?? booking.attendees[0];
  if (holder === undefined) return null;
  return (
    <Stack gap="1">
      <TextLink
        to="/app/session-credits/$entityType/$entityId"
        params={{ entityType: booking.team === null ? 'user' : 'team', entityId: holder.id }}
      >
        Show all credits
      </TextLink>
    </Stack>
  );
}
