import { z } from 'zod';
import { verbs } from '#machines/support-request/answering.ts';
import { askedFields, attached, supportFields } from '#machines/support-request/fields.ts';
import { resourceFileTypes } from '#domain/resources/file-types.ts';
import { supportCategories, supportRequestStatuses } from '#domain/support/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { attachment } from '../kernel/files.ts';
import { choice, queryFlag, describedLines, optionalText, searchText } from '../kernel/fields.ts';
import { plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { answersOf } from '../kernel/record-answers.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { personReference } from '../kernel/records.ts';

export const supportRequestNames = {
  path: 'support-requests',
  param: 'supportRequest',
  model: 'support-request',
} as const;

/** A request as another one names it. */
const otherRequest = z.object({ id: z.string(), reference: z.string(), subject: z.string() });

const { category, subject, consent, ...answered } = answersOf(supportFields);

/** A request in lists. */
export const supportRequestSummary = z
  .object({
    ...plainFields,
    /** `S-` and six characters. */
    reference: z.string(),
    category,
    subject,
    consent,
    requester: personReference.nullable(),
    assignee: personReference.nullable(),
  })
  .meta({ id: 'SupportRequestSummary' });

/** A request on its own page. */
export const supportRequest = supportRequestSummary
  .extend({
    ...plainAuthors,
    description: answered.description,
    /** The path of the page that it was asked from. */
    page: answered.page,
    /** Shows staff the steps that led there, with sample data; null to everybody else. */
    stateLink: answered.stateLink,
    /** When staff opened the page with real data, and why. */
    looks: z.array(
      z.object({
        id: z.string(),
        viewer: personReference.nullable(),
        reason: z.string(),
        at: z.string(),
      }),
    ),
    /** The one that goes on in its place. */
    mergedInto: otherRequest.nullable(),
    /** Those in whose place it goes on. */
    merged: z.array(otherRequest),
    /** Those into which staff could merge it. */
    others: z.array(otherRequest),
    /** What came with it. */
    files: z.array(attachment),
    /** What was written since, from the first. */
    answers: z.array(
      z.object({
        id: z.string(),
        author: personReference.nullable(),
        isOfStaff: z.boolean(),
        text: z.string(),
        files: z.array(attachment),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'SupportRequest' });

/** Who reads concerns about somebody’s wellbeing; nobody to whoever is not of staff. */
const wellbeingReaders = z.object({
  people: z.array(personReference),
  mayChange: z.boolean(),
});

const described = 'Describe what happened (at least 20 characters).';
const { label, least, most } = askedFields.description;

const fields = bodyOf({ ...askedFields, ...attached }).extend({
  description: describedLines(label, most, least, described),
  // Staff follow it: it leads to a page of this application and nowhere else.
  stateLink: optionalText(askedFields.stateLink.label, askedFields.stateLink.most).refine(
    (link) => link === null || /^\/(?:charts|app)\//.test(link),
    'Enter a valid support link.',
  ),
});

export const supportRequests = {
  ...plainRecord(supportRequestNames, {
    words: ['support request', 'support requests'],
    summary: supportRequestSummary,
    detail: supportRequest,
    fields,
    events: payloadsOf(verbs),
    orders: ['updated', 'created', 'subject'],
    filters: {
      status: choice('Status', supportRequestStatuses).optional(),
      category: choice('Category', supportCategories).optional(),
      assigned: choice('Assignee', ['me', 'nobody']).optional(),
      own: queryFlag('Own requests').optional(),
    },
  }),
  ...endpoints({
    'GET /support-requests/{supportRequest}/files/{supportFile}': {
      summary: 'A file that came with a request or with an answer, for whoever sees the request.',
      file: resourceFileTypes,
      response: null,
      rate: 'read',
      audit: 'none',
    },
    'GET /support/staff': {
      summary: 'People of staff, found by name; at most 20.',
      query: z.object({ search: searchText }),
      response: z.array(personReference),
      rate: 'read',
      audit: 'none',
    },
    'GET /support/refused-mails': {
      summary: 'The latest emails to support that were not taken, and why; at most 50.',
      response: z.array(
        z.object({
          id: z.string(),
          from: z.string(),
          subject: z.string(),
          /** Why, as a sentence. */
          refusal: z.string(),
          /** The request that it was meant for, where that is known. */
          reference: z.string().nullable(),
          at: z.string(),
        }),
      ),
      rate: 'read',
      audit: 'none',
    },
    'GET /support/wellbeing-readers': {
      summary: 'Who of staff reads concerns about someone’s wellbeing.',
      response: wellbeingReaders,
      rate: 'read',
      audit: 'none',
    },
    'POST /support/wellbeing-readers': {
      summary: 'Choose who of staff reads concerns about someone’s wellbeing.',
      body: z.object({
        users: z.array(z.uuid('Choose members of staff.')).max(20, 'Choose at most 20.'),
      }),
      response: wellbeingReaders,
      rate: 'write',
      audit: 'change',
    },
  }),
};
