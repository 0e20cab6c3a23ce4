import type { BookingEvent } from '#machines/booking/events.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Coach, Member, Team } from '../people/build.ts';
import type { Person } from '../people/person.ts';
import type { Option, Programme } from '../programmes/build.ts';

/** What becomes of a booking of the demo. */
export type Fate =
  | 'completed'
  | 'assumed'
  | 'missed'
  | 'coachMissed'
  | 'calledOff'
  | 'calledOffLate'
  | 'calledOffByCoach'
  | 'movedByCoachLate'
  | 'calledOffByStaff'
  | 'rejected'
  | 'expired'
  | 'withdrawn'
  | 'requested'
  | 'suggested'
  | 'agreed';

/** Who a booking is for and what it is. */
export interface Matter {
  readonly programme: Programme;
  readonly option: Option;
  readonly coach: Coach;
  /** The member; for a team its leader. */
  readonly member: Member;
  readonly team: Team | null;
  /** Who comes besides, because they were invited. */
  readonly guests?: readonly Member[];
}

/** Somebody who is invited to a session, and what they answer; nothing when they leave it open. */
export interface PlannedInvite {
  readonly at: number;
  readonly invitee: Member;
  /** There is no seat left, and they wait for one. */
  readonly waits: boolean;
  readonly message: string | null;
  readonly answer: {
    readonly at: number;
    readonly event:
      | { readonly type: 'ACCEPT' }
      | { readonly type: 'REJECT'; readonly reason: string };
  } | null;
}

/** An event that somebody sends later. */
export interface Step {
  readonly at: number;
  readonly event: BookingEvent;
}

/** A booking as it will be made and what happens to it, before the product has heard of it. */
export interface PlannedBooking extends Matter {
  readonly by: Person;
  readonly type: 'REQUEST' | 'CREATE_DIRECT';
  readonly madeAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Starts that would suit the member as well. */
  readonly otherTimes: readonly number[];
  readonly message: string | null;
  readonly location: { readonly kind: LocationKind; readonly detail: string | null } | null;
  readonly overrideReason: string | null;
  readonly steps: readonly Step[];
  readonly invites: readonly PlannedInvite[];
}
