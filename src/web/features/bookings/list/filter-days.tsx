import { momentOf, valueOf } from '#domain/dates/value.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { BookingsSearch } from './bookings-search.ts';
import * as texts from './texts.ts';

/** The first and the last day of the bookings shown. The address has days, the picker moments. */
export function FilterDays({ url }: { url: ListUrl<BookingsSearch> }) {
  const { from, to } = url.search;
  const zone = useZone();
  const valueAt = (date: string | undefined) =>
    date === undefined ? null : valueOf({ date, minutes: 0 }, zone);
  return (
    <>
      <Field label={texts.from} id="filter-from">
        <DatePicker
          zone={zone}
          value={valueAt(from)}
          max={to}
          onChange={(value) => url.change({ from: momentOf(value, zone)?.date })}
        />
      </Field>
      <Field label={texts.until} id="filter-to">
        <DatePicker
          zone={zone}
          value={valueAt(to)}
          min={from}
          onChange={(value) => url.change({ to: momentOf(value, zone)?.date })}
        />
      </Field>
    </>
  );
}
