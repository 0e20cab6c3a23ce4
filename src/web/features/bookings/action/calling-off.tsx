import { useEffect } from 'react';
import { isAgreed } from '#machines/booking/labels.ts';
import type { Answer } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { listed } from './who-is-notified.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** What is cancelled. */
export function Naming({ booking }: { booking: Booking }) {
  return (
    <>
      <When at={booking.startsAt} until={booking.endsAt} zone={useZone()} />: {booking.title}
    </>
  );
}

const tones = { none: 'info', returned: 'success', forfeited: 'warning' } as const;

/** What becomes of the credit, who is told, and what else follows. */
export function CallingOff({ booking }: { booking: Booking }) {
  const { cancelling } = booking;
  if (cancelling === null) return null;
  return (
    <Card title={texts.whatHappens} tone="sunken">
      <Notice tone={tones[cancelling.creditOutcome]}>{cancelling.sentence}</Notice>
      <Facts
        layout="rows"
        facts={[
          {
            term: texts.whoIsNotified,
            detail:
              cancelling.notified.length === 0 ? texts.nobodyElse : listed(cancelling.notified),
          },
          {
            term: texts.calendars,
            detail: isAgreed(booking.status)
              ? texts.everyoneGetsACancellationFor
              : texts.nothingHasBeenEnteredYet,
          },
          { term: texts.theTime, detail: texts.othersCanBookItImmediately },
        ]}
      />
    </Card>
  );
}

/** The consequence changes by the minute, and once for good when it becomes too late: it is asked for anew. */
export function useAgainWhenLate({ data, refetch }: Answer<Booking>): void {
  const isLate = data?.cancelling?.late === true;
  useEffect(() => {
    if (isLate) return undefined;
    const timer = setInterval(() => void refetch(), 30_000);
    return () => clearInterval(timer);
  }, [isLate, refetch]);
}
