import { categoryColours } from '#domain/resources/vocabulary.ts';
import type { CategoryColour, ResourceKind } from '#domain/resources/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';

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

export const sortNames: Readonly<Record<string, string>> = {
  'order Ascending': 'In order',
  'order Descending': 'In reverse order',
  'name Ascending': 'Name, A to Z',
  'name Descending': 'Name, Z to A',
};

/** "12 resources" */
export const resourcesIn = (count: number): string =>
  `${count} ${count === 1 ? 'resource' : 'resources'}`;

export const listTitle = 'Resource Categories';

/** The way to the list. */
export const listPage = { to: '/app/resource-categories' } as const;

/** The way to a category's own page. */
export const pageOf = (id: string) =>
  ({ to: '/app/resource-categories/$resourceCategory', params: { resourceCategory: id } }) as const;
