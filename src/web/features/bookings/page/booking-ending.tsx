import { phaseOf } from '#machines/booking/labels.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { settings } from '#web/settings.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { Fact } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Booking } from '../words.ts';

/** How it ended, where it has: an answer that said no, a cancellation, an outcome. */
export function Ending({ booking }: { booking: Booking }) {
  const zone = useZone();
  const { cancellation, outcome, request } = booking;
  const phase = phaseOf(booking.status);
  if (cancellation !== null)
    return (
      <Card title={phase === 'withdrawn' ? 'Withdrawn' : 'Cancelled'}>
        <Facts
          layout="rows"
          facts={[
            { term: 'By', detail: byWords(cancellation) },
            { term: 'When', detail: <When at={cancellation.at} zone={zone} /> },
            ...(cancellation.late
              ? [{ term: 'Notice', detail: 'Late: after the time for cancelling freely' }]
              : []),
            ...reasonFact(cancellation.reason),
          ]}
        />
      </Card>
    );
  if (phase === 'declined' && request?.response)
    return (
      <Card title="Declined">
        <Facts
          layout="rows"
          facts={[
            { term: 'When', detail: <When at={request.response.at} zone={zone} /> },
            ...reasonFact(request.response.reason),
          ]}
        />
      </Card>
    );
  if (outcome !== null)
    return (
      <Card title="Outcome">
        <Facts
          layout="rows"
          facts={[
            { term: 'Result', detail: booking.statusLabel },
            {
              term: 'Recorded',
              detail: outcome.assumed ? (
                'Assumed, because nobody recorded it in time'
              ) : (
                <>
                  {outcome.by === null ? null : `${outcome.by.fullName}, `}
                  <When at={outcome.at} zone={zone} />
                </>
              ),
            },
          ]}
        />
      </Card>
    );
  return null;
}

const reasonFact = (reason: string | null): Fact[] =>
  reason === null ? [] : [{ term: 'Reason', detail: reason }];

const parties = {
  member: 'the member’s side',
  coach: 'the coach',
  staff: `${settings.productName} staff`,
  system: settings.productName,
} as const;

function byWords({ by, party }: NonNullable<Booking['cancellation']>): string {
  return by === null ? parties[party] : `${by.fullName}, ${parties[party]}`;
}
