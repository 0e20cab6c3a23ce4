import { z } from 'zod';
import { packageProtocols } from '#domain/interactive/protocols.ts';
import { completionRules } from '#domain/interactive/vocabulary.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { mostPackageBytes } from '#domain/interactive/package-files.ts';
import { writtenFields } from '#machines/interactive-resource/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, searchText } from '../kernel/fields.ts';
import {
  findsDeleted,
  nothing,
  plainAuthors,
  plainFields,
  plainRecord,
} from '../kernel/plain-records.ts';
import { bodyOf } from '../kernel/record-fields.ts';
import { foundReference, reference } from '../kernel/records.ts';

export const interactiveResourceNames = {
  path: 'interactive-resources',
  param: 'interactiveResource',
  model: 'interactive-resource',
} as const;

/** How far a member has come with an activity of a programme; without an id where they never launched it. */
export const ownResponse = z
  .object({
    id: z.string().nullable(),
    /** They can go on where they left off. */
    isBegun: z.boolean(),
    isCompleted: z.boolean(),
    progress: z.number(),
    score: z.number().nullable(),
  })
  .meta({ id: 'OwnInteractiveResponse' });

/** Whether a member can launch an activity in a programme, and why not. */
const launch = z
  .object({
    id: z.string(),
    programme: reference,
    refusal: z.string().nullable(),
    own: ownResponse.nullable(),
  })
  .meta({ id: 'InteractiveResourceLaunch' });

/** An activity in lists. */
export const interactiveResourceSummary = z
  .object({
    ...plainFields,
    name: z.string(),
    description: z.string().nullable(),
    groups: z.array(z.enum(programmeGroups)),
    contentVersion: z.int(),
    /** How many programmes use it; null to those who are not told. */
    programmes: z.int().nullable(),
    /** Where the reader can launch it, or could; empty for coaches and staff, who look at it without anything being kept. */
    launches: z.array(launch),
    mayPreview: z.boolean(),
  })
  .meta({ id: 'InteractiveResourceSummary' });

/** A package as its page shows it. */
export const activityPackage = reference
  .extend({ files: z.int(), byteLength: z.int(), protocol: z.enum(packageProtocols) })
  .meta({ id: 'ActivityPackage' });

const content = {
  url: z.string().nullable(),
  package: activityPackage.nullable(),
  allowedOrigin: z.string().nullable(),
  completionRule: z.enum(completionRules),
  minScore: z.int().nullable(),
  maxScore: z.int().nullable(),
  resumable: z.boolean(),
};

/** An activity on its own page. */
export const interactiveResource = interactiveResourceSummary
  .extend({
    ...plainAuthors,
    ...content,
    /** Newest first; null to those who are not told. */
    versions: z
      .array(z.object({ number: z.int(), at: z.string(), programmes: z.int() }))
      .nullable(),
    /** The programmes that use it; null to those who are not told. */
    uses: z
      .array(z.object({ id: z.string(), programme: reference, contentVersion: z.int() }))
      .nullable(),
  })
  .meta({ id: 'InteractiveResource' });

/** Where an activity is shown: an address of an origin of its own, which alone is heard. */
export const activityFrame = z
  .object({ name: z.string(), src: z.string(), origin: z.string() })
  .meta({ id: 'ActivityFrame' });

const written = bodyOf(writtenFields);

export const interactiveResources = {
  ...plainRecord(interactiveResourceNames, {
    words: ['interactive resource', 'interactive resources'],
    summary: interactiveResourceSummary,
    detail: interactiveResource,
    fields: written,
    events: {
      EDIT: written.extend({ asNewVersion: z.boolean('Enter a valid answer.').default(false) }),
      DELETE: nothing,
      RESTORE: nothing,
    },
    orders: ['name'],
    filters: { ...findsDeleted, group: choice('Group', programmeGroups).optional() },
  }),
  ...endpoints({
    'GET /interactive-resources/choices': {
      summary: 'Interactive resources that a programme can be given, at most 20.',
      query: z.object({ search: searchText }),
      response: z.array(foundReference),
      rate: 'read',
      audit: 'none',
    },
    'GET /interactive-resources/authors': {
      summary: 'Where those who make activities read what is expected of one, and try theirs.',
      response: z.object({ address: z.string().nullable() }),
      rate: 'read',
      audit: 'none',
    },
    'POST /interactive-resources/packages': {
      summary: 'Send an activity as a package; it goes after a day if none has taken it.',
      upload: {
        field: 'file',
        most: mostPackageBytes,
        accepts: ['application/zip'],
        missing: 'Choose a package.',
      },
      response: activityPackage,
      rate: 'write',
      audit: 'change',
    },
    'GET /interactive-resources/{interactiveResource}/preview': {
      summary: 'Where coaches and staff look at an interactive resource; nothing of it is kept.',
      response: activityFrame,
      rate: 'read',
      audit: 'none',
    },
  }),
};
