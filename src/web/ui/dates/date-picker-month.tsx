import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { addMonths, monthOf, startOfWeek } from '#domain/dates/month.ts';
import { addDays, type LocalDate } from '#domain/time/calendar.ts';
import { datePicker } from '#styled/recipes/date-picker.js';
import type { DateRules } from './date-picker-choice.ts';
import { DatePickerSheet } from './date-picker-sheet.tsx';
import { useSlide } from './date-picker-slide.ts';
import { swipeOf } from './date-picker-swipe.ts';

type DatePickerMonthProps = {
  rules: DateRules;
  /** The day in hand: its month is shown. */
  active: LocalDate;
  chosen: LocalDate | undefined;
  today: LocalDate;
  /** To another day by a key; the focus follows. */
  onMove: (date: LocalDate) => void;
  /** To another month by a swipe. */
  onTurn: (months: number) => void;
  onChoose: (date: LocalDate) => void;
};

/** The sheet of a month, turned by keys and swipes, sliding sideways as it turns. */
export function DatePickerMonth({
  rules,
  active,
  chosen,
  today,
  onMove,
  onTurn,
  onChoose,
}: DatePickerMonthProps) {
  const { direction, firstWeekday } = rules.locale;
  const ahead = direction === 'rtl' ? -1 : 1;
  const month = monthOf(active);
  const { leaving, frame } = useSlide(month, direction === 'rtl');
  const touch = useRef<{ x: number; y: number; at: number }>(undefined);

  const key = (event: KeyboardEvent) => {
    const to = destination(event);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const destination = ({ key, shiftKey }: KeyboardEvent): LocalDate | undefined => {
    const week = startOfWeek(active, firstWeekday);
    const months = shiftKey ? 12 : 1;
    const moves: Readonly<Record<string, () => LocalDate>> = {
      ArrowLeft: () => addDays(active, -ahead),
      ArrowRight: () => addDays(active, ahead),
      ArrowUp: () => addDays(active, -7),
      ArrowDown: () => addDays(active, 7),
      Home: () => week,
      End: () => addDays(week, 6),
      PageUp: () => addMonths(active, -months),
      PageDown: () => addMonths(active, months),
    };
    return moves[key]?.();
  };
  const lift = (event: PointerEvent) => {
    const from = touch.current;
    touch.current = undefined;
    if (from === undefined) return;
    const across = event.clientX - from.x;
    const swipe = swipeOf({ across, down: event.clientY - from.y, lasted: Date.now() - from.at });
    if (swipe !== undefined) onTurn(swipe === 'left' ? ahead : -ahead);
  };
  const sheet = { rules, chosen, today, onChoose };
  return (
    <div
      ref={frame}
      role="none"
      className={datePicker().frame}
      data-sliding={leaving === undefined ? undefined : ''}
      onKeyDown={key}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse')
          touch.current = { x: event.clientX, y: event.clientY, at: Date.now() };
      }}
      onPointerUp={lift}
      onPointerCancel={() => {
        touch.current = undefined;
      }}
    >
      {leaving === undefined ? null : (
        <DatePickerSheet {...sheet} key={leaving} month={leaving} active={undefined} />
      )}
      <DatePickerSheet {...sheet} key={month} month={month} active={active} />
    </div>
  );
}
