import { lazy, Suspense, useState } from 'react';
import type { DataOf } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { WaitingLines } from '../ui/skeleton.tsx';
import { Timeline, type TimelineEntry } from '../ui/timeline.tsx';
import { When } from '../ui/when.tsx';
import { Loaded } from './loaded.tsx';
import type { Answer } from './use-api-query.ts';
import { useZone } from './use-zone.ts';

export type History = DataOf<'GET /bookings/{booking}/history'>;

/** The drawing and its data are large, and at the end of the page. */
const RecordChart = lazy(async () => ({
  default: (await import('./record-chart.tsx')).RecordChart,
}));

interface RecordHistoryProps {
  query: Answer<History>;
  /** What it is the history of: "What happened to this category". */
  label: string;
  /** The chart's data: `() => import('#charts/….json')`. */
  chart: () => Promise<{ readonly default: unknown }>;
  /** The present state, and those of other regions, as the drawing names them. */
  states: readonly string[];
  toneOf?: (state: string) => TimelineEntry['tone'];
}

/** How it came to this: in words, and on the chart when somebody wants to see it. */
export function RecordHistory({ query, label, chart, states, toneOf }: RecordHistoryProps) {
  const zone = useZone();
  const [drawn, setDrawn] = useState(false);
  return (
    <Card title="History">
      <Loaded query={query} waiting={<WaitingLines lines={3} />}>
        {(history) => (
          <Stack gap="6">
            <Timeline
              label={label}
              entries={history.map(({ position, at, sentence, state }) => ({
                key: String(position),
                title: sentence,
                meta: <When at={at} zone={zone} />,
                ...(toneOf && { tone: toneOf(state) }),
              }))}
            />
            <Row>
              <Button size="small" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
                {drawn ? 'Hide the chart' : 'Show it on the chart'}
              </Button>
            </Row>
            {drawn ? (
              <Suspense fallback={<WaitingLines lines={3} shape="block" />}>
                <RecordChart load={chart} states={states} history={history} />
              </Suspense>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
