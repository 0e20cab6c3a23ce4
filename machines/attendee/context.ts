import type { BareEvent } from '../bare-event.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { attendeeStates } from './states.gen.ts';

/** What the chart knows of somebody's place in a session. Instants are epoch milliseconds. */
export interface AttendeeContext {
  readonly userId: string;
  readonly coachId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** The session can still take place: it was asked for or agreed, and nobody has called it off. */
  readonly isOn: boolean;
  /** It was agreed: whoever gives up a mere request is never late. */
  readonly isAgreed: boolean;
  /** Nobody else is expected. */
  readonly isLast: boolean;
  readonly withdrawReason: string | null;
  /** The units that they pay for their own place; 0 where it is free, or the booking is paid as a whole. */
  readonly cost: number;
  /** From so long before the start on, whoever gives up their place loses their units. */
  readonly lateWindow: number;
  /** How often they are still forgiven for being late. */
  readonly freeLateCancelsLeft: number;
  /** They gave up their place late, and were forgiven. */
  readonly isForgiven: boolean;
}

/** What is known of somebody when the session is over. */
export type Recorded = (typeof attendeeStates.recorded)[number];

/** What the server found on the way to an answer: the lot that pays from now on, where it is another than before. */
export interface AttendeeFound {
  readonly lot: string;
}

export type Asked = AskedOf<AttendeeContext, BareEvent & { readonly found?: AttendeeFound }>;
export type Words = WordsOf<AttendeeContext>;
export type Stamps = StampsOf<AttendeeContext>;
