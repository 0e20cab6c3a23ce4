import { useState } from 'react';
import { formatMoment } from '#domain/time/format.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import type { BookingRow } from '../words.ts';
import { againSearch } from './again-search.ts';
import { bookAgain } from './words.ts';

/** The same session with the same coach once more: the next free times, each of which leads to the flow with everything chosen. */
export function BookAgain({
  booking,
}: {
  booking: Pick<BookingRow, 'session' | 'coach' | 'team'>;
}) {
  const zone = useZone();
  const [now] = useState(Date.now);
  const { session, coach, team } = booking;
  const { data } = useApiQuery('GET /booking-requests/next-times', {
    query: { session: session.id, coach: [coach.id], for: team?.id },
  });
  const times = data?.coaches[0]?.nextFree;
  return (
    <Card title={bookAgain.title} note={bookAgain.what(session.name, coach.fullName, team?.name)}>
      <Stack gap="3">
        {times?.length === 0 ? <Text tone="muted">{bookAgain.none}</Text> : null}
        <Row gap="2">
          {times?.map((startsAt) => (
            <LinkButton
              key={startsAt}
              size="small"
              to="/app/booking-requests/create"
              search={againSearch(booking, { startsAt })}
            >
              {formatMoment(Date.parse(startsAt), zone, { relativeTo: now })}
            </LinkButton>
          ))}
          <LinkButton
            size="small"
            variant="plain"
            to="/app/booking-requests/create"
            search={againSearch(booking)}
          >
            {bookAgain.other}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
