import { momentOf, valueOf } from '#domain/dates/value.ts';
import { DatePicker } from '../../ui/dates/date-picker.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useZone } from '../use-zone.ts';

interface DateFieldProps {
  label: string;
  errorKey?: string;
  /** Of the field itself, where a page has two of this label. */
  id?: string;
  tip?: string | undefined;
  required?: boolean;
  /** `YYYY-MM-DD`; null when there is none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A day of the calendar, whatever the zone. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  const zone = useZone();
  return (
    <Field {...field}>
      <DatePicker
        zone={zone}
        value={value === null ? null : valueOf({ date: value, minutes: 0 }, zone)}
        onChange={(chosen) => onChange(momentOf(chosen, zone)?.date ?? null)}
      />
    </Field>
  );
}
