import type { useGo } from '#web/screens/use-go.ts';
import type { Booking } from '../words.ts';

/** Once something is done to a booking: as it is now, the way on, and what the server says it did. */
export type Done = (booking: Booking, go: ReturnType<typeof useGo>, said: string | null) => void;

/** What is done to a booking on its own page, below the button that began it. */
export interface PageAction {
  readonly booking: Booking;
  readonly onClose: () => void;
  /** Once it is done; it is closed then where nothing else is said. */
  readonly onDone?: Done;
}
