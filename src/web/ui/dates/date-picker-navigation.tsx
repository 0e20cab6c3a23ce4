import { useState } from 'react';
import { formatMask } from '#domain/dates/masks.ts';
import { MASKS } from '#domain/dates/specified.ts';
import { addMonths, monthOf } from '#domain/dates/month.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { datePicker } from '#styled/recipes/date-picker.js';
import { limitsOf, type DateRules } from './date-picker-choice.ts';
import { DatePickerChoices, type PeriodChoice } from './date-picker-choices.tsx';
import { IconButton } from '../icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as texts from './texts.ts';

/** Years shown at once: as many as months. */
const PAGE = 12;

type DatePickerNavigationProps = {
  rules: DateRules;
  active: LocalDate;
  onChoose: (date: LocalDate) => void;
};

/** The twelve months of a year, and behind the year's number twelve years. */
export function DatePickerNavigation({ rules, active, onChoose }: DatePickerNavigationProps) {
  const { locale } = rules;
  const { first, last } = limitsOf(rules);
  const activeYear = Number(active.slice(0, 4));
  const [year, setYear] = useState(activeYear);
  const [years, setYears] = useState(false);
  const page = year - (year % PAGE);
  const step = years ? PAGE : 1;

  const refused = (start: string, end: string) =>
    (first !== undefined && end < first) || (last !== undefined && start > last);
  const monthChoice = (index: number): PeriodChoice => {
    const date = addMonths(
      active,
      (year - activeYear) * 12 + index + 1 - Number(active.slice(5, 7)),
    );
    const month = monthOf(date);
    return {
      label: formatMask(MASKS.monthNavigation, { date, minutes: 0 }, locale),
      of: String(year),
      current: month === monthOf(active),
      refused: refused(`${month}-01`, `${month}-31`),
      take: () => onChoose(date),
    };
  };
  const yearChoice = (index: number): PeriodChoice => {
    const digits = String(page + index).padStart(4, '0');
    return {
      label: digits,
      current: page + index === activeYear,
      refused: refused(`${digits}-01-01`, `${digits}-12-31`),
      take: () => {
        setYear(page + index);
        setYears(false);
      },
    };
  };
  const places = Array.from({ length: PAGE }, (_, index) => index);
  const look = datePicker();
  const [Back, On] =
    locale.direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      <div className={look.header}>
        <IconButton
          size="small"
          icon={<Back />}
          label={years ? texts.earlierYears : texts.previousYear}
          disabled={year - step < 1}
          onClick={() => setYear(year - step)}
        />
        <button
          type="button"
          className={look.title}
          title={years ? texts.chooseAMonth : texts.chooseAYear}
          onClick={() => setYears(!years)}
        >
          {years ? `${page}–${page + PAGE - 1}` : year}
          <VisuallyHidden>{years ? texts.backToTheMonths : texts.chooseAYear2}</VisuallyHidden>
        </button>
        <IconButton
          size="small"
          icon={<On />}
          label={years ? texts.laterYears : texts.nextYear}
          disabled={year + step > 9999}
          onClick={() => setYear(year + step)}
        />
      </div>
      <DatePickerChoices
        key={years ? 'years' : 'months'}
        choices={places.map(years ? yearChoice : monthChoice)}
        locale={locale}
      />
    </>
  );
}
