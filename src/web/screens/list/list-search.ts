import { oneOf, orElse, someCount, someText } from './search-reader.ts';

/** The search params every list has (specification, 2). A list adds its own: `searchReader({ ...listSearch, tab: oneOf(tabs) })`. */
export const listSearch = {
  pageNumber: orElse(someCount, 1),
  search: orElse(someText, ''),
  orderProperty: someText,
  order: oneOf(['Ascending', 'Descending']),
} as const;

/** Left out of links: `search: { middlewares: [stripSearchParams(listDefaults)] }`. */
export const listDefaults = { pageNumber: 1, search: '' } as const;
