import { Meter } from '#web/ui/meter.tsx';
import { Text } from '#web/ui/text.tsx';
import { allUnits, type CreditUnits } from './words.ts';
import * as texts from './texts.ts';

/** Where all the credits are, in the order in which each of them goes. */
export function CreditMeter({ credits }: { credits: CreditUnits }) {
  const { pool, available, held, used, lost } = credits;
  if (allUnits(credits) === 0) return <Text tone="muted">{texts.noCreditsYet}</Text>;
  return (
    <Meter
      parts={[
        { key: 'used', label: 'used', count: used, tone: 'used' },
        { key: 'held', label: texts.setAsideForBookings, count: held, tone: 'held' },
        { key: 'available', label: texts.allocatedAndFree, count: available, tone: 'good' },
        { key: 'pool', label: texts.notAllocated, count: pool, tone: 'free' },
        { key: 'lost', label: texts.lostOrExpired, count: lost, tone: 'lost' },
      ]}
    />
  );
}
