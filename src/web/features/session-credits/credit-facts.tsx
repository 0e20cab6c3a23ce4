import { useState, type ReactNode } from 'react';
import { lastDay } from '#web/screens/list/last-day.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Text } from '#web/ui/text.tsx';
import { drawWords, type Credit } from './credit-record.ts';
import { sourceOf } from './words.ts';
import * as texts from './texts.ts';

/** What is read of a lot, whatever it pays for. */
type LotOfEither = Pick<
  Credit,
  | 'available'
  | 'held'
  | 'spent'
  | 'forfeited'
  | 'expired'
  | 'elsewhere'
  | 'quantity'
  | 'holderType'
  | 'expiresAt'
  | 'priority'
  | 'source'
  | 'reason'
  | 'draw'
>;

interface CreditFactsProps {
  credit: LotOfEither;
  /** Whose it is, with the way to what else is theirs. */
  holder: ReactNode;
}

/** What is in a lot, where the rest is, until when, and when it is used. */
export function CreditFacts({ credit, holder }: CreditFactsProps) {
  const zone = useZone();
  const [now] = useState(Date.now);
  const { available, held, spent, forfeited, expired, elsewhere, quantity } = credit;
  const isPool = credit.holderType === 'pool';
  const facts: Fact[] = [
    { term: texts.holder, detail: holder },
    {
      term: Date.parse(credit.expiresAt) <= now ? texts.couldBeUsedUntil : texts.canBeUsedUntil,
      detail: lastDay(credit.expiresAt, zone, now),
    },
    { term: texts.priority, detail: String(credit.priority) },
    { term: texts.source, detail: sourceOf(credit) },
    ...(credit.reason === null ? [] : [{ term: texts.reason, detail: credit.reason }]),
  ];
  return (
    <Card title={texts.whatIsInIt}>
      <Stack gap="4">
        <Text look="display" as="div">
          {available} <Text as="span">{texts.ofQuantityLeft(quantity)}</Text>
        </Text>
        <Meter
          parts={[
            { key: 'available', label: 'available', count: available, tone: 'good' },
            { key: 'held', label: texts.reserved, count: held, tone: 'held' },
            { key: 'spent', label: 'used', count: spent, tone: 'used' },
            { key: 'forfeited', label: 'lost', count: forfeited, tone: 'lost' },
            { key: 'expired', label: texts.expired, count: expired, tone: 'lost' },
            {
              key: 'elsewhere',
              label: isPool ? texts.allocated : texts.deallocated,
              count: elsewhere,
              tone: 'used',
            },
          ]}
        />
        {credit.draw === null ? null : <Text>{drawWords(credit.draw)}</Text>}
        <Facts facts={facts} />
      </Stack>
    </Card>
  );
}
