import { categoryColours } from '#domain/resources/vocabulary.ts';
import { counted } from '#domain/text/counted.ts';
import type { CategoryColour, ResourceKind } from '#domain/resources/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';

export type Category = DataOf<'GET /resource-categories/{resourceCategory}'>;
export type CategorySummary = DataOf<'GET /resource-categories'>['data']['results'][number];

const colourNames: Readonly<Record<CategoryColour, string>> = {
  yellow: 'Yellow',
  violet: 'Violet',
  blue: 'Blue',
  teal: 'Teal',
  green: 'Green',
  orange: 'Orange',
  pink: 'Pink',
  grey: 'Grey',
};

export const colours = categoryColours.map((value) => ({ value, label: colourNames[value] }));
export const colourName = (colour: CategoryColour): string => colourNames[colour];

export const kindNames: Readonly<Record<ResourceKind, string>> = {
  file: 'File',
  link: 'Link',
  video: 'Video',
  embed: 'Embedded page',
  article: 'Article',
};

/** "12 resources" */
export const resourcesIn = (count: number): string => counted(count, 'resource');

export const listTitle = 'Resource Categories';

/** The way to the list. */
export const listPage = { to: '/app/resource-categories' } as const;

/** The way to a category's own page. */
export const pageOf = (id: string) =>
  ({ to: '/app/resource-categories/$resourceCategory', params: { resourceCategory: id } }) as const;

/** What the page of every event of a category has: `<ConfirmEvent {...categoryEvent} event="DELETE" …>`. */
export const categoryEvent = {
  send: 'POST /resource-categories/{resourceCategory}/events',
  back: ({ id }: Category) => pageOf(id),
} as const;

export const useCategory = (params: { readonly resourceCategory: string }) =>
  useApiQuery('GET /resource-categories/{resourceCategory}', { params });
