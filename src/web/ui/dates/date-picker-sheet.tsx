import { useEffect, useRef, useState } from 'react';
import { formatMask } from '#domain/dates/masks.ts';
import { MASKS } from '#domain/dates/specified.ts';
import { weekdaysFrom, weeksOf, type Month } from '#domain/dates/month.ts';
import { dateNames, fullDate } from '#domain/dates/names.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { datePicker } from '#styled/recipes/date-picker.js';
import { dayRefusal, type DateRules } from './date-picker-choice.ts';
import * as texts from './texts.ts';

/** Milliseconds a pointer rests on a day before its words appear; days that cannot be chosen answer sooner. */
const rest = { plain: 400, refused: 110 };

/** A table in which one cell at a time is reached by Tab and the others by arrows. */
const grid = { role: 'grid' };
const gridCell = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected });

type DatePickerSheetProps = {
  rules: DateRules;
  month: Month;
  /** The one day Tab leads to; undefined on a month that is sliding away. */
  active: LocalDate | undefined;
  chosen: LocalDate | undefined;
  today: LocalDate;
  onChoose: (date: LocalDate) => void;
};

export function DatePickerSheet(props: DatePickerSheetProps) {
  const { rules, month, active, chosen, today, onChoose } = props;
  const { locale } = rules;
  const look = datePicker();
  const names = dateNames(locale.tag);
  const weekdays = weekdaysFrom(locale.firstWeekday);
  const [announced, setAnnounced] = useState<LocalDate>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = (date: LocalDate | undefined, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnounced(date), after);
  };

  const cell = (date: LocalDate, atEnd: boolean) => {
    const refusal = dayRefusal(date, rules);
    const name = fullDate(date, locale.tag);
    return (
      <>
        <button
          type="button"
          className={look.day}
          tabIndex={date === active ? 0 : -1}
          aria-label={refusal === undefined ? name : texts.notAvailable(name, refusal)}
          aria-current={date === today ? 'date' : undefined}
          aria-disabled={refusal !== undefined || undefined}
          onFocus={() => announce(date, 0)}
          onBlur={() => announce(undefined, 0)}
          onClick={() => (refusal === undefined ? onChoose(date) : announce(date, 0))}
        >
          {Number(date.slice(8))}
        </button>
        {date === announced ? (
          // What it says is in the day's name already.
          <div className={look.popover} aria-hidden="true" data-end={atEnd ? '' : undefined}>
            <span lang={locale.tag}>
              {formatMask(MASKS.dayPopover, { date, minutes: 0 }, locale)}
            </span>
            {refusal === undefined ? null : <span className={look.reason}>{refusal}</span>}
          </div>
        ) : null}
      </>
    );
  };
  const enter = (date: LocalDate | undefined, pointer: string) => {
    if (date === undefined || pointer === 'touch') return;
    announce(date, dayRefusal(date, rules) === undefined ? rest.plain : rest.refused);
  };

  return (
    <div className={look.sheet} inert={active === undefined}>
      <table
        {...grid}
        className={look.table}
        aria-label={formatMask(MASKS.title, { date: `${month}-01`, minutes: 0 }, locale)}
      >
        <thead lang={locale.tag}>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className={look.weekday}>
                <abbr title={names.weekdays[weekday - 1]} aria-label={names.weekdays[weekday - 1]}>
                  {names.letters[weekday - 1]}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, locale.firstWeekday).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((date, place) => (
                <td
                  key={weekdays[place]}
                  className={look.cell}
                  {...gridCell(date !== undefined && date === chosen)}
                  onPointerEnter={(event) => enter(date, event.pointerType)}
                  onPointerLeave={() => announce(undefined, 0)}
                >
                  {date === undefined ? null : cell(date, place > 3)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
