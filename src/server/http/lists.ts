import type { Page } from '#contract/lists.ts';

interface Paged {
  readonly pageNumber: number;
  readonly perPage: number;
}

export const pageOffset = ({ pageNumber, perPage }: Paged): number => (pageNumber - 1) * perPage;

/** A page on the wire: `data.results` with `meta`. */
export const pageBody = <Item>(
  results: Item[],
  { pageNumber, perPage }: Paged,
  total: number,
): Page<Item> => ({
  data: { results },
  meta: { pageNumber, perPage, total },
});

/** What somebody typed, to be found anywhere in a text; the wildcards in it are taken as letters. */
export const likePattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
