import type { Page } from '#contract/kernel/lists.ts';

interface Paged {
  readonly pageNumber: number;
  readonly perPage: number;
}

export const pageOffset = ({ pageNumber, perPage }: Paged): number => (pageNumber - 1) * perPage;

/** The rows of a page, counted from the nearer end: what comes from the end comes in the opposite order. */
export interface PageWindow {
  readonly fromEnd: boolean;
  readonly offset: number;
  readonly size: number;
}

/** Where a page of so many rows lies, so that the last costs no more to reach than the first; null when it lies behind the last row. */
export function pageWindow(paged: Paged, total: number): PageWindow | null {
  const begin = pageOffset(paged);
  const size = Math.min(paged.perPage, total - begin);
  if (size <= 0) return null;
  const fromEnd = begin > total / 2;
  return { fromEnd, offset: fromEnd ? total - begin - size : begin, size };
}

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
