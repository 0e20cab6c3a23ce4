import { Suspense, useState } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { WaitingLines } from '../../ui/skeleton.tsx';
import type { Filter, FilterUse } from './list-filters.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** Few lists are narrowed by days. */
const DateField = lazyPart(async () => (await import('../form/date-field.tsx')).DateField);

interface FilterFieldProps extends FilterUse {
  filter: Filter<string>;
}

/** The field of a filter in the panel of its list. */
export const FilterField = ({ filter, value, name, onChange }: FilterFieldProps) =>
  filter.field({
    box: (label) => (
      <Checkbox
        label={label}
        checked={value === 'true'}
        onChange={({ target }) => onChange(target.checked ? 'true' : undefined)}
      />
    ),
    words: (label, options) => (
      <Field label={label} id={`filter-${label.toLowerCase()}`}>
        <Select
          placeholder={texts.any}
          options={options}
          value={value ?? ''}
          onChange={(chosen) => onChange(chosen || undefined)}
        />
      </Field>
    ),
    day: (label) => (
      <Suspense fallback={<WaitingLines lines={2} />}>
        <DateField
          label={label}
          id={`filter-${label.toLowerCase()}`}
          value={value ?? null}
          onChange={(date) => onChange(date ?? undefined)}
        />
      </Suspense>
    ),
    found: (make) => <Found make={make} value={value} name={name} onChange={onChange} />,
  });

type Make = Parameters<Parameters<Filter<string>['field']>[0]['found']>[0];

/** Few lists are narrowed in this way: it is fetched with the open panel. */
function Found({ make, ...use }: FilterUse & { make: Make }) {
  const [Field] = useState(() =>
    lazyPart(async () => make((await import('./found-filter.tsx')).foundFilter)),
  );
  return (
    <Suspense fallback={<WaitingLines lines={2} />}>
      <Field {...use} />
    </Suspense>
  );
}
