import { Suspense, lazy, useEffect } from 'react';
import { whenIdle } from '#web/screens/when-idle.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { CoachStep } from './coach-step.tsx';
import { CreditStep } from './credit-step.tsx';
import type { FlowPage } from './flow-page.ts';
import { SessionStep } from './session-step.tsx';

const fetchTime = async () => ({ default: (await import('../time/time-step.tsx')).TimeStep });
const fetchMessage = async () => ({ default: (await import('./message-step.tsx')).MessageStep });
const fetchReview = async () => ({ default: (await import('./review-step.tsx')).ReviewStep });
/** The later steps: fetched while somebody decides on the first. */
const fetchLater = () => Promise.all([fetchTime(), fetchMessage(), fetchReview()]);

const screens = {
  session: SessionStep,
  credit: CreditStep,
  coach: CoachStep,
  time: lazy(fetchTime),
  message: lazy(fetchMessage),
  review: lazy(fetchReview),
} as const;

/** The one decision of this page. */
export function FlowStep(page: FlowPage) {
  useEffect(() => whenIdle(() => void fetchLater()), []);
  const Screen = screens[page.choices.step];
  return (
    <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
      <Screen {...page} />
    </Suspense>
  );
}
