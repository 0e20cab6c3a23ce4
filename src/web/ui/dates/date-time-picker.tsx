import { PICKER_CLOCK, type Clock } from '#domain/dates/specified.ts';
import { parseWall } from '#domain/time/calendar.ts';
import { DatePickerField, type DateChoice } from './date-picker-field.tsx';

type DateTimePickerProps = DateChoice & {
  /** The hours of the clock. */
  clock?: Clock;
  /** Minutes from one offered time to the next; any minute can be typed. */
  minuteStep?: number;
  /** `HH:mm`, taken with a day when no time was chosen yet. */
  startingAt?: string;
};

/** A day and a time on one line; the value is that moment: `2027-05-03T14:05:00.000Z`. */
export function DateTimePicker({
  clock = PICKER_CLOCK,
  minuteStep = 5,
  startingAt = '09:00',
  ...choice
}: DateTimePickerProps) {
  const start = parseWall(`1970-01-01T${startingAt}`).minutes;
  return <DatePickerField {...choice} time={{ clock, minuteStep, start }} />;
}
