import { momentOf, valueOf } from '#domain/dates/value.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { PermissionValues } from './permission-values.ts';

interface PermissionDaysProps {
  values: Pick<PermissionValues, 'validFrom' | 'validTo'>;
  change: (patch: Partial<PermissionValues>) => void;
}

/** The first and the last day of a permission; both may be open. */
export function PermissionDays({ values: { validFrom, validTo }, change }: PermissionDaysProps) {
  const zone = useZone();
  const valueAt = (date: string | null) =>
    date === null ? null : valueOf({ date, minutes: 0 }, zone);
  const dateIn = (value: string | null) => momentOf(value, zone)?.date ?? null;
  return (
    <>
      <Field label="Start date" errorKey="validFrom" tip="Leave it empty to start at once.">
        <DatePicker
          zone={zone}
          value={valueAt(validFrom)}
          onChange={(value) => change({ validFrom: dateIn(value) })}
        />
      </Field>
      <Field label="End date" errorKey="validTo" tip="The last day. Leave it empty for no end.">
        <DatePicker
          zone={zone}
          value={valueAt(validTo)}
          onChange={(value) => change({ validTo: dateIn(value) })}
        />
      </Field>
    </>
  );
}
