import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import {
  bookingQuestions,
  bookingRaises,
  bookingReports,
  bookingVerbs,
  guardSentences,
} from './capabilities.ts';
import type { BookingContext } from './context.ts';
import type { BookingEvent } from './events.ts';
import { bookingMachine } from './machine.ts';
import { tooLate } from './sentences.ts';

/** The booking lifecycle as its readers use it: `status` is the life of the session, `creditState` the life of its credit. */
export const bookingChart: RecordChart<BookingContext, BookingEvent, typeof bookingMachine> = {
  name: 'booking',
  machine: bookingMachine,
  regions: { status: 'life', others: ['credit', 'move'] },
  guards: guardSentences,
  questions: bookingQuestions,
  asks: labelsOf(bookingVerbs),
  declares: { ...bookingReports, ...bookingVerbs },
  subject: ({ startsAt }) => ({ when: startsAt }),
  raised: Object.keys(bookingRaises),
  tooLate,
};
