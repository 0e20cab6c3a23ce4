import { useLayoutEffect, useRef, useState } from 'react';
import { formatMask } from '#domain/dates/masks.ts';
import { MASKS } from '#domain/dates/specified.ts';
import { addMonths, monthOf, within } from '#domain/dates/month.ts';
import type { LocalDate, WallMoment } from '#domain/time/calendar.ts';
import { datePicker } from '#styled/recipes/date-picker.js';
import { limitsOf, type DateRules } from './date-picker-choice.ts';
import { DatePickerMonth } from './date-picker-month.tsx';
import { DatePickerNavigation } from './date-picker-navigation.tsx';
import { DatePickerTime } from './date-picker-time.tsx';
import { IconButton } from '../icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as texts from './texts.ts';

type DatePickerPanelProps = {
  id: string;
  rules: DateRules;
  moment: WallMoment | undefined;
  today: LocalDate;
  /** How often somebody has asked to get in: each time the focus goes to the day in hand. */
  entries: number;
  onChoose: (date: LocalDate, minutes: number) => void;
  onDone: () => void;
};

/** The calendar below the box. A chosen day closes it, unless a time is still to be chosen. */
export function DatePickerPanel(props: DatePickerPanelProps) {
  const { id, rules, moment, today, entries, onChoose, onDone } = props;
  const { locale, time } = rules;
  const { first, last } = limitsOf(rules);
  const panel = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(moment?.date);
  const [active, setActive] = useState(() => within(moment?.date ?? today, first, last));
  const [view, setView] = useState<'days' | 'months'>('days');
  const [follow, setFollow] = useState(0);
  if (chosen !== moment?.date) {
    setChosen(moment?.date);
    if (moment !== undefined) setActive(moment.date);
  }
  useLayoutEffect(() => place(panel.current), []);
  useLayoutEffect(() => {
    if (entries + follow > 0) focusOf(panel.current)?.focus();
  }, [entries, follow]);

  const minutes = moment?.minutes ?? time?.start ?? 0;
  const title = formatMask(MASKS.title, { date: active, minutes: 0 }, locale);
  const turn = (months: number) => setActive(within(addMonths(active, months), first, last));
  const canTurn = (months: number) =>
    monthOf(within(addMonths(active, months), first, last)) !== monthOf(active);
  const look = datePicker();
  const [Back, On] =
    locale.direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <dialog
      open
      id={id}
      ref={panel}
      tabIndex={-1}
      className={look.panel}
      aria-label={time === undefined ? texts.chooseADate : texts.chooseADateAndTime}
    >
      {view === 'days' ? (
        <>
          <div className={look.header}>
            <IconButton
              size="small"
              icon={<Back />}
              label={texts.previousMonth}
              disabled={!canTurn(-1)}
              onClick={() => turn(-1)}
            />
            <button
              type="button"
              className={look.title}
              title={texts.chooseAMonth}
              onClick={() => setView('months')}
            >
              <span lang={locale.tag}>{title}</span>
              <VisuallyHidden>{texts.chooseAMonth2}</VisuallyHidden>
            </button>
            <IconButton
              size="small"
              icon={<On />}
              label={texts.nextMonth}
              disabled={!canTurn(1)}
              onClick={() => turn(1)}
            />
          </div>
          <DatePickerMonth
            rules={rules}
            active={active}
            chosen={moment?.date}
            today={today}
            onMove={(date) => {
              setActive(within(date, first, last));
              setFollow((count) => count + 1);
            }}
            onTurn={turn}
            onChoose={(date) => {
              setActive(date);
              onChoose(date, minutes);
              if (time === undefined) onDone();
            }}
          />
        </>
      ) : (
        <DatePickerNavigation
          rules={rules}
          active={active}
          onChoose={(date) => {
            setActive(within(date, first, last));
            setView('days');
            setFollow((count) => count + 1);
          }}
        />
      )}
      {time === undefined ? null : (
        <DatePickerTime
          rules={rules}
          time={time}
          moment={{ date: moment?.date ?? active, minutes }}
          onChoose={onChoose}
          onDone={onDone}
        />
      )}
      <VisuallyHidden as="output">{title}</VisuallyHidden>
    </dialog>
  );
}

const focusOf = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>(':not([inert]) > table button[tabindex="0"]');

/** Below the box and from its start, unless the window ends there. */
function place(panel: HTMLElement | null) {
  const box = panel?.parentElement?.getBoundingClientRect();
  if (panel === null || box === undefined) return;
  const { height, right, left } = panel.getBoundingClientRect();
  if (box.bottom + height > innerHeight && box.top > height) panel.dataset['above'] = '';
  if (right > innerWidth || left < 0) panel.dataset['end'] = '';
}
