import type { Chart } from '#web/charts/drawing/chart.ts';
import type { Answer } from './words.ts';

export type Drawn = Omit<Chart, 'layout'>;

/** A question that somebody asks of the product, and how its charts answer it. */
export interface Question {
  readonly asks: string;
  /** The charts that answer, for the links below it. */
  readonly charts: readonly string[];
  readonly answer: (charts: readonly Drawn[]) => Answer;
}
