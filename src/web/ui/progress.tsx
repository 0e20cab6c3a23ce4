import type { ReactNode } from 'react';
import { hiddenText } from '#styled/recipes/hidden-text.js';
import { progressBar } from '#styled/recipes/progress-bar.js';
import { ring } from '#styled/recipes/ring.js';
import { useNumbers } from './numbers.ts';

const bounded = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** What a screen reader reads; the drawing is for the eye. */
function Reading({ label, value }: { label: string; value: number }) {
  return <progress className={hiddenText()} aria-label={label} value={value} max={100} />;
}

type ProgressProps = { label: string; /** 0 to 100. */ percent: number };

/** Round an avatar or a figure. */
export function ProgressRing({
  label,
  percent,
  children,
}: ProgressProps & { children?: ReactNode }) {
  const { percent: inPercent } = useNumbers();
  const look = ring();
  const value = bounded(percent);
  return (
    <span className={look.root}>
      <Reading label={label} value={value} />
      <svg className={look.drawing} viewBox="0 0 80 80" aria-hidden="true">
        <circle className={look.track} cx="40" cy="40" r="37" />
        <circle
          className={look.fill}
          cx="40"
          cy="40"
          r="37"
          pathLength="100"
          strokeDasharray={`${value} 100`}
          visibility={value === 0 ? 'hidden' : undefined}
        />
      </svg>
      <span className={look.inside}>
        {children ?? <span aria-hidden="true">{inPercent(value)}</span>}
      </span>
    </span>
  );
}

/** Long work with its number. */
export function ProgressBar({ label, percent, detail }: ProgressProps & { detail?: ReactNode }) {
  const { percent: inPercent } = useNumbers();
  const look = progressBar();
  const value = bounded(percent);
  return (
    <div className={look.root}>
      <div className={look.label} aria-hidden="true">
        <span>{label}</span>
        <span>{detail ?? inPercent(value)}</span>
      </div>
      <Reading label={label} value={value} />
      <div className={look.track}>
        <div className={look.fill} style={{ transform: `scaleX(${value / 100})` }} />
      </div>
    </div>
  );
}
