import type { Attendance } from '#domain/bookings/vocabulary.ts';
import type { Stamp } from '../person.ts';
import type { Facts } from '../plain-record.ts';

/** What the chart knows of somebody's place in a session. Instants are epoch milliseconds. */
export interface AttendeeContext {
  readonly userId: string;
  readonly coachId: string;
  readonly startsAt: number;
  /** The session can still take place: it was asked for or agreed, and nobody has called it off. */
  readonly isOn: boolean;
  /** Nobody else is expected. */
  readonly isLast: boolean;
  readonly withdrawReason: string | null;
}

/** What is known of somebody when the session is over. */
export type Recorded = Extract<Attendance, 'attended' | 'missed' | 'excused'>;

export type AttendeeEvent = Stamp & { readonly facts?: Facts } & (
    | { readonly type: 'WITHDRAW'; readonly reason?: string }
    | { readonly type: 'JOIN' }
    | { readonly type: 'RECORD'; readonly attendance: Recorded }
  );
