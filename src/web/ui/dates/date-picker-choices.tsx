import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { DateLocale } from '#domain/dates/locales.ts';
import { datePicker } from '#styled/recipes/date-picker.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** A month or a year. */
export type PeriodChoice = {
  label: string;
  /** What the label alone does not tell to those who listen. */
  of?: string;
  current: boolean;
  /** It lies wholly outside the limits. */
  refused: boolean;
  take: () => void;
};

/** The recipe lays them out in rows of three. */
const COLUMNS = 3;

/** Takes the focus when it appears; arrows move it. */
export function DatePickerChoices({
  choices,
  locale,
}: {
  choices: readonly PeriodChoice[];
  locale: DateLocale;
}) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? list.current?.querySelector('button'))?.focus();
  }, []);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const ahead = locale.direction === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -ahead,
      ArrowRight: ahead,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
    };
    const step = steps[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  };
  const look = datePicker();
  return (
    <div className={look.choices} ref={list} role="none" onKeyDown={move}>
      {choices.map(({ label, of, current, refused, take }) => (
        <button
          key={label}
          type="button"
          className={look.choice}
          lang={locale.tag}
          aria-current={current ? 'true' : undefined}
          aria-disabled={refused || undefined}
          onClick={refused ? undefined : take}
        >
          {label}
          {of === undefined ? null : <VisuallyHidden>{`, ${of}`}</VisuallyHidden>}
        </button>
      ))}
    </div>
  );
}
