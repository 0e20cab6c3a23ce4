import { z } from 'zod';
import { resourceFields, writtenFields } from '#machines/resource/fields.ts';
import { resourceFileTypes } from '#domain/resources/file-types.ts';
import {
  mostCategories,
  mostTogether,
  resourceKinds,
  resourceProgress,
  resourceScopes,
} from '#domain/resources/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, queryFlag, queryNumber, searchText, wholeNumber } from '../kernel/fields.ts';
import { keptFile } from '../kernel/files.ts';
import {
  findsDeleted,
  nothing,
  plainAuthors,
  plainFields,
  plainRecord,
} from '../kernel/plain-records.ts';
import { answersOf } from '../kernel/record-answers.ts';
import { bodyOf } from '../kernel/record-fields.ts';
import { idempotencyKey, personReference, reference } from '../kernel/records.ts';

export const resourceNames = { path: 'resources', param: 'resource', model: 'resource' } as const;

/** A part of a text, and whether it is what was looked for. */
const found = z.object({ text: z.string(), isFound: z.boolean() });

const { article, ...listed } = answersOf(resourceFields);

/** A resource in lists, without its text. */
export const resourceSummary = z
  .object({
    ...plainFields,
    ...listed,
    /** Where it lies, by name; null for what is there for everybody. */
    target: reference.nullable(),
    file: keptFile.nullable(),
    /** Where a page finds the small picture of it, with the cookie that comes with the list; null where there is none. */
    thumbnail: z.string().nullable(),
    categories: z.array(reference),
    addedBy: personReference.nullable(),
    /** The reader is one whom it is for, and says how far they are. */
    mayMark: z.boolean(),
    /** How far the reader has come. */
    progress: z.enum(resourceProgress),
    /** Where it says what was looked for; null where nothing was. */
    found: z.object({ title: z.array(found), text: z.array(found).nullable() }).nullable(),
    /** How many of those it is for there are; null to those who are not told, and where nobody can be counted. */
    openedOf: z.int().nullable(),
    /** How many have opened it; null to those who are not told. */
    openedBy: z.int().nullable(),
  })
  .meta({ id: 'ResourceSummary' });

/** A resource on its own page. */
export const resource = resourceSummary
  .extend({
    ...plainAuthors,
    article,
    /** Where the reader left sound or film, in seconds; null where they are at its beginning. */
    position: z.int().nullable(),
    /** The files that it has had, newest first; null to those who are not told. */
    versions: z.array(keptFile.extend({ number: z.int(), at: z.string() })).nullable(),
  })
  .meta({ id: 'Resource' });

const version = wholeNumber('Version', 1, 10_000);

const sorted = {
  categories: z
    .array(id('Category'))
    .max(mostCategories, `A resource can be in at most ${mostCategories} categories.`)
    .default([]),
};
const { name, file } = writtenFields;
const another = bodyOf({ name, file });
const written = bodyOf(writtenFields).extend(sorted);

export const resources = {
  ...plainRecord(resourceNames, {
    words: ['resource', 'resources'],
    summary: resourceSummary,
    detail: resource,
    fields: bodyOf(resourceFields).extend({
      ...sorted,
      /** Nobody is told of it. */
      silently: z.boolean('Enter a valid answer.').default(false),
      /** Further files that are added with it: each becomes a resource of its own, alike but for its title. */
      more: z
        .array(another)
        .max(mostTogether - 1, `Add at most ${mostTogether} files at once.`)
        .default([]),
    }),
    events: { EDIT: written, DELETE: nothing },
    orders: ['added', 'name'],
    filters: {
      ...findsDeleted,
      category: id('Category').optional(),
      kind: choice('Kind', resourceKinds).optional(),
      scope: choice('Place', resourceScopes).optional(),
      target: id('Place').optional(),
      notDone: queryFlag('Not done').optional(),
      unseen: queryFlag('New').optional(),
      sinceVisit: queryFlag('Added since your last visit').optional(),
    },
  }),
  ...endpoints({
    'GET /resources/categories': {
      summary:
        'The categories of resources, with how many of those that the reader may see lie in each.',
      query: z.object({ search: searchText }),
      response: z.array(reference.extend({ parent: reference.nullable(), resources: z.int() })),
      rate: 'read',
      audit: 'none',
    },
    'POST /resources/visits': {
      summary:
        'Say that one looks at the resources; answers how many were added since the visit before.',
      body: z.object({}),
      response: z.object({ since: z.string().nullable(), added: z.int() }),
      rate: 'write',
      audit: 'none',
    },
    'GET /resources/of/{place}/{target}': {
      summary: 'Where resources lie: the programme, session or booking by name.',
      params: z.object({
        place: choice('Place', ['programme', 'session', 'booking']),
        target: id('Place'),
      }),
      response: reference,
      rate: 'read',
      audit: 'none',
    },
    'GET /resources/{resource}/file': {
      summary: 'The file of a resource; an earlier one for those who look after it.',
      query: z.object({ version: queryNumber('Version', 1, 10_000).optional() }),
      file: resourceFileTypes,
      response: null,
      rate: 'read',
      audit: 'none',
    },
    'POST /resources/{resource}/links': {
      summary:
        'Ask for an address of the file that a player can open: for a quarter of an hour, in this browser, as long as the reader may see the resource.',
      body: z.object({
        version: version.optional(),
        /** To be saved, whatever it is. */
        save: z.boolean('Enter a valid answer.').default(false),
      }),
      response: z.object({ address: z.string(), endsAt: z.string() }),
      rate: 'read',
      audit: 'none',
    },
    'GET /resource-files/{resource}': {
      summary:
        'The file of a resource for a player, which can send no token: the browser shows the cookie that came with the address.',
      query: z.object({
        version: queryNumber('Version', 1, 10_000).optional(),
        save: queryFlag('Saving').default(false),
        until: queryNumber('End', 0, Number.MAX_SAFE_INTEGER),
      }),
      file: resourceFileTypes,
      response: null,
      rate: 'read',
      audit: 'none',
    },
    'GET /resource-thumbnails/{resource}': {
      summary:
        'The small picture of a resource for pages: the browser shows the cookie that came with the list.',
      query: z.object({ of: id('Picture') }),
      file: ['image/webp'],
      response: null,
      rate: 'read',
      audit: 'none',
    },
    'POST /resources/{resource}/progress': {
      summary:
        'Say that one has opened a resource, where one is in it, that one is done with it, or is not.',
      body: z.object({
        type: choice('Event', ['OPEN', 'DONE', 'NOT_DONE', 'POSITION']),
        /** Where they are in sound or film. */
        seconds: wholeNumber('Position', 0, 86_400).optional(),
        idempotencyKey,
      }),
      response: resource,
      rate: 'write',
      audit: 'none',
    },
  }),
};
