import { plainChart } from '../plain-record.ts';
import {
  bookingConstraintMachine,
  bookingConstraintQuestions,
  type BookingConstraintContext,
  type BookingConstraintEvent,
} from './machine.ts';

export const bookingConstraintChart = plainChart<
  BookingConstraintContext,
  BookingConstraintEvent,
  typeof bookingConstraintQuestions
>({
  name: 'booking-constraint',
  machine: bookingConstraintMachine,
  noun: 'booking constraint',
  about: {
    title: 'Booking constraint',
    purpose: 'A rule by which a session credit may be used.',
    events: {
      CREATE: 'Staff limit how a credit may be used.',
      DELETE: 'Staff remove the limit; bookings that were made stay.',
    },
  },
  questions: bookingConstraintQuestions,
  outcomes: {
    // Whoever adds one is told which times are left.
    CREATE: { done: null },
    DELETE: { done: '{record} was removed.' },
  },
});
