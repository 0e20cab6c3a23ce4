import { lazy, Suspense, useState, type ReactNode } from 'react';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { Booking } from '../words.ts';

/** Each is fetched when it is opened: most who look at a booking open none. */
const forms = {
  RECORD_OUTCOME: lazy(async () => ({
    default: (await import('../outcome/outcome-form.tsx')).OutcomeForm,
  })),
  CORRECT_OUTCOME: lazy(async () => ({
    default: (await import('../outcome/correct-outcome.tsx')).CorrectOutcome,
  })),
  REASSIGN_COACH: lazy(async () => ({
    default: (await import('../move/change-coach.tsx')).ChangeCoach,
  })),
  MOVE: lazy(async () => ({ default: (await import('../move/move-form.tsx')).MoveForm })),
  REINSTATE: lazy(async () => ({
    default: (await import('../outcome/reinstate-panel.tsx')).ReinstatePanel,
  })),
} as const;

export type OnPage = keyof typeof forms;

/** The form that a button of the page has opened, and how buttons open one. */
export function useOnPage(booking: Booking): {
  readonly begin: (event: OnPage) => void;
  readonly form: ReactNode;
} {
  const [event, setEvent] = useState<OnPage | null>(null);
  const Form = event && forms[event];
  return {
    begin: setEvent,
    form: Form && (
      <Suspense fallback={<WaitingLines />}>
        <Form booking={booking} onClose={() => setEvent(null)} />
      </Suspense>
    ),
  };
}
