import type { ReactNode } from 'react';
import { useSoughtBlock } from '#web/screens/sought-block.ts';
import { CalendarCheck, CalendarPlus } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMayOpen } from '#web/ui/may-open.ts';
import { Text } from '#web/ui/text.tsx';
import { begin } from './words.ts';

/** What the button below the sidebar leads to: where a member books, and where a coach says when they can be booked. */
export function Begin() {
  const mayOpen = useMayOpen();
  if (mayOpen('/app/booking-requests/create'))
    return (
      <BeginCard block="booking">
        <LinkButton to="/app/booking-requests/create" icon={<CalendarPlus />}>
          {begin.booking.choose}
        </LinkButton>
      </BeginCard>
    );
  if (mayOpen('/app/availability'))
    return (
      <BeginCard block="availability">
        <LinkButton to="/app/availability" icon={<CalendarCheck />}>
          {begin.availability.open}
        </LinkButton>
        <LinkButton to="/app/working-hours/update">{begin.availability.hours}</LinkButton>
      </BeginCard>
    );
  return null;
}

function BeginCard({ block, children }: { block: keyof typeof begin; children: ReactNode }) {
  const ref = useSoughtBlock<HTMLElement>(block);
  const { title, text } = begin[block];
  return (
    <Card title={title} region={ref}>
      <Stack gap="3">
        <Text tone="muted">{text}</Text>
        <Row gap="2">{children}</Row>
      </Stack>
    </Card>
  );
}
