import type { ReactNode } from 'react';
import { nameOfWord } from '#domain/records/read-field.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { Finder, SearchEndpoint } from '../form/choose-record.tsx';
import { FoundFilter } from './found-filter.tsx';
import { oneOf, someId, type Read } from './search-reader.ts';

export interface FilterUse<Value extends string> {
  readonly value: Value | undefined;
  /** What the record with that id is called, where the filter is for one; undefined while that is not known. */
  readonly name: string | undefined;
  onChange(value: Value | undefined): void;
}

/** One way to narrow a list: how it is read from the address, its field in the panel, and the words of its chip. */
export interface Filter<Value extends string> {
  readonly read: Read<Value | undefined>;
  field(use: FilterUse<Value>): ReactNode;
  chip(value: Value, name: string | undefined): string;
}

/** A box to tick: the list shows only those for which it holds. */
export const ticked = (label: string, chip: string): Filter<'true'> => ({
  read: oneOf(['true']),
  field: ({ value, onChange }) => (
    <Checkbox
      label={label}
      checked={value === 'true'}
      onChange={({ target }) => onChange(target.checked ? 'true' : undefined)}
    />
  ),
  chip: () => chip,
});

/** One of some words, each with its name: `oneOfNames('Format', { group: 'Group', … })`. */
export function oneOfNames<Value extends string>(
  label: string,
  names: Readonly<Record<Value, string>>,
): Filter<Value> {
  const values = Object.keys(names) as Value[];
  return {
    read: oneOf(values),
    field: ({ value, onChange }) => (
      <Field label={label} id={`filter-${label.toLowerCase()}`}>
        <Select
          placeholder="Any"
          options={values.map((each) => ({ value: each, label: names[each] }))}
          value={value ?? ''}
          onChange={(chosen) => onChange(chosen || undefined)}
        />
      </Field>
    ),
    chip: (value) => names[value],
  };
}

/** One of the words of a field. */
export const oneOfField = <Value extends string>({
  label,
  values,
  names,
}: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names?: Readonly<Record<Value, string>> | undefined;
}): Filter<Value> =>
  oneOfNames(
    label,
    Object.fromEntries(values.map((value) => [value, nameOfWord({ names }, value)])) as Readonly<
      Record<Value, string>
    >,
  );

/** One of any number of records, found by name on the server; `unnamed` is its chip while its name is not known. */
export const oneFound = <R extends SearchEndpoint>(
  label: string,
  find: Finder<R>,
  unnamed: string,
): Filter<string> => ({
  read: someId,
  field: ({ value, name, onChange }) => (
    <FoundFilter label={label} find={find} value={value} name={name} onChange={onChange} />
  ),
  chip: (_, name = '') => name || unnamed,
});
