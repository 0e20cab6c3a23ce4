import { z } from 'zod';
import { permissionFields } from '#machines/coach-permission/fields.ts';
import { permissionEnds, permissionScopes } from '#domain/coach-permissions/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, searchText } from '../kernel/fields.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { bodyOf } from '../kernel/record-fields.ts';
import { foundReference, personReference, reference } from '../kernel/records.ts';

export const coachPermissionNames = {
  path: 'coach-permissions',
  param: 'coachPermission',
  model: 'coach-permission',
} as const;

/** A permission in the lists of both ends. */
export const coachPermissionSummary = z
  .object({
    ...plainFields,
    coach: personReference,
    scope: z.enum(permissionScopes),
    /** The member, session or team. */
    subject: reference,
    /** The subject may book this coach. */
    canBook: z.boolean(),
    /** The coach may read other coaches' notes on the subject. */
    canReadNotes: z.boolean(),
    /** `YYYY-MM-DD`; both days are part of it. */
    validFrom: z.string().nullable(),
    validTo: z.string().nullable(),
    /** Requested or confirmed bookings of the pair that are not over yet. */
    upcomingBookings: z.int(),
    /** How members rate the coach on average; null while there are hardly any reviews. */
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
    /** When the coach can be booked next: for the session, or for an hour in which the member is free too. Null when nothing is free, or the permission is not in force. */
    nextFree: z.string().nullable(),
  })
  .meta({ id: 'CoachPermissionSummary' });

/** One permission, with the bookings that would stay when it is removed. */
export const coachPermission = coachPermissionSummary
  .extend({
    ...plainAuthors,
    /** The next bookings of the pair, at most 20; empty for others than staff and the coach. */
    upcoming: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        title: z.string(),
        statusLabel: z.string(),
        startsAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'CoachPermission' });

const read = { rate: 'read', audit: 'none' } as const;

export const coachPermissions = {
  ...plainRecord(coachPermissionNames, {
    words: ['permission', 'permissions'],
    summary: coachPermissionSummary,
    detail: coachPermission,
    fields: bodyOf(permissionFields).extend({ coach: z.uuid('Choose a coach.') }),
    events: { DELETE: nothing },
    orders: ['name', 'created'],
    filters: {
      coach: id('Coach').optional(),
      scope: choice('Kind', permissionScopes).optional(),
      subject: id('Subject').optional(),
      validity: choice('Validity', ['active', 'expired']).optional(),
    },
  }),
  ...endpoints({
    'GET /coach-permissions/choices': {
      summary: 'Coaches, members, sessions or teams to choose from, at most 20.',
      query: z.object({
        kind: choice('Kind', permissionEnds),
        search: searchText,
      }),
      response: z.array(foundReference),
      ...read,
    },
    'GET /coach-permissions/of/{end}/{subject}': {
      summary: 'Whose permissions they are: the coach, member, session or team by name.',
      params: z.object({ end: choice('Kind', permissionEnds), subject: id('Subject') }),
      response: reference,
      ...read,
    },
  }),
};
