import { Suspense, lazy, useEffect } from 'react';
import { whenIdle } from '#web/screens/when-idle.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { CoachStep } from './coach-step.tsx';
import { CreditStep } from './credit-step.tsx';
import type { FlowPage } from './flow-page.ts';
import { MessageStep } from './message-step.tsx';
import { SessionStep } from './session-step.tsx';
import { TimeStep } from './time-step.tsx';

const fetchReview = async () => ({ default: (await import('./review-step.tsx')).ReviewStep });

const screens = {
  session: SessionStep,
  credit: CreditStep,
  coach: CoachStep,
  time: TimeStep,
  message: MessageStep,
  review: lazy(fetchReview),
} as const;

/** The one decision of this page. The last is fetched while somebody makes the others. */
export function FlowStep(page: FlowPage) {
  useEffect(() => whenIdle(() => void fetchReview()), []);
  const Screen = screens[page.choices.step];
  return (
    <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
      <Screen {...page} />
    </Suspense>
  );
}
