import { Suspense, useEffect } from 'react';
import type { Cell } from '#domain/availability/cells.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { formatRange } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { whenIdle } from '#web/screens/when-idle.ts';
import type { TimeAnswer } from './time-answer.ts';
import * as texts from './texts.ts';

/** What can be said about a time is a lot, and nobody reads it before they chose one. */
const WhyReasons = lazyPart(async () => (await import('./why-reasons.tsx')).WhyReasons);

interface WhyCardProps {
  answer: TimeAnswer;
  coach: CoachTime;
  rules: SlotRules;
  cells: readonly Cell[];
}

/** Why a session can't begin at a time: the place for it, and what to do to be told. */
export function WhyCard({ answer, coach, rules, cells }: WhyCardProps) {
  const zone = useZone();
  const first = cells[0];
  const last = cells.at(-1);
  useEffect(() => whenIdle(WhyReasons.fetch), []);
  if (first === undefined || last === undefined || last.end <= first.start)
    return (
      <Card title={texts.why}>
        <Text tone="muted">{texts.chooseATimeToSee}</Text>
      </Card>
    );
  return (
    <Card title={texts.why} note={formatRange(first.start, last.end, zone)}>
      <Suspense fallback={<WaitingLines lines={2} />}>
        <WhyReasons
          answer={answer}
          coach={coach}
          rules={rules}
          cells={[first, ...cells.slice(1)]}
        />
      </Suspense>
    </Card>
  );
}
