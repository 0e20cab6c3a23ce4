import { useInsertionEffect, useState } from 'react';
import { withAncestors } from '#web/charts/drawing/chart.ts';
import type { Viewable } from '#web/charts/machines.ts';
import type { ChartRecording } from '#web/charts/recording.ts';
import { replayed } from '#web/charts/replay.ts';
import { shapeOf } from '#web/charts/drawing/shape.ts';
import { activeIn, simulatorOf } from '#web/charts/simulator.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { ReplayedScreen } from './replayed-screen.tsx';
import { StatesNow } from './state-links.tsx';
import { useView } from './use-view.ts';
import { wearViewerStyle } from './viewer-style.ts';
import { DepthChart } from './depth-chart.tsx';
import * as texts from './texts.ts';

interface ReplayedChartProps {
  readonly viewable: Viewable;
  readonly recording: ChartRecording;
  /** The shape of the chart when the link was made; null where the link does not say. */
  readonly madeOn: string | null;
}

/** The recorded steps on the chart, the last first in view. */
export function ReplayedChart({ viewable, recording, madeOn }: ReplayedChartProps) {
  const { chart } = viewable;
  useInsertionEffect(wearViewerStyle, []);
  const [{ depth }] = useView();
  const [{ steps, drift }] = useState(() => replayed(simulatorOf(viewable), viewable, recording));
  const [at, setAt] = useState(steps.length - 1);
  const step = steps[at];
  const active = step?.moment
    ? activeIn(step.moment)
    : (step?.recorded ?? []).flatMap(withAncestors);
  const past = steps.slice(0, at + 1);
  const hasChanged = madeOn !== null && madeOn !== shapeOf(chart);
  return (
    <>
      {hasChanged || drift.length > 0 ? (
        <Notice tone="warning" title={texts.theChartHasChangedSince}>
          <ul>
            {drift.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {drift.length === 0 ? <li>{texts.theseStepsStillLead}</li> : null}
          </ul>
        </Notice>
      ) : null}
      {recording.lost > 0 ? <Notice>{texts.earlierStepsAreNoLonger(recording.lost)}</Notice> : null}
      <div className={depth === undefined ? 'viewer-story' : 'viewer'}>
        <DepthChart
          viewable={viewable}
          about={step?.recorded[0] ?? ''}
          active={active}
          visited={past.flatMap(({ recorded, moment }) =>
            moment ? moment.visited : recorded.flatMap(withAncestors),
          )}
          taken={past.flatMap(({ moment }) => moment?.transitions ?? [])}
        />
        <div className="viewer-side">
          <Card title={texts.stepOf(at, steps.length - 1)}>
            <Text strong>{step?.title}</Text>
            {step && step.stopped.length > 0 ? (
              <Notice tone="warning" title={texts.nothingCameOfIt}>
                {step.stopped.join(' ')}
              </Notice>
            ) : null}
            <StatesNow chart={chart} active={active} />
            <Row>
              <Button size="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
                {texts.back}
              </Button>
              <Button size="small" disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
                {texts.forward}
              </Button>
            </Row>
          </Card>
          <Card title={texts.allSteps}>
            <ol className="viewer-trail" aria-label={texts.recordedSteps}>
              {steps.map(({ title, stopped }, index) => (
                <li key={index}>
                  <Button
                    size="small"
                    variant={index === at ? 'secondary' : 'quiet'}
                    aria-current={index === at ? 'step' : undefined}
                    onClick={() => setAt(index)}
                  >
                    {index}. {stopped.length > 0 ? texts.stoppedStep(title) : title}
                  </Button>
                </li>
              ))}
            </ol>
          </Card>
        </div>
        <ReplayedScreen viewable={viewable} states={step?.recorded ?? []} />
      </div>
    </>
  );
}
