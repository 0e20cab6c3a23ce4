import type { Choices, Step } from './context.ts';

/** What the person does, and what comes back from the address and the kept time. Times are epoch milliseconds. */
export type BookingRequestEvent =
  | { type: 'choose.session'; session: string }
  | { type: 'choose.for'; for: string | null }
  | { type: 'choose.credit'; credit: string }
  | { type: 'choose.coach'; coach: string }
  | { type: 'choose.from'; from: string | null }
  | { type: 'choose.slot'; slot: number }
  | { type: 'choose.also'; slot: number }
  | { type: 'drop.also'; slot: number }
  | { type: 'write.message'; message: string }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'EDIT'; step: Step }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'DISCARD' }
  /** The person went back or forward in the browser, or followed a link to a step. */
  | { type: 'address.changed'; choices: Choices }
  | HoldEvent;

/** What the two regions tell each other; never sent from outside. */
export type HoldEvent =
  | { type: 'hold.wanted' }
  | { type: 'hold.dropped' }
  | { type: 'hold.taken' }
  | { type: 'hold.refused' }
  | { type: 'hold.expired' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<BookingRequestEvent['type'], string> = {
  'choose.session': 'The member chooses what to book.',
  'choose.for': 'A team leader chooses who the session is for.',
  'choose.credit': 'The member chooses a credit.',
  'choose.coach': 'The member chooses a coach.',
  'choose.from': 'The member looks at other days.',
  'choose.slot': 'The member picks a time.',
  'choose.also': 'The member names another time that would suit.',
  'drop.also': 'The member takes another time back.',
  'write.message': 'The member writes to the coach.',
  NEXT: 'On to the next step.',
  BACK: 'Back to the step before.',
  EDIT: 'Back from the review to one of the steps.',
  SUBMIT: 'Send the request, or book immediately.',
  RETRY: 'Try again what did not work.',
  DISCARD: 'Leave without booking.',
  'address.changed': 'The browser went back or forward, or a link was opened.',
  'hold.wanted': 'A time was picked and should be kept.',
  'hold.dropped': 'The choices changed, so that the kept time is no longer needed.',
  'hold.taken': 'The server keeps the time.',
  'hold.refused': 'The server could not keep the time.',
  'hold.expired': 'The time was kept long enough.',
};
