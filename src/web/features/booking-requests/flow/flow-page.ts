import type { Choices } from '#machines/booking-request/context.ts';
import { steps } from '#machines/booking-request/steps.ts';
import { counted } from '#web/ui/numbers.ts';
import type { Flow } from './use-flow.ts';
import type { BookingOptions, OfferedCoach, OfferedSession, PayingCredit } from './flow-queries.ts';

/** What has been chosen, with its names. */
export interface Chosen {
  readonly session: OfferedSession | undefined;
  readonly credit: PayingCredit | undefined;
  readonly coach: OfferedCoach | undefined;
  readonly team: BookingOptions['teams'][number] | undefined;
}

/** Everything the parts of the flow's page show and do. */
export interface FlowPage extends Flow {
  readonly options: BookingOptions;
  readonly choices: Choices;
  readonly chosen: Chosen;
  /** The reader's zone. */
  readonly zone: string;
  /** The server's clock, that near days are told and answers are counted from; epoch milliseconds. */
  readonly now: number;
}

export function chosenOf(options: BookingOptions, choices: Choices): Chosen {
  const session = options.sessions.find(({ id }) => id === choices.session);
  return {
    session,
    credit: session?.credits.find(({ id }) => id === choices.credit),
    coach: session?.coaches.find(({ id }) => id === choices.coach),
    team: options.teams.find(({ id }) => id === choices.for),
  };
}

/** The step on the page: while something is on its way, the one the choices stand at. */
export const stepIndex = (choices: Choices): number => steps.indexOf(choices.step);

export const creditsWord = (count: number): string => counted(count, 'credit');
