import type { Booking } from '../words.ts';

/** What is done to a booking on its own page, below the button that began it. */
export interface PageAction {
  readonly booking: Booking;
  readonly onClose: () => void;
  /** Once it is done; it is closed then where nothing else is said. */
  readonly onDone?: () => void;
}
