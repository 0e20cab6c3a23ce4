import type { ResourceProgress, ResourceScope } from '#domain/resources/vocabulary.ts';
import { resourceFields } from '#machines/resource/fields.ts';
import type { DataOf } from '#web/api/call.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import { useApiQuery, type Answer } from '#web/screens/use-api-query.ts';
import * as texts from './texts.ts';

export type Resource = DataOf<'GET /resources/{resource}'>;
export type ResourceSummary = DataOf<'GET /resources'>['data']['results'][number];
export type Category = DataOf<'GET /resources/categories'>[number];

export const resources = defineRecord({
  path: 'resources',
  param: 'resource',
  fields: resourceFields,
  noun: 'resource',
  chart: () => import('#charts/resource.json'),
});

export const useResource = (resource: string): Answer<Resource> =>
  useApiQuery('GET /resources/{resource}', { params: { resource } });

/** The categories that a resource can be sorted into, in their order. */
export const useCategories = (): Answer<readonly Category[]> =>
  useApiQuery('GET /resources/categories', { query: { search: '' } });

export const categoryName = ({ name, parent }: Category): string =>
  parent === null ? name : `${parent.name} › ${name}`;

export const scopeNames: Readonly<Record<ResourceScope, string>> = {
  global: texts.everybody,
  programme: texts.programme,
  session: texts.session,
  booking: texts.booking,
};

export const progressNames: Readonly<Record<ResourceProgress, string>> = {
  unseen: texts.new_,
  opened: texts.opened,
  done: texts.done,
};
