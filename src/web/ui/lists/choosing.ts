import { createContext, type ComponentType } from 'react';

/** The rows of a table that are chosen, by the keys of the table. */
export interface Choosing {
  readonly chosen: ReadonlySet<string>;
  readonly all: 'all' | 'some' | 'none';
  /** `isRange`: and all between it and the one before. */
  readonly toggle: (key: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
  /** The boxes: that of all rows, and that of one, `named` by the cell with that id. */
  readonly Head: ComponentType;
  readonly Cell: ComponentType<{ row: string; named: string }>;
}

/** Null where rows are not there to be chosen. */
export const ChoosingContext = createContext<Choosing | null>(null);
