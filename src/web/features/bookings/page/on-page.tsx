import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { EventActions } from '#web/screens/record/record-actions.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { PageAction } from '../action/page-action.ts';
import type { Booking } from '../words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

interface OnPage {
  readonly Form: ComponentType<PageAction>;
  /** Never the page's primary button. */
  readonly quiet?: boolean;
}

/** The events that are sent by a form on the page itself. Each is fetched when it is opened: most who look at a booking open none. */
const forms: Readonly<Record<string, OnPage>> = {
  RECORD_OUTCOME: {
    Form: lazyPart(async () => (await import('../outcome/outcome-form.tsx')).OutcomeForm),
  },
  CORRECT_OUTCOME: {
    Form: lazyPart(async () => (await import('../outcome/correct-outcome.tsx')).CorrectOutcome),
    quiet: true,
  },
  REASSIGN_COACH: {
    Form: lazyPart(async () => (await import('../move/change-coach.tsx')).ChangeCoach),
    quiet: true,
  },
  MOVE: {
    Form: lazyPart(async () => (await import('../move/move-form.tsx')).MoveForm),
    quiet: true,
  },
  REINSTATE: {
    Form: lazyPart(async () => (await import('../outcome/reinstate-panel.tsx')).ReinstatePanel),
  },
};

/** The form that a button of the page has opened, and the buttons that open one. */
export function useOnPage(booking: Booking): {
  readonly eventActions: EventActions;
  readonly form: ReactNode;
} {
  const [event, setEvent] = useState<string | null>(null);
  const Form = event === null ? undefined : forms[event]?.Form;
  return {
    eventActions: Object.fromEntries(
      Object.entries(forms).map(([type, { quiet }]) => [
        type,
        { send: () => setEvent(type), busy: false, quiet },
      ]),
    ),
    form: Form && (
      <Suspense fallback={<WaitingLines />}>
        <Form booking={booking} onClose={() => setEvent(null)} />
      </Suspense>
    ),
  };
}
