import { DatePickerField, type DateChoice } from './date-picker-field.tsx';

/** The value is the first moment of the chosen day in the zone: `2027-05-03T00:00:00.000Z`. */
export function DatePicker(props: DateChoice) {
  return <DatePickerField {...props} />;
}
