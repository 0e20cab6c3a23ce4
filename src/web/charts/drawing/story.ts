import type { Chart, ChartLayout, ChartLink, ChartTransition } from './chart.ts';

/** A chart as a story, in pictures: what the pages of the documentation, the viewer and the pages of records show first. Written by `npm run charts`. */
export interface Story extends Pick<Chart, 'name' | 'title' | 'purpose' | 'kind'> {
  /** The first is the one to begin with. */
  readonly pictures: readonly StoryPicture[];
}

/** One picture: the states of one region or of the whole chart in plain words, and what is inside them folded unless it was opened. */
export interface StoryPicture extends Pick<Chart, 'title' | 'purpose' | 'states' | 'layout'> {
  /** The state whose inside is shown; empty for the whole chart. */
  readonly key: string;
  /** The picture that this one is opened from, and goes back to; null for the first ones. */
  readonly within: string | null;
  readonly transitions: readonly StoryArrow[];
  /** For 360 pixels: the same, one state below the other. */
  readonly narrow: ChartLayout;
}

/** What can happen in a state of a picture and where it leads, however many transitions of the chart that are. */
export interface StoryArrow extends ChartTransition {
  /** The transitions of the chart that it stands for. */
  readonly stands: readonly string[];
  /** What goes on elsewhere, and where it comes from. */
  readonly also: readonly StoryLink[];
}

export interface StoryLink extends ChartLink {
  readonly direction: 'to' | 'from';
  readonly name: string;
}
