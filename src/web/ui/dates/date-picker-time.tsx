import { useId } from 'react';
import { formatMask } from '#domain/dates/masks.ts';
import { MASKS } from '#domain/dates/specified.ts';
import { valueOf } from '#domain/dates/value.ts';
import type { LocalDate, WallMoment } from '#domain/time/calendar.ts';
import { datePicker } from '#styled/recipes/date-picker.js';
import { Button } from '../button.tsx';
import { timeRefusal, type DateRules, type TimeChoice } from './date-picker-choice.ts';
import { Select } from '../forms/select.tsx';
import * as texts from './texts.ts';

type DatePickerTimeProps = {
  rules: DateRules;
  time: TimeChoice;
  /** The day in hand with the time in force. */
  moment: WallMoment;
  onChoose: (date: LocalDate, minutes: number) => void;
  onDone: () => void;
};

/** Hour and minute, as the platform's own lists. Hours that lie wholly outside the limits cannot be chosen. */
export function DatePickerTime({ rules, time, moment, onChoose, onDone }: DatePickerTimeProps) {
  const ids = useId();
  const look = datePicker();
  const { date, minutes } = moment;
  const minute = minutes % 60;
  const refused = (from: number, to: number) =>
    [from, to].every(
      (at) => timeRefusal(valueOf({ date, minutes: at }, rules.zone), rules) !== undefined,
    );
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatMask(MASKS.hours[time.clock], { date, minutes: hour * 60 }, rules.locale),
    disabled: refused(hour * 60, hour * 60 + 59),
  }));
  const offered = Array.from(
    { length: Math.ceil(60 / time.minuteStep) },
    (_, i) => i * time.minuteStep,
  );
  const listed = [...new Set([...offered, minute])].toSorted((a, b) => a - b);
  const minutesOffered = listed.map((at) => ({
    value: String(at),
    label: String(at).padStart(2, '0'),
    disabled: refused(minutes - minute + at, minutes - minute + at),
  }));
  return (
    <div className={look.time}>
      <div className={look.timeField}>
        <label className={look.timeLabel} htmlFor={`${ids}-hour`}>
          {texts.hour}
        </label>
        <Select
          {...plain}
          id={`${ids}-hour`}
          options={hours}
          value={String((minutes - minute) / 60)}
          onChange={(hour) => onChoose(date, Number(hour) * 60 + minute)}
        />
      </div>
      <div className={look.timeField}>
        <label className={look.timeLabel} htmlFor={`${ids}-minute`}>
          {texts.minute}
        </label>
        <Select
          {...plain}
          id={`${ids}-minute`}
          options={minutesOffered}
          value={String(minute)}
          onChange={(chosen) => onChoose(date, minutes - minute + Number(chosen))}
        />
      </div>
      <Button variant="quiet" onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  );
}

/** The field around the picker speaks for the box, not for the lists in its panel. */
const plain = { required: false, 'aria-describedby': undefined, 'aria-invalid': undefined };
