import { someCount, type Read } from '#web/screens/list/search-reader.ts';

/** The whole chart as large as its frame allows, or a percentage of its actual size. */
export type Zoom = 'whole' | number;

const steps: readonly number[] = [10, 15, 25, 33, 50, 67, 80, 100, 125, 150, 200];
const [smallest, largest] = [10, 200];
/** Letters of 12 px shall not be smaller than 8. */
const readable = 67;

/** Reads a zoom from an address. */
export const someZoom: Read<Zoom | undefined> = (raw) => {
  if (raw === 'whole') return 'whole';
  const percent = someCount(raw);
  return percent !== undefined && percent >= smallest && percent <= largest ? percent : undefined;
};

/** The next step down or up from a percentage that may lie between steps; the same at the ends. */
export const zoomStep = (percent: number, direction: 1 | -1): number =>
  (direction === 1
    ? steps.find((step) => step > percent)
    : steps.findLast((step) => step < percent)) ?? percent;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The percentage at which all of a chart is seen, never larger than it is. */
export const wholeIn = (frame: Size, chart: Size): number =>
  Math.max(
    1,
    Math.floor(Math.min(1, frame.width / chart.width, frame.height / chart.height) * 100),
  );

/** At first the whole chart where its letters can be read, else its actual size. */
export const firstZoom = (whole: number): Zoom => (whole >= readable ? 'whole' : 100);
