import type { LocationKind } from '../bookings/vocabulary.ts';
import type { LocalDate } from '../time/calendar.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** How a credit may be used (domain reference, 5.6). Dates and clocks are those of the programme's zone; `from` and `to` are minutes since midnight, weekdays those of ISO. */
export type Constraint =
  | { readonly kind: 'coachIn'; readonly coaches: readonly Named[] }
  | { readonly kind: 'notBefore'; readonly date: LocalDate }
  | { readonly kind: 'notAfter'; readonly date: LocalDate }
  | { readonly kind: 'weekdays'; readonly days: readonly number[] }
  | { readonly kind: 'timeWindow'; readonly from: number; readonly to: number }
  | { readonly kind: 'minDaysBetween'; readonly days: number }
  | { readonly kind: 'maxPerPeriod'; readonly most: number; readonly period: Period }
  | { readonly kind: 'afterQuestionnaire'; readonly questionnaire: Named }
  | { readonly kind: 'afterBooking'; readonly nth: number }
  | { readonly kind: 'locationIn'; readonly places: readonly LocationKind[] };

export type Period = 'week' | 'month' | 'programme';

/** Whether it only says what comes first: whoever has the credit can see to that, so it leaves every time open in the end. */
export const isMetLater = ({ kind }: Constraint): boolean =>
  kind === 'afterBooking' || kind === 'afterQuestionnaire';

/** A session of whoever uses the credit, in its programme. */
export interface Used {
  readonly start: number;
  /** Of the session that the credit is for. */
  readonly isSame: boolean;
}

/** Days and clocks of a constraint are the programme's; whoever reads of them has their own order of day and month. */
export interface Zones {
  /** The programme's. */
  readonly zone: string;
  readonly reader: string;
}

/** By which rules a credit may be used, and what they are about. */
export interface UseRules extends Zones {
  readonly constraints: readonly Constraint[];
  /** What is booked or took place already, without the one in question. */
  readonly used: readonly Used[];
  /** Where it is to be; null while nobody has said. */
  readonly place: LocationKind | null;
  /** The questionnaires that are complete, by their ids. */
  readonly answered: readonly string[];
}

/** What is asked of the constraints: a session of this length with this coach. */
export interface Start {
  readonly at: number;
  readonly durationMs: number;
  readonly coachId: string | undefined;
}

/** What the rules say of starts: whoever asks need not know how they are decided. */
export interface Uses {
  readonly rules: UseRules;
  readonly allows: (start: Start) => boolean;
  /** Why they close a start, a sentence of each; none for one that is open. */
  readonly refusals: (start: Start) => readonly string[];
}
