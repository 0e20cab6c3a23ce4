import { useState, type ReactNode } from 'react';
import { ChangeCoach } from './change-coach.tsx';
import { CorrectOutcome } from './correct-outcome.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { ReinstatePanel } from './reinstate-panel.tsx';
import type { Booking } from './words.ts';

/** What is done to a booking on its own page, below the button that began it. */
export interface Deed {
  readonly booking: Booking;
  readonly onClose: () => void;
}

const forms = {
  RECORD_OUTCOME: OutcomeForm,
  CORRECT_OUTCOME: CorrectOutcome,
  REASSIGN_COACH: ChangeCoach,
  REINSTATE: ReinstatePanel,
} as const satisfies Readonly<Record<string, (deed: Deed) => ReactNode>>;

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
    form: Form && <Form booking={booking} onClose={() => setEvent(null)} />,
  };
}
