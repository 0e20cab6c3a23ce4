import { z } from 'zod';
import { noteVerbs } from '#machines/coach-note/capabilities.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { noteFields, noteLimits, noteScopes } from '#domain/coach-notes/vocabulary.ts';
import { confidential } from '../kernel/confidential.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  choice,
  id,
  optionalDate,
  requiredLines,
  requiredText,
  sentences,
} from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { plainAuthors, plainFields } from '../kernel/plain-records.ts';
import {
  commandOf,
  historyEntry,
  idempotencyKey,
  personReference,
  reference,
} from '../kernel/records.ts';

export const coachNoteNames = {
  path: 'coach-notes',
  param: 'coachNote',
  model: 'coach-note',
} as const;

/** What a coach writes; a draft may be without a text. */
const fields = bodyOf(noteFields).extend({
  agreedActions: z
    .array(requiredText('Action', noteLimits.action), { error: sentences.invalid('Actions') })
    .max(noteLimits.actions, `A note can have at most ${noteLimits.actions} actions.`)
    .default([]),
});

const words = confidential('coachNote');

const written = z
  .object({
    body: words,
    goal: words.nullable(),
    observations: words.nullable(),
    agreedActions: z.array(words),
    nextFocus: words.nullable(),
    mood: z.int().nullable(),
  })
  .meta({ id: 'CoachNoteText' });

/** A note in lists. Its words are there only for those to whom it is open. */
export const coachNoteSummary = z
  .object({
    ...plainFields,
    scope: z.enum(noteScopes),
    /** The attendee by the member's name, or the team. */
    subject: reference,
    coach: personReference,
    booking: z.object({ id: z.string(), title: z.string() }),
    session: reference,
    startsAt: z.string(),
    submittedAt: z.string().nullable(),
    /** The session asks for it. */
    required: z.boolean(),
    excerpt: words.nullable(),
  })
  .meta({ id: 'CoachNoteSummary' });

/** One note. Staff read it once they have said why. */
export const coachNote = coachNoteSummary
  .extend({
    ...plainAuthors,
    /** Whom a member's note is about, as an account. */
    member: z.string().nullable(),
    /** Null to staff who have not said why they read it. */
    text: written.nullable(),
    amendments: z.array(z.object({ text: words, at: z.string() })),
    /** What it said before, newest first. */
    earlier: z.array(written.extend({ at: z.string() })),
    /** Until then its author may change it. */
    editableUntil: z.string().nullable(),
    /** Staff who read it, newest first; its author and staff see who did. */
    readings: z.array(
      z.object({ by: personReference.nullable(), at: z.string(), reason: z.string() }),
    ),
  })
  .meta({ id: 'CoachNote' });

/** Where a coach can write: an attendee of a session of theirs, or its team. */
const notePlace = z
  .object({
    scope: z.enum(noteScopes),
    subject: reference,
    /** The one that is there already. */
    note: z.object({ id: z.string(), status: z.string() }).nullable(),
    /** It is begun, or gone on with; one that was submitted is changed on its own page. */
    mayWrite: z.boolean(),
    /** The session asks for it, and it is not submitted yet. */
    due: z.boolean(),
  })
  .meta({ id: 'CoachNotePlace' });

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const coachNotes = endpoints({
  'GET /coach-notes': {
    summary: 'The coaches’ notes that the reader may see.',
    query: listQuery(['date'], {
      scope: choice('Kind', noteScopes).optional(),
      member: id('Member').optional(),
      team: id('Team').optional(),
      booking: id('Booking').optional(),
      coach: id('Coach').optional(),
      session: id('Session').optional(),
      programme: id('Programme').optional(),
      from: optionalDate('From'),
      to: optionalDate('To'),
    }),
    response: pageOf(coachNoteSummary),
    ...read,
  },
  'GET /coach-note/filter': {
    summary: 'The ways to sort notes.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /coach-notes/choices': {
    summary: 'What notes of a member or a team can be narrowed to.',
    query: z.object({ scope: choice('Kind', noteScopes), subject: id('Subject') }),
    response: z.object({
      coaches: z.array(reference),
      sessions: z.array(reference),
      programmes: z.array(reference),
    }),
    ...read,
  },
  'GET /coach-notes/of/{scope}/{subject}': {
    summary: 'Whose notes they are: the member or the team by name.',
    params: z.object({ scope: choice('Kind', noteScopes), subject: id('Subject') }),
    response: reference,
    ...read,
  },
  'GET /coach-notes/places/{booking}': {
    summary: 'What its coach can write about a session.',
    response: z.object({
      booking: z.object({ id: z.string(), title: z.string(), startsAt: z.string() }),
      /** Why nothing can be written yet or any more. */
      refusal: z.string().nullable(),
      places: z.array(notePlace),
    }),
    ...read,
  },
  'GET /coach-notes/{coachNote}': {
    summary: 'One note with everything its pages show.',
    response: coachNote,
    ...read,
  },
  'GET /coach-notes/{coachNote}/history': {
    summary: 'What happened to one note, from its first event; never what it says.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /coach-notes': {
    summary:
      'Begin a note about an attendee or the team of a session, as a draft or at once submitted.',
    body: fields.extend({
      booking: id('Booking'),
      scope: choice('Kind', noteScopes),
      subject: id('Subject'),
      submit: z.boolean('Enter a valid answer.').default(false),
      idempotencyKey,
    }),
    response: coachNote,
    ...change,
  },
  'POST /coach-notes/{coachNote}/events': {
    summary: 'Send an event to the chart of a note.',
    body: commandOf({ ...payloadsOf(noteVerbs), WRITE: fields, SUBMIT: fields, EDIT: fields }),
    response: coachNote,
    ...change,
  },
  'POST /coach-notes/{coachNote}/readings': {
    summary:
      'Staff say why they read a note; it is open to them for an hour, and its author sees that.',
    body: z.object({ reason: requiredLines('Reason', 500, 10), idempotencyKey }),
    response: coachNote,
    rate: 'write',
    audit: 'access',
  },
});
