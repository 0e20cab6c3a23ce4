import { CoachStep } from './coach-step.tsx';
import { CreditStep } from './credit-step.tsx';
import type { FlowPage } from './flow-page.ts';
import { MessageStep } from './message-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { SessionStep } from './session-step.tsx';
import { TimeStep } from './time-step.tsx';

const screens = {
  session: SessionStep,
  credit: CreditStep,
  coach: CoachStep,
  time: TimeStep,
  message: MessageStep,
  review: ReviewStep,
} as const;

/** The one decision of this page. */
export function FlowStep(page: FlowPage) {
  const Screen = screens[page.choices.step];
  return <Screen {...page} />;
}
