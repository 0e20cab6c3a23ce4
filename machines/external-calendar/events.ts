import { z } from 'zod';
import { calendarDirections } from '#domain/external-calendars/vocabulary.ts';
import { formText, secretText } from '../texts.ts';

/** The payloads of the events that people may send to a calendar; what opens the calendar never is one. */
export const externalCalendarEvents = {
  GRANT: z.object({
    /** What the provider gave the browser on the way back. */
    code: secretText('Enter a valid code.').min(1, 'Enter a valid code.').max(4_000),
    state: secretText('Enter a valid state.').min(1, 'Enter a valid state.').max(200),
  }),
  DENY: z.object({}),
  CHOOSE: z.object({
    calendar: formText('Choose a calendar.', 2_000).min(1, 'Choose a calendar.'),
    direction: z.enum(calendarDirections, { error: 'Choose what to do with it.' }),
  }),
  SYNC_NOW: z.object({}),
  RECONNECT: z.object({
    /** Of an account with a password. */
    password: secretText('Password is required.').max(1_000).optional(),
    /** Of a feed. */
    address: formText('Address is required.', 2_000, 'Use at most 2,000 characters.')
      .trim()
      .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
      .refine((text) => URL.canParse(text), 'Enter a valid address.')
      .optional(),
  }),
  DISCONNECT: z.object({
    removeEvents: z.boolean('Say whether our events are removed.').default(false),
  }),
} as const;

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  CONNECT: 'The coach, or staff for them, name a calendar.',
  GRANT: 'The coach has allowed it at the provider.',
  DENY: 'The coach has not allowed it at the provider.',
  FOUND: 'The provider has told which calendars there are.',
  REFUSED: 'The provider can’t be reached, or does not let us in.',
  CHOOSE: 'One calendar is chosen, and what is done with it.',
  SYNC_OK: 'Everything was read and written.',
  SYNC_FAILED: 'The calendar could not be reached.',
  REVOKED: 'The provider no longer lets us in.',
  RECONNECT: 'What opens the calendar is given anew.',
  SYNC_NOW: 'Somebody does not want to wait for the next round.',
  EXTERNAL_DELETE: 'An event of ours was removed in the calendar.',
  EXTERNAL_MOVE: 'An event of ours was moved in the calendar.',
  DECLINE: 'An event of ours was declined in the calendar.',
  DISCONNECT: 'The calendar is given up.',
} as const;
