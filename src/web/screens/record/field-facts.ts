import type { ReactNode } from 'react';
import type { Field, Fields } from '#domain/records/fields.ts';
import { readField } from '#domain/records/read-field.ts';
import { formatCalendarDate } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import type { Fact } from '../../ui/facts.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import * as texts from './texts.ts';

/** What a record says of some fields, whatever it says. */
export type Says<F extends Fields> = { readonly [Name in keyof F]: unknown };

/** A field as people read it: days are written as the product writes them. */
const shown = (field: Field, value: unknown): string | null =>
  (field.kind === 'date' || field.kind === 'optionalDate') && typeof value === 'string'
    ? formatCalendarDate(value, ownZone())
    : readField(field, value);

/** The fields of a record as facts, without its name, which is the title of its page. `own` shows some of them otherwise, `none` stands where nothing is said. */
export const factsOf = <F extends Fields>(
  fields: F,
  record: Says<F>,
  own: Partial<Record<keyof F, ReactNode>> = {},
  none = texts.none,
): Fact[] =>
  Object.entries(fields)
    .filter(([name]) => name !== 'name')
    .map(([name, field]) => ({
      term: field.label,
      detail: own[name] ?? shown(field, record[name]) ?? none,
    }));

/** A field as a column of a list. */
export function columnOf<F extends Fields>(
  fields: F,
  name: keyof F & string,
): Column<Partial<Says<F>>> {
  const field = fields[name];
  if (!field) throw new Error(`There is no field ${name}.`);
  const isNumber = field.kind === 'wholeNumber' || field.kind === 'optionalWholeNumber';
  return {
    key: name,
    header: field.label,
    cell: (row) => shown(field, row[name]) ?? '–',
    ...(isNumber && { align: 'end' }),
  };
}
