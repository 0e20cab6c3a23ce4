import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Person } from '#machines/person.ts';
import type { Party } from '../record/party.ts';

/** A session to be booked: by a member for themselves or their team, or directly by a coach or staff for a member. */
export interface NewBooking {
  readonly type: 'REQUEST' | 'CREATE_DIRECT';
  readonly by: Person;
  readonly party: Party;
  readonly sessionId: string;
  readonly coachId: string;
  readonly lotId: string | null;
  readonly startsAt: number;
  readonly location?: { readonly kind: LocationKind; readonly detail: string | null };
  readonly message?: string | null;
  /** Other starts that would suit the asker, if the coach would rather have one of them. */
  readonly otherTimes?: readonly number[];
  readonly overrideReason?: string | null;
  readonly at: number;
  /** The bookings that are made together with it. */
  readonly group?: {
    readonly id: string;
    /** Of a free session, which no credit ties to a programme. */
    readonly programmeId: string | null;
  };
}
