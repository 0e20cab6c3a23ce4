import type { attendeeStates } from './states.gen.ts';
import type { Stamp } from '../person.ts';
import type { Facts } from '../bare-event.ts';
import type { SentOf } from '../verbs.ts';
import type { attendeeVerbs } from './verbs.ts';

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

/** What the product itself tells of a place, as the session goes. */
type Reported = Stamp & { readonly facts?: Facts } & (
    | { readonly type: 'JOIN' }
    /** `causedBy` is whoever booked it, or brought it back. */
    | { readonly type: 'HOLD'; readonly causedBy?: string | null }
    /** `causedBy` is whoever called the session off, null where nobody did; `late` as the booking has it. */
    | { readonly type: 'RELEASE'; readonly causedBy: string | null; readonly late: boolean }
    | {
        readonly type: 'RECORD';
        readonly attendance: Recorded;
        /** Left out: the coach was there. */
        readonly isCoachAbsent?: boolean;
        /** Why an outcome is put right, and whether a unit is given where none is left to pay with. */
        readonly reason?: string;
        readonly goodwill?: boolean;
      }
  );

export type AttendeeEvent = (SentOf<typeof attendeeVerbs> | Reported) & {
  /** The lot that pays from now on, where it is another than before. */
  readonly found?: { readonly lot: string };
};

/** What the chart tells itself of somebody's units; who did it, and when, goes along. */
export type UnitEvent = Stamp & { readonly facts?: Facts } & (
    | { readonly type: 'credit.hold' }
    | { readonly type: 'credit.release'; readonly isTheirs: boolean; readonly isLate: boolean }
    | {
        readonly type: 'credit.settle';
        readonly attendance: Recorded;
        readonly isCoachAbsent: boolean;
      }
  );
