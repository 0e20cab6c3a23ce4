import { Suspense } from 'react';
import type { Progress } from '#web/charts/drawing/chart-words.ts';
import type { Tally } from '#web/charts/drawing/tally.ts';
import type { Viewable } from '#web/charts/machines.ts';
import { pictureOf, progressIn, tallyIn } from '#web/charts/story-view.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { StoryPictures } from './story-pictures.tsx';
import { useView } from './use-view.ts';
import { ZoomedChart } from './zoomed-chart.tsx';
import * as texts from './texts.ts';

const RulesPanel = lazyPart(async () => (await import('./rules-panel.tsx')).RulesPanel);

export interface DepthChartProps extends Progress {
  readonly viewable: Pick<Viewable, 'chart' | 'story'>;
  /** The state that is brought into view. */
  readonly about: string;
  /** How many records stand where, and took which ways. */
  readonly tally?: Tally;
  /** Called with a transition whose step somebody wants to take. */
  readonly onTake?: (transition: string) => void;
}

/** A chart as a story or as the drawing of everything, and below it the rules of what was chosen. */
export function DepthChart({ viewable, about, tally, onTake, ...progress }: DepthChartProps) {
  const { chart, story } = viewable;
  const [{ depth, picture: key, chosen }, see] = useView();
  const picture = depth === 'everything' ? undefined : pictureOf(story, key, about);
  // What stands for “anywhere in it” has the rules of the state around.
  const choose = (id: string): void => see({ chosen: id.replace(/\.?\*$/, '') });
  return (
    <div className="viewer-main">
      <fieldset className="viewer-depths" aria-label={texts.howMuchIsShown}>
        {([undefined, 'everything'] as const).map((each) => (
          <Button
            key={each ?? 'story'}
            size="small"
            variant={depth === each ? 'secondary' : 'quiet'}
            aria-pressed={depth === each}
            onClick={() => see({ depth: each, zoom: undefined })}
          >
            {each === undefined ? texts.story : texts.everything}
          </Button>
        ))}
      </fieldset>
      {picture ? (
        <>
          <StoryPictures story={story} picture={picture} see={see} />
          <ZoomedChart
            key={picture.key}
            chart={picture}
            narrow={picture.narrow}
            about={about}
            {...progressIn(picture, progress)}
            tally={tally && tallyIn(picture, tally)}
            onSelect={choose}
            onSelectState={choose}
          />
        </>
      ) : (
        <ZoomedChart
          chart={chart}
          about={about}
          {...progress}
          tally={tally}
          onSelect={(id) => {
            choose(id);
            onTake?.(id);
          }}
          onSelectState={choose}
        />
      )}
      {chosen === undefined ? null : (
        <Suspense fallback={<WaitingLines lines={3} shape="block" />}>
          <RulesPanel
            viewable={viewable}
            picture={picture ?? null}
            chosen={chosen}
            see={see}
            onTake={onTake}
          />
        </Suspense>
      )}
    </div>
  );
}
