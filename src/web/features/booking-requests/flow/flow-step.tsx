import { Suspense, useEffect } from 'react';
import { whenIdle } from '#web/screens/when-idle.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { FlowPage } from './flow-page.ts';
import { SessionStep } from './session-step.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** The later steps: fetched while somebody decides on the first. */
const later = {
  credit: lazyPart(async () => (await import('./credit-step.tsx')).CreditStep),
  coach: lazyPart(async () => (await import('./coach-step.tsx')).CoachStep),
  time: lazyPart(async () => (await import('../time/time-step.tsx')).TimeStep),
  message: lazyPart(async () => (await import('./message-step.tsx')).MessageStep),
  review: lazyPart(async () => (await import('./review-step.tsx')).ReviewStep),
} as const;

const screens = {
  session: SessionStep,
  ...later,
} as const;

/** The one decision of this page. */
export function FlowStep(page: FlowPage) {
  useEffect(() => whenIdle(() => Object.values(later).forEach((step) => step.fetch())), []);
  const Screen = screens[page.choices.step];
  return (
    <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
      <Screen {...page} />
    </Suspense>
  );
}
