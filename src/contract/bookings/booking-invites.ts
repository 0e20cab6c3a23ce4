import { z } from 'zod';
import { bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import { inviteVerbs } from '#machines/booking-invite/capabilities.ts';
import { confidential } from '../kernel/confidential.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, optionalLines, queryFlag, searchText } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  historyEntry,
  idempotencyKey,
  personReference,
  reference,
} from '../kernel/records.ts';

export const inviteTabs = ['received', 'sent', 'all'] as const;

/** An invitation in a list. */
export const bookingInviteSummary = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.enum(bookingInviteStates.all),
    booking: z.object({
      id: z.string(),
      title: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
    }),
    session: reference,
    from: personReference,
    to: personReference,
    createdAt: z.string(),
    /** The how manieth they are on the waiting list; null while they are not on it. */
    waitingPlace: z.int().nullable(),
    /** It waits for the reader's answer. */
    mayAnswer: z.boolean(),
    /** What the reader can do with it. */
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'BookingInviteSummary' });

/** One invitation, with what its invitee has to know before they answer. Who can no longer come, and does not see the booking, is told nothing of the session but what it was. */
export const bookingInvite = bookingInviteSummary
  .extend({
    message: confidential('inviteMessage').nullable(),
    /** Invitees see the booking once they are in it; others who see the invitation as long as the session concerns them. */
    mayOpenBooking: z.boolean(),
    expiresAt: z.string(),
    respondedAt: z.string().nullable(),
    declineReason: confidential('declineReason').nullable(),
    coach: personReference,
    statusLabel: z.string(),
    /** Null to those whom the session no longer concerns. */
    location: z.object({ kind: z.string(), detail: z.string().nullable() }).nullable(),
    /** What the invitee pays for their place, and how many credits they have for it, told to them and staff; null where others pay, or nobody does. */
    price: z
      .object({ cost: z.int(), programme: z.string(), available: z.int().nullable() })
      .nullable(),
    /** Who else comes, by name; null to those whom the session no longer concerns. */
    coming: z.array(personReference).nullable(),
  })
  .meta({ id: 'BookingInvite' });

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const bookingInvites = endpoints({
  'GET /booking-invites': {
    summary: 'Invitations that the reader received or sent, or that are to sessions of theirs.',
    query: listQuery(['startsAt', 'createdAt'], {
      tab: choice('Tab', inviteTabs).default('all'),
      booking: id('Booking').optional(),
      status: choice('Status', bookingInviteStates.all).optional(),
      upcoming: queryFlag('Upcoming').optional(),
    }),
    response: pageOf(bookingInviteSummary),
    ...read,
  },
  'GET /booking-invite/filter': {
    summary: 'The ways to sort invitations.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /booking-invites/{bookingInvite}': {
    summary: 'One invitation with everything its pages show.',
    response: bookingInvite,
    ...read,
  },
  'GET /booking-invites/{bookingInvite}/history': {
    summary: 'What happened to one invitation, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'GET /bookings/{booking}/seats': {
    summary: 'How many seats a session has left, and whether the reader can invite to it.',
    response: z.object({
      all: z.int(),
      taken: z.int(),
      /** How many wait for a seat. */
      waiting: z.int(),
      canInvite: z.boolean(),
      /** Why nobody can be invited now, to somebody who else could. */
      refusal: z.string().nullable(),
      /** Nothing but a seat is missing: colleagues can be put on the waiting list. */
      isFull: z.boolean(),
    }),
    ...read,
  },
  'GET /bookings/{booking}/invitees': {
    summary: 'Members of the same organisation who can be invited to a session, found by name.',
    query: z.object({ search: searchText }),
    response: z.array(personReference),
    ...read,
  },
  'POST /booking-invites': {
    summary: 'Invite colleagues to a session; all of them, or nobody.',
    body: z.object({
      booking: id('Booking'),
      invitees: z
        .array(id('Invitee'), { error: 'Choose someone to invite.' })
        .min(1, 'Choose someone to invite.')
        .max(20, 'Invite at most 20 people at once.'),
      message: optionalLines('Message', 500),
      /** Who finds no seat is put on the waiting list; without it nobody is invited. */
      waiting: z.boolean({ error: 'Choose whether they wait for a seat.' }).default(false),
      idempotencyKey,
    }),
    response: z.object({ sent: z.int() }),
    ...change,
  },
  'POST /booking-invites/{bookingInvite}/events': {
    summary: 'Accept, decline or revoke an invitation, or wait for a seat.',
    body: commandOf(payloadsOf(inviteVerbs)),
    response: bookingInvite,
    ...change,
  },
});
