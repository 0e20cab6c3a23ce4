import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { queryOf } from '#web/api/options.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { When } from '#web/ui/when.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/use-me.ts';
import { toneOf } from './status-chip.tsx';
import type { Booking } from './words.ts';

export type History = DataOf<'GET /bookings/{booking}/history'>;

/** The drawing and its data are large, and at the end of the page. */
const BookingChart = lazy(async () => ({
  default: (await import('./booking-chart.tsx')).BookingChart,
}));

/** What had happened by then. */
const upTo = (history: History, position: number | undefined): History =>
  history.filter((entry) => position === undefined || entry.position <= position);

/** Below 640 px the chart is a list many screens long, so it is opened only when asked for. */
const hasRoomForChart = (): boolean =>
  globalThis.matchMedia?.('(min-width: 640px)').matches ?? false;

/** How it came to this: in words, and on the chart. */
export function BookingHistory({ booking, at: linked }: { booking: Booking; at?: number }) {
  const mayMove = isStaff(useMe());
  const query = useQuery(
    queryOf(useApi(), 'GET /bookings/{booking}/history', { params: { booking: booking.id } }),
  );
  const zone = useZone();
  const [drawn, setDrawn] = useState(hasRoomForChart);
  return (
    <Card title="History">
      <Loaded query={query} waiting={<WaitingLines lines={3} />}>
        {(history) => (
          <Stack gap="6">
            <Timeline
              label="What happened to this booking"
              entries={history.map(({ position, at, sentence, state }) => ({
                key: String(position),
                title: position === linked ? <strong>{sentence}</strong> : sentence,
                meta: (
                  <>
                    <When at={at} zone={zone} />
                    {position === linked ? ' · the step of this link' : null}
                    {mayMove && position !== linked ? (
                      <>
                        {' · '}
                        <TextLink
                          to="/app/bookings/$booking"
                          params={{ booking: booking.id }}
                          search={{ at: position }}
                        >
                          See it then
                          <VisuallyHidden>: {sentence}</VisuallyHidden>
                        </TextLink>
                      </>
                    ) : null}
                  </>
                ),
                tone: toneOf(state),
              }))}
            />
            <Row>
              <Button size="small" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
                {drawn ? 'Hide the chart' : 'Show it on the chart'}
              </Button>
            </Row>
            {drawn ? (
              <Suspense fallback={<WaitingLines lines={3} shape="block" />}>
                <BookingChart
                  booking={booking}
                  history={mayMove ? upTo(history, linked) : history}
                />
              </Suspense>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
