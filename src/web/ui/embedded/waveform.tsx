import type { KeyboardEvent } from 'react';
import { listening } from '#styled/recipes/listening.js';
import { useWidth } from '../layout/use-width.ts';

interface Turn {
  readonly from: number;
  readonly to: number;
  /** Whose it is, from the first. */
  readonly lane: number;
}

/** What is drawn of a recording: how loud it is in so many parts, or who speaks when. */
export type Drawing =
  | { readonly kind: 'loudness'; readonly of: (parts: number) => readonly number[] }
  | { readonly kind: 'turns'; readonly turns: readonly Turn[]; readonly lanes: number };

interface WaveformProps {
  label: string;
  drawing: Drawing;
  /** Milliseconds, all of them. */
  length: number;
  moment: number;
  /** The moment in words. */
  valueText: string;
  /** Where other recordings begin. */
  marks: readonly number[];
  onSeek: (moment: number) => void;
}

/** Pixels between two strokes; the drawing is as wide as 1,000 and as high as 100. */
const apart = 4;
const [wide, high] = [1000, 100];

/** Milliseconds that an arrow goes; with page keys more. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5000,
  ArrowDown: -5000,
  ArrowRight: 5000,
  ArrowUp: 5000,
  PageDown: -30_000,
  PageUp: 30_000,
};

/** A recording as it sounds, in which one goes to a moment by pressing there, by dragging and by keys. */
export function Waveform({
  label,
  drawing,
  length,
  moment,
  valueText,
  marks,
  onSeek,
}: WaveformProps) {
  const [ref, width] = useWidth<HTMLDivElement>(320);
  const look = listening();
  const path =
    drawing.kind === 'loudness'
      ? strokes(drawing.of(Math.max(20, Math.floor(width / apart))))
      : blocks(drawing, length);
  const placeOf = (at: number) => (length === 0 ? 0 : Math.min(1, at / length) * wide);
  const goTo = (at: number) => onSeek(Math.min(length, Math.max(0, at)));
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(moment + step);
  };
  const box = { viewBox: `0 0 ${wide} ${high}`, preserveAspectRatio: 'none' } as const;
  const line = { vectorEffect: 'non-scaling-stroke', d: path } as const;
  const here = placeOf(moment);
  return (
    <div className={look.bar} ref={ref}>
      <svg {...box} className={look.drawing} aria-hidden="true">
        <path {...line} className={look.base} />
      </svg>
      <svg
        {...box}
        className={look.drawing}
        style={{ clipPath: `inset(0 ${100 - here / 10}% 0 0)` }}
        aria-hidden="true"
      >
        <path {...line} className={look.played} />
      </svg>
      <svg {...box} className={look.drawing} aria-hidden="true">
        {marks.map((mark) => (
          <path
            key={mark}
            className={look.mark}
            vectorEffect="non-scaling-stroke"
            d={`M${placeOf(mark)} 0V${high}`}
          />
        ))}
        <path
          className={look.played}
          vectorEffect="non-scaling-stroke"
          d={`M${Math.max(1, Math.min(wide - 1, here))} 0V${high}`}
        />
      </svg>
      <input
        type="range"
        className={look.range}
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={length}
        step={1}
        value={Math.min(length, moment)}
        onKeyDown={press}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
    </div>
  );
}

const strokes = (levels: readonly number[]): string =>
  levels
    .map((level, at) => {
      const x = ((at + 0.5) / levels.length) * wide;
      const half = Math.max(1, level * (high / 2 - 6));
      return `M${x.toFixed(1)} ${(high / 2 - half).toFixed(1)}V${(high / 2 + half).toFixed(1)}`;
    })
    .join('');

/** Everybody has a line of their own, so that no colour has to be told from another. */
function blocks({ turns, lanes }: Extract<Drawing, { kind: 'turns' }>, length: number): string {
  if (length === 0) return '';
  const lane = (high - 12) / Math.max(1, lanes);
  return turns
    .map(({ from, to, lane: nth }) => {
      const [x, end] = [(from / length) * wide, (to / length) * wide];
      const y = 6 + nth * lane;
      return `M${x.toFixed(1)} ${y.toFixed(1)}H${Math.max(x + 1, end - 1).toFixed(1)}V${(y + lane - 4).toFixed(1)}H${x.toFixed(1)}Z`;
    })
    .join('');
}
