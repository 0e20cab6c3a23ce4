import { useEffect, useState } from 'react';
import type { Viewable } from '#web/charts/machines.ts';
import { sampleReaders, type SamplePage } from '#web/charts/sample/sample-page.ts';
import { samplePagesOf } from '#web/sample-pages.ts';
import { simulatorOf } from '#web/charts/simulator.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { FramedPage } from './framed-page.tsx';
import * as texts from './texts.ts';

interface ReplayedScreenProps {
  readonly viewable: Viewable;
  /** The innermost states of the step. */
  readonly states: readonly string[];
}

/** The real page of a step. It has sample data: what somebody chose and wrote is in no recording. */
export function ReplayedScreen({ viewable, states }: ReplayedScreenProps) {
  const { name } = viewable.chart;
  const [pages, setPages] = useState<readonly SamplePage[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly SamplePage[]) => (isCurrent ? setPages(found) : undefined);
    // Without its samples a step is told without its screen.
    void samplePagesOf(name).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [name]);
  const shown = pages && screenOf(viewable, pages, states);
  return (
    <Card title={texts.onTheScreen} note={texts.theRealPageOfThisStep}>
      {pages === null ? <WaitingLines lines={4} shape="block" /> : null}
      {pages !== null && !shown ? <Text tone="muted">{texts.noPageShowsThisState}</Text> : null}
      {shown ? <FramedPage {...shown} /> : null}
    </Card>
  );
}

/** The first page that shows one of the states. */
function screenOf(viewable: Viewable, pages: readonly SamplePage[], states: readonly string[]) {
  const simulator = simulatorOf(viewable);
  const { name } = viewable.chart;
  for (const state of states) {
    const way = viewable.walks.paths[state];
    const moment = way && simulator.along(way).at(-1);
    if (!moment) continue;
    for (const as of sampleReaders) {
      const page = pages.find((each) => each.show({ as, state, moment, shift: 0 }) !== null);
      if (page)
        return {
          title: page.title,
          address: `/charts/screen/${name}/${state}?as=${as}&page=${page.key}`,
        };
    }
  }
  return null;
}
