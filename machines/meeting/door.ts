/** As whom somebody comes: one of those the session is for, the coach who gives it, or staff who look in. */
export type Side = 'member' | 'coach' | 'staff';

/** What the door of the room says. */
export type DoorStatus = 'early' | 'open' | 'cancelled' | 'over';

export interface Door {
  readonly doorStatus: DoorStatus;
  /** Epoch milliseconds. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/** What the door needs to know of a booking. `status` is its state path; moments are epoch milliseconds. */
export interface Booked {
  readonly status: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly terms: { readonly joinOpens: number; readonly joinCloses: number };
}

const minute = 60_000;
/** How long before the start a coach may come in (domain reference, 6.10). */
export const coachComes = 30 * minute;

const ahead: readonly string[] = ['requested', 'confirmed.scheduled'];
const live: readonly string[] = [
  'confirmed.open',
  'confirmed.inProgress',
  'confirmed.awaitingOutcome',
];
const calledOff: readonly string[] = ['cancelled', 'rejected', 'expired', 'requestCancelled'];

/** Whether somebody may come in, by the state of the booking itself (domain reference, 6.10). */
export function doorOf(booking: Booked, side: Side, at: number): Door {
  const { status, startsAt, endsAt, terms } = booking;
  const opensAt = startsAt - (side === 'coach' ? coachComes : terms.joinOpens);
  const closesAt = endsAt + terms.joinCloses;
  const doorStatus = (): DoorStatus => {
    if (calledOff.includes(status)) return 'cancelled';
    if (at >= closesAt) return 'over';
    if (live.includes(status)) return 'open';
    if (!ahead.includes(status)) return 'over';
    const isAgreed = status !== 'requested';
    return isAgreed && side === 'coach' && at >= opensAt ? 'open' : 'early';
  };
  return { doorStatus: doorStatus(), opensAt, closesAt };
}
