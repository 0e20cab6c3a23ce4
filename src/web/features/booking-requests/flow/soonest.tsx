import { formatMoment } from '#domain/time/format.ts';
import type { DataOf } from '#web/api/call.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { FlowPage } from './flow-page.ts';
import type { OfferedCoach } from './flow-queries.ts';
import { linkTo } from './flow-search.ts';
import { soonest } from '../words.ts';

type NextTimes = DataOf<'GET /booking-requests/next-times'>['coaches'];

/** So many stand there. */
const few = 3;

interface SoonestProps {
  page: FlowPage;
  coaches: readonly OfferedCoach[];
  next: NextTimes;
}

/** For whom the time matters more than the coach: the first free times of all, each of which chooses both. */
export function Soonest({ page: { choices, zone, now }, coaches, next }: SoonestProps) {
  const times = next
    .flatMap(({ id, nextFree }) => nextFree.map((start) => ({ id, slot: Date.parse(start) })))
    .toSorted((one, other) => one.slot - other.slot)
    .slice(0, few);
  if (times.length === 0) return null;
  return (
    <Card title={soonest.title} note={soonest.lead}>
      <Row gap="2">
        {times.map(({ id, slot }) => (
          <LinkButton
            key={`${slot} ${id}`}
            size="small"
            {...linkTo({ ...choices, coach: id, slot, also: [], from: null }, 'message')}
          >
            {soonest.choice(
              formatMoment(slot, zone, { relativeTo: now }),
              coaches.find((coach) => coach.id === id)?.fullName ?? '',
            )}
          </LinkButton>
        ))}
      </Row>
    </Card>
  );
}
