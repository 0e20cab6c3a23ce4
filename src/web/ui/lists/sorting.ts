import { createContext } from 'react';
import type { SortOption } from './sort-menu.tsx';

/** The order of a list, for the heads of its table. */
export interface Sorting {
  readonly options: readonly SortOption[];
  /** How it is sorted now. */
  readonly current: Pick<SortOption, 'propertyName' | 'order'> | undefined;
  readonly onSort: (option: SortOption) => void;
}

/** Null where nothing can be sorted. */
export const SortingContext = createContext<Sorting | null>(null);

/** What a press on the head of a column does: the first of its ways to sort, and then the other one; undefined where it has none. */
export function nextSort(
  { options, current }: Pick<Sorting, 'options' | 'current'>,
  property: string,
): SortOption | undefined {
  const offered = options.filter(({ propertyName }) => propertyName === property);
  return current?.propertyName === property
    ? (offered.find(({ order }) => order !== current.order) ?? offered[0])
    : offered[0];
}
