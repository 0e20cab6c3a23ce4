import type { Place } from '#domain/bookings/place.ts';
import type { BareEvent } from '../bare-event.ts';
import type { AskedOf, WordsOf } from '../capability.ts';

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
  /** Staff have given the unit back: nothing moves it again. Where each pays: that of somebody who stays away from what was cancelled. */
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
  /** It is the coach's answer to a request: it is kept too until the member has answered. */
  readonly answersRequest?: true;
  /** What the coach wrote with it. */
  readonly reason?: string | null;
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
  readonly joinCloses: number;
  readonly noShowGrace: number;
  readonly outcomeAuto: number;
  /** Percent of the time to answer; half of it where the booking is older than the rule. */
  readonly firstNudge?: number;
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
  /** It was told otherwise before. */
  readonly isCorrected?: true;
}

/** What the server found on the way to an answer, for the chart and its effects. */
export interface BookingFound {
  /** The lot that pays from now on, or the pool that is drawn from; the booking’s own where nothing else is said. */
  readonly lot?: string;
  /** The coach who takes it over. */
  readonly successor?: { readonly fullName: string; readonly timeZone: string };
}

export type Asked = AskedOf<BookingContext, BareEvent & { readonly found?: BookingFound }>;
export type Words = WordsOf<BookingContext>;
