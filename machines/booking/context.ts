import type { Place } from '#domain/bookings/place.ts';
import type { Stamp } from '../person.ts';

/** What the booking chart knows of a booking: its row, the people around it and the terms it was made under. Instants are epoch milliseconds. */
export interface BookingContext {
  readonly reference: string;
  readonly requesterId: string | null;
  readonly coachId: string;
  readonly coachName: string;
  /** The leader of the team the booking is for; null for a booking of one member. */
  readonly teamLeaderId: string | null;
  /** The people expected to attend. */
  readonly attendeeIds: readonly string[];
  readonly startsAt: number;
  readonly endsAt: number;
  /** When an unanswered request lapses; null for a booking that was never a request. */
  readonly expiresAt: number | null;
  readonly requestedAt: number | null;
  /** The starts that would suit whoever asked, the first of which is kept; absent once the request is answered. */
  readonly proposedTimes?: readonly number[];
  readonly cost: number;
  /** Everybody who comes pays for their own place, so that the units are those of the attendees. */
  readonly eachPays?: boolean;
  readonly terms: BookingTerms;
  /** Late cancellations of this member in this programme that are still forgiven. */
  readonly freeLateCancelsLeft: number;
  readonly coachTimeZone: string;
  readonly response: Response | null;
  readonly cancellation: Cancellation | null;
  /** Staff have given the unit back: nothing moves it again. Where each pays: that of somebody who stays away from what was called off. */
  readonly isRefunded?: boolean;
  readonly outcome: Outcome | null;
  /** Where it takes place. */
  readonly place: Place;
  /** What they share before and after; none when nobody has written anything. */
  readonly note?: string | null;
  /** What the team shares with its coach; only of a booking for a team. */
  readonly teamNote?: string | null;
  readonly isForTeam?: boolean;
  readonly icalSequence: number;
  /** Where the coach has moved the event in their own calendar, until somebody decides about it. */
  readonly externalMove?: ExternalMove | null;
  /** Another time that waits for an answer. */
  readonly proposal?: Proposal | null;
}

/** Another time that somebody asks for; instants are epoch milliseconds. It lasts as long as the agreed one. */
export interface Proposal {
  readonly startsAt: number;
  readonly by: string;
  readonly party: Party;
  readonly at: number;
  /** When it lapses unanswered. */
  readonly expiresAt: number;
}

/** Instants as epoch milliseconds. */
export interface ExternalMove {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly at: number;
}

/** The policy parameters a booking was made under, in milliseconds; later changes of policy never touch it. */
export interface BookingTerms {
  readonly needsConfirmation: boolean;
  readonly lateWindow: number;
  readonly joinOpens: number;
  readonly noShowGrace: number;
  readonly outcomeAuto: number;
  readonly lastNudge: number;
  readonly reminders: readonly [day: number, hour: number];
  /** How long another time waits for an answer, and how long before the start at the latest. */
  readonly answerTtl: number;
  readonly answerLastMoment: number;
}

export interface Response {
  readonly by: string;
  readonly at: number;
  readonly decision: 'confirmed' | 'rejected';
  readonly reason: string | null;
}

export type Party = 'member' | 'coach' | 'staff' | 'system';

export interface Cancellation {
  readonly by: string;
  readonly party: Party;
  readonly at: number;
  readonly late: boolean;
  readonly reason: string | null;
  readonly askToReschedule: boolean;
  /** It was the coach's own calendar, where the event was removed. */
  readonly origin?: 'external';
}

export interface Outcome {
  readonly recordedBy: string;
  readonly at: number;
  readonly assumed: boolean;
  readonly attended: readonly string[];
}

/** Who was there. */
interface Attendance {
  readonly coachAttended?: boolean;
  readonly attended?: readonly string[];
  readonly excused?: readonly string[];
}

/** What the server found out under its locks for this event: a sentence stops it, null lets it pass. Absent when only reading. */
export interface Facts {
  /** Why the time can't be booked. */
  readonly slot?: string | null;
  /** Why one of the other times that would suit can't be booked. */
  readonly otherTimes?: string | null;
  /** Why no credit covers the booking. */
  readonly credit?: string | null;
  /** Why this person may not book for these people with this coach. */
  readonly permission?: string | null;
  /** Why the credit can't expire then. */
  readonly expiry?: string | null;
  /** The lot that pays from now on, or the pool that is drawn from; the booking’s own where nothing else is said. */
  readonly lot?: string;
  /** Why another coach can't take it over. */
  readonly coach?: string | null;
  /** Why it can't take place at the other time. */
  readonly time?: string | null;
  /** The coach who takes it over. */
  readonly successor?: { readonly fullName: string; readonly timeZone: string };
}

export type BookingEvent = Stamp & { readonly facts?: Facts } & (
    | { readonly type: 'REQUEST' }
    | { readonly type: 'CREATE_DIRECT' }
    | { readonly type: 'CONFIRM'; readonly startsAt?: number }
    | { readonly type: 'REJECT'; readonly reason?: string }
    | { readonly type: 'CANCEL_REQUEST'; readonly reason?: string }
    | { readonly type: 'CANCEL'; readonly reason?: string; readonly askToReschedule?: boolean }
    | { readonly type: 'REASSIGN_COACH'; readonly coach?: string }
    | { readonly type: 'EXTERNAL_CANCEL' | 'PUT_BACK' | 'REINSTATE' }
    | { readonly type: 'MOVE'; readonly startsAt?: number }
    | { readonly type: 'ACCEPT_MOVE' | 'DECLINE_MOVE' | 'WITHDRAW_MOVE' }
    | ({ readonly type: 'UPDATE_LOCATION' } & Partial<Place>)
    | { readonly type: 'EDIT_NOTE' | 'EDIT_TEAM_NOTE'; readonly note?: string }
    | { readonly type: 'REFUND'; readonly reason?: string; readonly expiresAt?: number | null }
    | { readonly type: 'EXTERNAL_MOVE'; readonly startsAt?: number; readonly endsAt?: number }
    | ({ readonly type: 'RECORD_OUTCOME' } & Attendance)
    | ({
        readonly type: 'CORRECT_OUTCOME';
        readonly reason?: string;
        /** The lot that a unit is taken from where the booking's own has none left, or one given for the purpose. */
        readonly credit?: string | null;
      } & Attendance)
  );
