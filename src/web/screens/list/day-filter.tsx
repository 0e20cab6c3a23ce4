import { momentOf, valueOf } from '#domain/dates/value.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useZone } from '../use-zone.ts';
import * as texts from './texts.ts';

interface DayFilterProps {
  which: 'from' | 'to';
  /** The day that is shown; none as long as nobody knows it. */
  date: string | undefined;
  min?: string;
  max?: string;
  onChange: (date: string | undefined) => void;
}

/** The first or the last day of a period. It takes effect at once. */
export function DayFilter({ which, date, onChange, ...limits }: DayFilterProps) {
  const zone = useZone();
  return (
    <Field label={which === 'from' ? texts.from : texts.until} id={`filter-${which}`}>
      <DatePicker
        zone={zone}
        value={date === undefined ? null : valueOf({ date, minutes: 0 }, zone)}
        {...limits}
        onChange={(value) => onChange(momentOf(value, zone)?.date)}
      />
    </Field>
  );
}
