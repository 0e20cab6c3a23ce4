import { useState } from 'react';
import type { ReactNode } from 'react';
import { lastDay } from '#web/screens/list/last-day.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Timeline } from '#web/ui/lists/timeline.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

const tones = {
  HELD: 'info',
  HOLD_RELEASED: 'success',
  REFUNDED: 'success',
  SPENT: 'neutral',
  FORFEITED: 'danger',
} as const;

interface UnitCardProps {
  /** What has become of it, in words. */
  state: string;
  credit: Booking['credit'];
  children?: ReactNode;
}

/** What pays, what has become of it, and every movement of it so far. */
export function UnitCard({ state, credit: { cost, lot, movements }, children }: UnitCardProps) {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <Card title={texts.credit}>
      <Facts
        facts={[
          { term: texts.state, detail: state },
          { term: texts.cost, detail: `${cost} ${cost === 1 ? 'credit' : 'credits'}` },
          ...(lot === null
            ? []
            : [
                { term: texts.paidFrom, detail: lot.programme.name },
                { term: texts.canBeUsedUntil2, detail: lastDay(lot.expiresAt, zone, now) },
              ]),
        ]}
      />
      <Timeline
        label={texts.whatHappenedToTheCredit}
        entries={movements.map(({ id, at, type, sentence, amount }) => ({
          key: id,
          title: amount === 1 ? sentence : `${sentence} (${amount})`,
          meta: <When at={at} zone={zone} />,
          tone: tones[type as keyof typeof tones] ?? 'neutral',
        }))}
      />
      {children}
    </Card>
  );
}
