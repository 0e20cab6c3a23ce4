import { z } from 'zod';
import { bookingGroupStates } from '#machines/booking-group/states.gen.ts';
import { groupVerbs } from '#machines/booking-group/capabilities.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { groupKinds } from '#machines/booking-group/labels.ts';
import { mostTogether } from '#domain/bookings/recurrence.ts';
import { locationKinds } from '#domain/bookings/vocabulary.ts';
import { bookingRow } from './booking-summary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  choice,
  formText,
  id,
  instant,
  optionalLines,
  optionalText,
  queryList,
  requiredText,
} from '../kernel/fields.ts';
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

/** A group of bookings in the list. */
export const bookingGroupSummary = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.enum(bookingGroupStates.all),
    kind: z.enum(groupKinds),
    name: z.string(),
    organization: reference,
    team: reference.nullable(),
    session: reference,
    coach: personReference,
    /** The programmes that pay, by name. */
    programmes: z.array(reference),
    /** `done` are over or cancelled. */
    bookings: z.object({ done: z.int(), total: z.int() }),
    /** When the next of its sessions starts. */
    next: z.string().nullable(),
    createdAt: z.string(),
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'BookingGroupSummary' });

/** A group on its own page. */
export const bookingGroup = bookingGroupSummary
  .extend({
    members: z.array(personReference),
    pattern: z.object({
      /** The recurrence rule (RFC 5545); null for a single date. */
      rule: z.string().nullable(),
      /** The first start by the clock on the wall, `YYYY-MM-DDTHH:mm`. */
      startsLocal: z.string(),
      timeZone: z.string(),
      /** "Every week on Monday"; empty for a single date. */
      words: z.string(),
    }),
    createdBy: personReference.nullable(),
  })
  .meta({ id: 'BookingGroup' });

/** Who meets whom, for what, and when. */
const request = {
  kind: choice('Kind', groupKinds),
  session: id('Session'),
  coach: id('Coach'),
  /** A team with a leader; for members it is the one that they lead. */
  team: id('Team').nullish(),
  /** Only credits of this programme pay; of any when left out. */
  programme: id('Programme').nullish(),
  /** A recurrence rule (RFC 5545) with an end; none for a single date. */
  rule: optionalText('Pattern', 200),
  /** `YYYY-MM-DDTHH:mm` on the wall of the zone. */
  startsLocal: formText('Choose a date and a time.', 16),
  timeZone: formText('Choose a time zone.', 100),
};

const membersOfGroup = z.array(id('Member')).max(12, 'Choose at most 12 members.');
const leftOut = z.array(instant('Date')).max(mostTogether);

/** One session that a group would have. */
const plannedSession = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  /** Whose session it is, where a group has several. */
  member: personReference.nullable(),
  /** Why it can't be booked; null when it can. */
  refusal: z.string().nullable(),
  /** The clocks skip this time, so that it starts later by the clock. */
  isShifted: z.boolean(),
  isLeftOut: z.boolean(),
});

const plan = z
  .object({
    sessions: z.array(plannedSession),
    /** What would be set aside, by programme. */
    credits: z.array(z.object({ programme: reference, units: z.int() })),
    words: z.string(),
  })
  .meta({ id: 'BookingGroupPlan' });

/** What calling off the sessions ahead would do, told before the click. */
const cancelling = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      creditOutcome: z.enum(['none', 'returned', 'forfeited']),
      cost: z.int(),
    }),
  ),
  returned: z.int(),
  forfeited: z.int(),
});

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const bookingGroups = endpoints({
  'GET /booking-groups': {
    summary: 'Cohorts and series.',
    query: listQuery(['next', 'name'], {
      organization: id('Organisation').optional(),
      programme: id('Programme').optional(),
      status: choice('Status', bookingGroupStates.all).optional(),
    }),
    response: pageOf(bookingGroupSummary),
    ...read,
  },
  'GET /booking-group/filter': {
    summary: 'The ways to sort booking groups.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /booking-groups/programmes': {
    summary: 'The programmes that have booking groups, by name.',
    response: z.array(reference),
    ...read,
  },
  'GET /booking-groups/plan': {
    summary: 'The sessions that a group would have: which are free, which not, and why.',
    query: z.object({
      ...request,
      members: queryList(id('Member'), 12),
      leftOut: queryList(instant('Date'), mostTogether),
    }),
    response: plan,
    ...read,
  },
  'GET /booking-groups/{bookingGroup}': {
    summary: 'One booking group with everything its page shows.',
    response: bookingGroup,
    ...read,
  },
  'GET /booking-groups/{bookingGroup}/history': {
    summary: 'What happened to one booking group, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'GET /booking-groups/{bookingGroup}/bookings': {
    summary: 'The bookings of a group that the reader may see, in the order of their dates.',
    query: listQuery(['startsAt'], {
      programme: id('Programme').optional(),
      status: queryList(choice('Status', bookingStates.all)),
    }),
    response: pageOf(bookingRow),
    ...read,
  },
  'GET /booking-groups/{bookingGroup}/cancelling': {
    summary: 'What cancelling the upcoming sessions, or those from one on, would do now.',
    query: z.object({ from: instant('Date').optional() }),
    response: cancelling,
    ...read,
  },
  'GET /booking-groups/{bookingGroup}/calendar': {
    summary: 'The confirmed sessions of a group as one iCalendar file.',
    response: z.object({ fileName: z.string(), content: z.string() }),
    ...read,
  },
  'POST /booking-groups': {
    summary: 'Book several sessions at once, all of them or none.',
    body: z.object({
      ...request,
      name: requiredText('Name', 120),
      members: membersOfGroup.default([]),
      /** The sessions of the plan that are not to be booked, by their starts. */
      leftOut: leftOut.default([]),
      location: z.object({
        kind: choice('Place', locationKinds),
        detail: optionalText('Address', 300),
      }),
      message: optionalLines('Message', 1_000),
      idempotencyKey,
    }),
    response: bookingGroup,
    ...change,
  },
  'POST /booking-groups/{bookingGroup}/events': {
    summary: 'Cancel the upcoming sessions of a group, or delete it.',
    body: commandOf(payloadsOf(groupVerbs)),
    response: bookingGroup,
    ...change,
  },
});
