import { phaseOf } from '#machines/booking/labels.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { settings } from '#web/settings.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { Fact } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** How it ended, where it has: an answer that said no, a cancellation, an outcome. */
export function Ending({ booking }: { booking: Booking }) {
  const zone = useZone();
  const { cancellation, outcome, request } = booking;
  const phase = phaseOf(booking.status);
  if (cancellation !== null)
    return (
      <Card title={phase === 'withdrawn' ? texts.withdrawn : texts.cancelled}>
        <Facts
          layout="rows"
          facts={[
            { term: texts.by, detail: byWords(cancellation) },
            { term: texts.when, detail: <When at={cancellation.at} zone={zone} /> },
            ...(cancellation.late ? [{ term: texts.notice, detail: texts.lateAfterTheTime }] : []),
            ...reasonFact(cancellation.reason),
          ]}
        />
      </Card>
    );
  if (phase === 'declined' && request?.response)
    return (
      <Card title={texts.declined}>
        <Facts
          layout="rows"
          facts={[
            { term: texts.when, detail: <When at={request.response.at} zone={zone} /> },
            ...reasonFact(request.response.reason),
          ]}
        />
      </Card>
    );
  if (outcome !== null)
    return (
      <Card title={texts.outcome}>
        <Facts
          layout="rows"
          facts={[
            { term: texts.result, detail: booking.statusLabel },
            {
              term: texts.recorded,
              detail: outcome.assumed ? (
                texts.assumedBecauseNobodyRecorded
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
  reason === null ? [] : [{ term: texts.reason, detail: reason }];

const parties = {
  member: texts.theMembersSide,
  coach: texts.theCoach,
  staff: texts.staff(settings.productName),
  system: settings.productName,
} as const;

function byWords({ by, party }: NonNullable<Booking['cancellation']>): string {
  return by === null ? parties[party] : `${by.fullName}, ${parties[party]}`;
}
