import { z } from 'zod';
import { shownCreditStates } from '#machines/booking/labels.ts';
import { locationKinds, paperworkKinds, sessionFormats } from '#domain/bookings/vocabulary.ts';
import { pageOf } from '../kernel/lists.ts';
import { availableEvent, personReference, reference } from '../kernel/records.ts';

const location = z
  .object({
    kind: z.enum(locationKinds),
    detail: z.string().nullable(),
    joinUrl: z.string().nullable(),
  })
  .meta({ id: 'Location' });

/** A booking in a list. */
export const bookingSummary = z
  .object({
    id: z.string(),
    version: z.int(),
    reference: z.string(),
    title: z.string(),
    /** The state path, e.g. `confirmed.scheduled`. */
    status: z.string(),
    /** The status in words. */
    statusLabel: z.string(),
    kind: z.enum(sessionFormats),
    startsAt: z.string(),
    endsAt: z.string(),
    session: reference,
    coach: personReference,
    attendees: z.array(personReference),
    team: reference.nullable(),
    organization: reference.nullable(),
    location,
    /** Everybody who comes pays for themselves. */
    eachPays: z.boolean(),
    /** Where everybody pays for themselves, a member reads their own. */
    creditState: z.enum(shownCreditStates),
    /** The request that it began with; null for one that was booked directly. */
    requestId: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'BookingSummary' });

/** A booking in a list from which something can be done about it. */
export const bookingRow = bookingSummary
  .extend({
    /** Answering and calling off, as far as this reader could do it now. */
    availableEvents: z.array(availableEvent),
    /** The room is open, and the reader is expected there. */
    mayJoin: z.boolean(),
    /** The session is over, and the reader may book it again with the same coach. */
    mayBookAgain: z.boolean(),
    /** What the session still asks of the reader once it is over, of staff what it asks of its coach; and by when. */
    paperworkDue: z.array(
      z.object({ kind: z.enum(paperworkKinds), count: z.int(), due: z.string() }),
    ),
  })
  .meta({ id: 'BookingRow' });

/** What of a booking is needed to answer or record it where it is named. */
export const taskBooking = z.object({
  id: z.string(),
  version: z.int(),
  /** How many times the request names. */
  times: z.int(),
  /** The request, for whoever may withdraw it. */
  requestId: z.string().nullable(),
  availableEvents: z.array(availableEvent),
});

export const bookingList = pageOf(bookingRow).extend({
  /** The reader may take the list along as a file. */
  mayExport: z.boolean(),
  /** The reader may do the same to several of them at once. */
  mayChooseSeveral: z.boolean(),
  /** The reader sees to work in the background that was given up. */
  mayRetryWork: z.boolean(),
});

/** What the page of a booking has for its reader besides the events that they may send. */
export const readerMay = {
  /** The room is open, and the reader is expected there. */
  mayJoin: z.boolean(),
  /** It is over, and the reader may book the same session with the same coach again. */
  mayBookAgain: z.boolean(),
  mayAddToCalendar: z.boolean(),
  /** The reader was there, and may be asked what they say of it. */
  mayReview: z.boolean(),
  /** What others said of it. */
  mayReadReviews: z.boolean(),
  /** Reports about the meeting itself. */
  mayReadProblems: z.boolean(),
  /** What was written in the meeting room. */
  mayReadChat: z.boolean(),
  /** The whole statement of whose credits pay. */
  mayReadCredits: z.boolean(),
  /** How it was after each step of its history. */
  maySeeAsOf: z.boolean(),
} as const;
