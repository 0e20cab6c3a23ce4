import { useNavigate } from '@tanstack/react-router';
import type { SortOption } from '../../ui/lists/sort-menu.tsx';

/** What the address of every list says. */
export interface ListSearch {
  readonly pageNumber: number;
  readonly search: string;
  readonly orderProperty?: string | undefined;
  readonly order?: 'Ascending' | 'Descending' | undefined;
}

export interface ListUrl<S> {
  readonly search: S;
  /** Changes filters, the search or the order; shows the first page. */
  change(patch: Partial<S>): void;
  sort(option: Pick<SortOption, 'propertyName' | 'order'>): void;
  readonly sorted: Pick<SortOption, 'propertyName' | 'order'> | undefined;
  /** Back to the first page with no other filters; `kept` is what is not a filter, such as the tab. */
  reset(kept?: Partial<S>): void;
}

/** The state of a list lives in its address, so that a reload, the back button and a pasted link show the same. A list further down a page stays in view (`isInPage`). */
export function useListUrl<S extends ListSearch>(
  search: S,
  { isInPage = false }: { isInPage?: boolean } = {},
): ListUrl<S> {
  const navigate = useNavigate();
  const go = (next: (previous: object) => object): void =>
    void navigate({ to: '.', search: next as never, resetScroll: !isInPage });
  const change = (patch: Partial<S>): void =>
    go((previous) => ({ ...previous, pageNumber: 1, ...patch }));
  return {
    search,
    change,
    sort: ({ propertyName, order }) =>
      go((previous) => ({ ...previous, pageNumber: 1, orderProperty: propertyName, order })),
    sorted:
      search.orderProperty === undefined
        ? undefined
        : { propertyName: search.orderProperty, order: search.order ?? 'Ascending' },
    reset: (kept = {}) => go(() => ({ pageNumber: 1, ...kept })),
  };
}
