import type { ComponentType } from 'react';
import { nameOfWord } from '#domain/records/read-field.ts';
import type { Finder, SearchEndpoint } from '../form/choose-record.tsx';
import type { foundFilter } from './found-filter.tsx';
import { someDate } from './search-date.ts';
import { oneOf, someId, type Read } from './search-reader.ts';

export interface FilterUse {
  readonly value: string | undefined;
  /** What the record with that id is called, where the filter is for one; undefined while that is not known. */
  readonly name: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** What draws a filter's field. */
interface Draw<Drawn> {
  box(label: string): Drawn;
  words(
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ): Drawn;
  day(label: string): Drawn;
  /** Given what makes such fields, which is fetched with the open panel, `make` makes this one. */
  found(make: (found: typeof foundFilter) => ComponentType<FilterUse>): Drawn;
}

/**
 * One way to narrow a list: how it is read from the address, what its field in the panel is, and the words of its chip. It draws nothing itself:
 * addresses are read before a page is fetched, and nobody waits for the fields of a page that they don't open.
 */
export interface Filter<Value extends string> {
  readonly read: Read<Value | undefined>;
  field<Drawn>(draw: Draw<Drawn>): Drawn;
  chip(value: Value, name: string | undefined): string;
}

/** A box to tick: the list shows only those for which it holds. */
export const ticked = (label: string, chip: string): Filter<'true'> => ({
  read: oneOf(['true']),
  field: (draw) => draw.box(label),
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
    field: (draw) =>
      draw.words(
        label,
        values.map((value) => ({ value, label: names[value] })),
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

/** A day of the calendar, `YYYY-MM-DD`; `chip` says it. */
export const dated = (label: string, chip: (date: string) => string): Filter<string> => ({
  read: someDate,
  field: (draw) => draw.day(label),
  chip,
});

/** One of any number of records, found by name on the server; `unnamed` is its chip while its name is not known. */
export const oneFound = <R extends SearchEndpoint>(
  label: string,
  find: Finder<R>,
  unnamed: string,
): Filter<string> => ({
  read: someId,
  field: (draw) => draw.found((found) => found(label, find)),
  chip: (_, name = '') => name || unnamed,
});
