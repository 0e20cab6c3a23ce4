import type { Chart, ChartLayout } from '#web/charts/drawing/chart.ts';
import type { Story, StoryPicture } from '#web/charts/drawing/story.ts';
import { across } from './across.ts';
import { narrow } from './narrow.ts';
import { sketchesOf, type Sketch } from './pictures.ts';

type Unlaid = Omit<Chart, 'layout'>;

/** What a picture may take on a screen of 1280 × 800, beside what stands around it. */
export const screen = { width: 1216, height: 680 };

/** How much smaller than it is a picture has to be shown to be seen whole; 1 where it fits. */
export const scaleOf = ({ width, height }: Pick<ChartLayout, 'width' | 'height'>): number =>
  Math.min(1, screen.width / width, screen.height / height);

/** A picture that is not made smaller than this needs no other try. */
const enough = 0.86;

/** Letters of 12 px are then shown with 9. */
export const least = 0.75;

/** The story of a chart, laid out. */
export async function layOutStory(chart: Unlaid): Promise<Story> {
  const pictures: StoryPicture[] = [];
  for (const sketch of sketchesOf(chart)) pictures.push(await layOutPicture(sketch));
  const { name, title, purpose, kind } = chart;
  return { name, title, purpose, kind, pictures };
}

/** One picture, for screens and for phones. */
export async function layOutPicture(sketch: Sketch): Promise<StoryPicture> {
  const layout = await fitting(sketch);
  const { key, within, title, purpose, states, transitions } = sketch;
  return { key, within, title, purpose, states, transitions, layout, narrow: narrow(sketch) };
}

/** How wide cards may be, in pixels, the best first: narrow ones make a long story shorter, wide ones a high one lower. Where that is not enough, states have their names alone. */
const attempts = [
  ...[186, 152, 134, 236].map((width) => ({ width, isBrief: false })),
  ...[152, 134, 120].map((width) => ({ width, isBrief: true })),
];

/** The first layout that fits, or the one that comes nearest. */
async function fitting(sketch: Sketch): Promise<ChartLayout> {
  let best: ChartLayout | null = null;
  for (const { width, isBrief } of attempts) {
    if (isBrief && best && scaleOf(best) >= least) break;
    const layout = await across(isBrief ? withoutSentences(sketch) : sketch, width);
    if (best === null || scaleOf(layout) > scaleOf(best)) best = layout;
    if (scaleOf(best) >= enough) break;
  }
  if (best === null) throw new Error(`${sketch.name} can't be laid out`);
  return best;
}

const withoutSentences = (sketch: Sketch): Sketch => ({
  ...sketch,
  states: sketch.states.map((state) =>
    state.parent === null ? state : { ...state, description: null },
  ),
});
