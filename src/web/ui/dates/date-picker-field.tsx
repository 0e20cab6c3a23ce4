import { Suspense, useId, useRef, useState, type FocusEvent } from 'react';
import { dateLocale } from '#domain/dates/locales.ts';
import { formatShort, shortMask } from '#domain/dates/masks.ts';
import { momentOf } from '#domain/dates/value.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import { datePicker } from '#styled/recipes/date-picker.js';
import { hiddenText } from '#styled/recipes/hidden-text.js';
import { input } from '#styled/recipes/input.js';
import { inset } from '#styled/recipes/inset.js';
import { nearestValue, readTyped, type TimeChoice } from './date-picker-choice.ts';
import { usePickerOpen } from './date-picker-open.ts';
import { useDateTyping } from './date-picker-typing.ts';
import { useFieldControl, useFieldProblem } from '../forms/field-context.ts';
import { IconButton } from '../icon-button.tsx';
import { Calendar } from '../icons.ts';
import { localeIn } from '#domain/time/month-first.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { lazyPart } from '../lazy-part.tsx';
import * as texts from './texts.ts';

const DatePickerPanel = lazyPart(
  async () => (await import('./date-picker-panel.tsx')).DatePickerPanel,
);

export type DateChoice = {
  /** ISO 8601 in UTC with milliseconds; null when nothing is chosen. */
  value: string | null;
  /** Told null when the box is empty, and when its words are no date that may be chosen. */
  onChange: (value: string | null) => void;
  /** Language tag; when not given, that in whose order dates are written where the reader is, whatever the zone of the value (specification, 9). */
  locale?: string;
  /** IANA; the reader's own when not given. */
  zone?: string;
  /** The first day (`YYYY-MM-DD`) or moment (as the value) that may be chosen. */
  min?: string;
  max?: string;
  /** Why a day cannot be chosen, for those that cannot. */
  unavailable?: (date: LocalDate) => string | undefined;
  disabled?: boolean;
};

/** A box to type a date into, with a calendar that opens on hover or focus. The arrow down leads from the box into it. */
export function DatePickerField({
  value,
  onChange,
  zone = ownZone(),
  locale: tag = localeIn(ownZone()),
  disabled = false,
  time,
  ...limits
}: DateChoice & { time?: TimeChoice }) {
  const control = useFieldControl();
  const ids = useId();
  const box = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [entries, setEntries] = useState(0);
  const [focused, setFocused] = useState(false);
  const [now] = useState(Date.now);

  const locale = dateLocale(tag);
  const rules = { locale, zone, time, ...limits };
  const today = wallOf(zone, now).date;
  const moment = momentOf(value, zone);
  const typing = useDateTyping({
    value,
    shown: moment === undefined ? '' : formatShort(moment, locale, time?.clock),
    read: (text) => readTyped(text, moment, today, rules),
    onChange,
  });
  useFieldProblem(typing.problem);
  const presence = usePickerOpen(disabled);
  const { open } = presence;

  const enter = () => {
    DatePickerPanel.fetch();
    presence.recall();
    setEntries((count) => count + 1);
  };
  const choose = (date: LocalDate, minutes: number) => {
    typing.drop();
    onChange(nearestValue({ date, minutes }, rules));
  };
  const close = () => {
    setEntries(0);
    presence.giveBack(opener.current ?? box.current);
  };
  const dismiss = () => {
    setEntries(0);
    presence.dismiss();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setFocused(false);
    setEntries(0);
    presence.leave();
  };
  const look = datePicker();
  const boxLook = inset();
  const described = [control['aria-describedby'], `${ids}-form`];
  return (
    <div
      className={look.root}
      role="none"
      onFocus={(event) => {
        setFocused(true);
        if (event.target.closest('dialog')) presence.focusInside();
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <div
        className={look.box}
        dir={locale.direction}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') presence.pointerEnter();
        }}
        onPointerMove={() => {
          DatePickerPanel.fetch();
          presence.pointerMove();
        }}
        onPointerLeave={presence.pointerLeave}
      >
        <div className={boxLook.root}>
          <input
            {...control}
            ref={box}
            type="text"
            role="combobox"
            className={input()}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={shortMask(locale, time?.clock)}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? `${ids}-panel` : undefined}
            aria-invalid={typing.problem === undefined ? control['aria-invalid'] : true}
            aria-describedby={described.filter(Boolean).join(' ')}
            value={typing.text}
            onChange={(event) => typing.type(event.target.value)}
            onFocus={() => {
              DatePickerPanel.fetch();
              opener.current = box.current;
              presence.focusBox();
            }}
            onBlur={typing.settle}
            onClick={presence.recall}
            onKeyDown={(event) => {
              if (event.key === 'Enter') typing.settle();
              if (event.key === 'Tab') dismiss();
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              enter();
            }}
          />
          <span className={boxLook.end} data-inset="end">
            <IconButton
              size="small"
              icon={<Calendar />}
              label={open && entries > 0 ? texts.closeTheCalendar : texts.openTheCalendar}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={(event) => {
                opener.current = event.currentTarget;
                if (open && entries > 0) close();
                else enter();
              }}
            />
          </span>
        </div>
        {open ? (
          <Suspense fallback={null}>
            <DatePickerPanel
              id={`${ids}-panel`}
              rules={rules}
              moment={moment}
              today={today}
              entries={entries}
              onChoose={choose}
              onDone={close}
            />
          </Suspense>
        ) : null}
      </div>
      <span className={hiddenText()} id={`${ids}-form`}>
        {texts.formatPressTheDownArrow(
          formatShort({ date: today, minutes: time?.start ?? 0 }, locale, time?.clock),
        )}
      </span>
      <VisuallyHidden as="output">{focused ? typing.problem : ''}</VisuallyHidden>
    </div>
  );
}
