import { z } from 'zod';
import {
  programmeInteractiveResourceFields,
  writtenFields,
} from '#machines/programme-interactive-resource/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { bodyOf } from '../kernel/record-fields.ts';
import { reference } from '../kernel/records.ts';
import { activityFrame, ownResponse } from './interactive-resources.ts';

export const programmeInteractiveResourceNames = {
  path: 'programme-interactive-resources',
  param: 'programmeInteractiveResource',
  model: 'programme-interactive-resource',
} as const;

/** An activity of a programme, in its list. */
export const programmeInteractiveResourceSummary = z
  .object({
    ...plainFields,
    programme: reference,
    activity: reference,
    description: z.string().nullable(),
    contentVersion: z.int(),
    /** `YYYY-MM-DD`, where the programme is; the last day included. */
    opensOn: z.string().nullable(),
    closesOn: z.string().nullable(),
    position: z.int(),
    /** Those that have to be completed before, as activities of the programme. */
    prerequisites: z.array(reference),
    /** How many have begun and completed it, and how they scored; null to those who are not told. */
    results: z
      .object({ started: z.int(), completed: z.int(), averageScore: z.number().nullable() })
      .nullable(),
    /** How far the reader has come; null for those who only look at it. */
    own: ownResponse.nullable(),
    /** Why the reader can't launch it; null where they can. */
    refusal: z.string().nullable(),
    mayLaunch: z.boolean(),
    mayPreview: z.boolean(),
  })
  .meta({ id: 'ProgrammeInteractiveResourceSummary' });

/** One of them on its own page. */
export const programmeInteractiveResource = programmeInteractiveResourceSummary
  .extend({
    ...plainAuthors,
    /** Those of its activity that it can be given, newest first. */
    versions: z.array(z.int()),
  })
  .meta({ id: 'ProgrammeInteractiveResource' });

export const programmeInteractiveResources = {
  ...plainRecord(programmeInteractiveResourceNames, {
    words: ['interactive resource of a programme', 'interactive resources of programmes'],
    summary: programmeInteractiveResourceSummary,
    detail: programmeInteractiveResource,
    fields: bodyOf(programmeInteractiveResourceFields),
    events: { EDIT: bodyOf(writtenFields), DELETE: nothing },
    orders: ['order', 'name'],
    filters: { programme: id('Programme').optional() },
  }),
  ...endpoints({
    'GET /programme-interactive-resources/{programmeInteractiveResource}/preview': {
      summary:
        'Where coaches and staff look at an interactive resource of a programme; nothing of it is kept.',
      response: activityFrame,
      rate: 'read',
      audit: 'none',
    },
  }),
};
