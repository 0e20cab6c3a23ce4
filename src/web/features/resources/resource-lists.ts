import { resourceFields } from '#machines/resource/fields.ts';
import { oneFound, oneOfField, oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { categoryName, scopeNames } from './resource-records.ts';
import * as texts from './texts.ts';

const parts = {
  sortsFrom: 'GET /resource/filter',
  sorts: {
    'added Descending': texts.newestFirst,
    'added Ascending': texts.oldestFirst,
    'name Ascending': texts.titleAToZ,
    'name Descending': texts.titleZToA,
  },
} as const;

const kind = oneOfField(resourceFields.kind);
const deleted = ticked(texts.deletedResources, texts.deleted);

/** A category of resources, found by name. */
const findCategory = {
  route: 'GET /resources/categories',
  input: (search: string) => ({ query: { search } }),
  nameOf: categoryName,
  placeholder: texts.searchCategories,
  none: texts.noCategoryByThatName,
} as const;
const category = oneFound(texts.category, findCategory, texts.oneCategory);

/** How a list comes that nobody has sorted. */
export const newestFirst = { propertyName: 'added', order: 'Descending' } as const;

/** What somebody may see, from everywhere. */
export const allResources = recordList('GET /resources', {
  ...parts,
  filters: {
    kind,
    scope: oneOfNames(texts.from, scopeNames),
    notDone: ticked(texts.notDone, texts.notDone),
    unseen: ticked(texts.notOpenedYet, texts.notOpenedYet),
    sinceVisit: ticked(texts.sinceLastVisit, texts.sinceLastVisit),
    deleted,
    category,
    target: null,
  },
});

/** What lies in one place. */
export const resourcesInPlace = recordList('GET /resources', {
  ...parts,
  filters: {
    kind,
    notDone: ticked(texts.notDone, texts.notDone),
    unseen: null,
    sinceVisit: null,
    deleted,
    scope: null,
    category,
    target: null,
  },
});

/** What is there for everybody. */
export const globalResources = { ...resourcesInPlace, fixed: { scope: 'global' } };
