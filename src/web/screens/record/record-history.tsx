import { Suspense, useEffect } from 'react';
import type { LinkProps } from '@tanstack/react-router';
import type { DataOf } from '../../api/call.ts';
import { Card } from '../../ui/layout/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WaitingLines } from '../../ui/skeleton.tsx';
import type { TimelineEntry } from '../../ui/lists/timeline.tsx';
import { Loaded } from '../loaded.tsx';
import type { Answer } from '../use-api-query.ts';
import * as texts from './texts.ts';

export type History = DataOf<'GET /bookings/{booking}/history'>;

/** It stands at the end of the page, and is fetched while the server is asked for the steps. */
const HistorySteps = lazyPart(async () => (await import('./history-steps.tsx')).HistorySteps);

/** Something that belongs to the history and is no step on the chart. */
export interface Aside {
  readonly key: string;
  readonly sentence: string;
  readonly at: string;
  /** Where it lasted. */
  readonly until?: string;
}

export interface RecordHistoryProps {
  query: Answer<History>;
  /** What it is the history of: "What happened to this category". */
  label: string;
  /** The chart's data: `() => import('#charts/….json')`. */
  chart: () => Promise<{ readonly default: unknown }>;
  /** The present state, and those of other regions, as the drawing names them. */
  states: readonly string[];
  /** What else happened meanwhile; each stands at its moment. */
  asides?: readonly Aside[];
  toneOf?: (state: string) => TimelineEntry['tone'];
  /** The step that a link has named. */
  at?: number;
  /** Where the record is seen as it was after a step, for those who may; then the chart ends at the step of the link. */
  then?: (position: number) => LinkProps;
  /** For staff the chart is open from the start. Below 640 px it is a list many screens long, so there it is opened only when asked for. */
  opensChart?: boolean;
}

/** How it came to this: in words, and on the chart when somebody wants to see it. */
export function RecordHistory({ query, ...props }: RecordHistoryProps) {
  useEffect(() => HistorySteps.fetch(), []);
  const waiting = <WaitingLines lines={3} />;
  return (
    <Card title={texts.history}>
      <Loaded query={query} waiting={waiting}>
        {(history) => (
          <Suspense fallback={waiting}>
            <HistorySteps {...props} history={history} />
          </Suspense>
        )}
      </Loaded>
    </Card>
  );
}
