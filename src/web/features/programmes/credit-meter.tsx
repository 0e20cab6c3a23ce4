import { Meter } from '#web/ui/meter.tsx';
import { Text } from '#web/ui/text.tsx';
import { allUnits, type CreditUnits } from './words.ts';

/** Where all the credits are, in the order in which each of them goes. */
export function CreditMeter({ credits }: { credits: CreditUnits }) {
  const { pool, available, held, used, lost } = credits;
  if (allUnits(credits) === 0) return <Text tone="muted">No credits yet.</Text>;
  return (
    <Meter
      parts={[
        { key: 'used', label: 'used', count: used, tone: 'used' },
        { key: 'held', label: 'set aside for bookings', count: held, tone: 'held' },
        { key: 'available', label: 'allocated and free', count: available, tone: 'good' },
        { key: 'pool', label: 'not allocated', count: pool, tone: 'free' },
        { key: 'lost', label: 'lost or expired', count: lost, tone: 'lost' },
      ]}
    />
  );
}
