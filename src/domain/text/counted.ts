import { formatNumber } from './numbers.ts';

/** Says a number with what it counts. Pages have one that writes numbers as their reader does: `useNumbers`. */
export type Counted = (count: number, one: string, many?: string) => string;

/** "1 resource", "1,200 resources", "3 categories": a number with what it counts, as the house writes it. */
export const counted: Counted = (count, one, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
