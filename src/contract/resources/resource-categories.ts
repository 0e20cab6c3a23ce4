import { z } from 'zod';
import { categoryFields } from '#machines/resource-category/fields.ts';
import { verbs } from '#machines/resource-category/moving.ts';
import { resourceKinds } from '#domain/resources/vocabulary.ts';
import { id } from '../kernel/fields.ts';
import { findsDeleted, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { answersOf } from '../kernel/record-answers.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { reference } from '../kernel/records.ts';

export const resourceCategoryNames = {
  path: 'resource-categories',
  param: 'resourceCategory',
  model: 'resource-category',
} as const;

/** A category in the list. */
export const resourceCategorySummary = z
  .object({
    ...plainFields,
    /** `parent` is the category it lies in. */
    ...answersOf(categoryFields),
    /** Its place among its neighbours, from 1; 0 when it is deleted. */
    order: z.int(),
    /** How many neighbours it has, itself among them. */
    neighbours: z.int(),
    /** How many resources lie in it. */
    resources: z.int(),
  })
  .meta({ id: 'ResourceCategorySummary' });

/** A category on its own page. */
export const resourceCategory = resourceCategorySummary
  .extend({
    ...plainAuthors,
    categories: z.array(reference.extend({ resources: z.int() })),
    /** The newest of its resources, at most 50. */
    newest: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(resourceKinds),
        addedAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'ResourceCategory' });

const fields = bodyOf(categoryFields);

export const resourceCategories = plainRecord(resourceCategoryNames, {
  words: ['resource category', 'resource categories'],
  summary: resourceCategorySummary,
  detail: resourceCategory,
  fields,
  events: {
    EDIT: fields,
    ...payloadsOf(verbs),
    DELETE: z.object({
      moveTo: id('Category')
        .nullish()
        .transform((category) => category ?? null),
    }),
  },
  orders: ['order', 'name'],
  filters: { ...findsDeleted, parent: id('Parent').optional() },
});
