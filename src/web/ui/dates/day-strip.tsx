import { days as daysLook } from '#styled/recipes/days.js';
import { useRovingFocus } from '../roving-focus.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as texts from './texts.ts';

export type StripDay = {
  key: string;
  /** "Tue" */
  weekday: string;
  /** "24" */
  day: string;
  /** "Nov": heard, not seen; the heading above the strip shows it. */
  month: string;
  /** How many times are free. */
  free: number;
};

type DayStripProps = {
  /** "Days from 23 to 29 November" */
  label: string;
  days: readonly StripDay[];
  value?: string;
  onOpen: (key: string) => void;
};

/** The days of a week side by side, each with what is free on it; one stop of the Tab key. A day without free times can be opened too: it says why. */
export function DayStrip({ label, days, value, onOpen }: DayStripProps) {
  const look = daysLook();
  const { handlers, tabIndexOf } = useRovingFocus(
    days.map(({ key }) => key),
    value,
  );
  return (
    <fieldset className={look.root} aria-label={label} {...handlers}>
      {days.map(({ key, weekday, day, month, free }) => (
        <button
          key={key}
          type="button"
          className={look.day}
          data-key={key}
          tabIndex={tabIndexOf(key)}
          aria-pressed={key === value}
          data-empty={free === 0 || undefined}
          onClick={() => onOpen(key)}
        >
          <span className={look.weekday}>{weekday} </span>
          <span className={look.date}>
            {day}
            <VisuallyHidden>{` ${month}, `}</VisuallyHidden>
          </span>
          <span className={look.free}>
            {free === 0 ? <span aria-hidden="true">–</span> : free}
            {free === 0 ? (
              <VisuallyHidden>{texts.noFreeTimes}</VisuallyHidden>
            ) : (
              <span className={look.word}>{texts.free}</span>
            )}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
