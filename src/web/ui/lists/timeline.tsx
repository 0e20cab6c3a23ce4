import type { ReactNode } from 'react';
import { timeline } from '#styled/recipes/timeline.js';
import type { Tone } from '../tone.ts';

export type TimelineEntry = {
  key: string;
  title: ReactNode;
  /** Who and when. */ meta?: ReactNode;
  note?: ReactNode;
  tone?: Exclude<Tone, 'brand'>;
};

/** What happened, in the order given. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  const look = timeline();
  return (
    <ol className={look.root} aria-label={label}>
      {entries.map(({ key, title, meta, note, tone = 'neutral' }) => (
        <li key={key} className={look.entry} data-tone={tone}>
          <span className={look.marker} aria-hidden="true" />
          <div className={look.body}>
            <div className={look.title}>{title}</div>
            {meta ? <div className={look.meta}>{meta}</div> : null}
            {note ? <div className={look.note}>{note}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
