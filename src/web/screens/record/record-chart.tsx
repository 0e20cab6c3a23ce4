import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChartFigure } from '../../charts/drawing/chart-figure.ts';
import { passedBy, withAncestors, type Chart } from '../../charts/drawing/chart.ts';
import type { Story } from '../../charts/drawing/story.ts';
import { bringIntoView } from '../../charts/into-view.ts';
import { loadStory } from '../../charts/stories.ts';
import { pictureOf, picturesBeside, progressIn } from '../../charts/story-view.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { useWidth } from '../../ui/layout/use-width.ts';
import type { History } from './record-history.tsx';
import * as texts from './texts.ts';

interface RecordChartProps {
  states: readonly string[];
  history: History;
}

/** A record's chart with the way that this one has taken, its present state lit and in view. */
export async function recordChart(data: unknown) {
  const chart = data as Chart;
  const story = await loadStory(chart.name);
  return (props: RecordChartProps) => <RecordChart {...props} chart={chart} story={story} />;
}

interface DrawnProps extends RecordChartProps {
  chart: Chart;
  story: Story | null;
}

function RecordChart({ chart, story, states, history }: DrawnProps) {
  const [isWhole, setWhole] = useState(story === null);
  const [key, setKey] = useState<string>();
  const [first = ''] = states;
  const picture = story && !isWhole ? pictureOf(story, key, first) : undefined;
  const taken = history.flatMap(({ transitions }) => transitions);
  const active = states.flatMap((state) => withAncestors(state));
  const [frame, room] = useWidth<HTMLDivElement>(picture?.layout.width ?? 0);
  return (
    <div ref={frame}>
      <Stack gap="2">
        <Row>
          {story ? (
            <Button size="small" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
              {texts.everything}
            </Button>
          ) : null}
          {story && picture
            ? picturesBeside(story, picture).map(({ goal, words, isPressed }) => (
                <Button
                  key={`${goal} ${words}`}
                  size="small"
                  variant={isPressed ? 'secondary' : 'quiet'}
                  aria-pressed={isPressed}
                  onClick={() => setKey(goal)}
                >
                  {words}
                </Button>
              ))
            : null}
        </Row>
        <InView key={picture?.key ?? 'everything'} state={first}>
          {picture ? (
            <ChartFigure
              chart={picture}
              narrow={picture.narrow}
              scale={Math.min(1, room / picture.layout.width)}
              {...progressIn(picture, { active, taken })}
            />
          ) : (
            <ChartFigure
              chart={chart}
              active={active}
              visited={passedBy(chart, taken)}
              taken={taken}
            />
          )}
        </InView>
      </Stack>
    </div>
  );
}

/** Brings a state of the drawing into view. */
function InView({ state, children }: { state: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(frame.current, state), [state]);
  return <div ref={frame}>{children}</div>;
}
