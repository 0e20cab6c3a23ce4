import * as texts from './texts.ts';
export type PageMeta = { pageNumber: number; perPage: number; total: number };

/** The paginator reaches this far either side of the current page (specification §9). */
const reach = 4;

export const lastPage = ({ perPage, total }: PageMeta): number =>
  Math.max(1, Math.ceil(total / perPage));

/** The page numbers to offer, ascending; a page number beyond the ends counts as the nearest end. */
export function pageWindow(meta: PageMeta): number[] {
  const last = lastPage(meta);
  const current = Math.min(Math.max(1, meta.pageNumber), last);
  const first = Math.max(1, current - reach);
  return Array.from(
    { length: Math.min(last, current + reach) - first + 1 },
    (_, index) => first + index,
  );
}

/** "No results", or which of them this page shows (specification §2, paginator), in figures as `number` writes them. */
export function pageSummary(meta: PageMeta, number: (value: number) => string): string {
  if (meta.total === 0) return texts.noResults;
  const from = Math.min((meta.pageNumber - 1) * meta.perPage + 1, meta.total);
  const to = Math.min(meta.pageNumber * meta.perPage, meta.total);
  return texts.showingToOfResults(number(from), number(to), number(meta.total));
}
