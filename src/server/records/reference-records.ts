import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlainContext } from '#machines/plain-record.ts';
import type { NamedFields, ReferenceChart } from '#machines/reference-record.ts';
import { byName } from '#database/name-order.ts';
import { only } from '#server/http/policy.ts';
import { nameIsFree } from './names.ts';
import type { PlainRow, PlainTable } from './plain-kind.ts';
import { recordKind } from './record-kind.ts';

type NamedTable = PlainTable & { readonly name: PgColumn };

/** The kind of a record that is nothing but its fields. */
export const referenceKind = <
  F extends NamedFields,
  Table extends NamedTable & { readonly $inferSelect: PlainRow & PlainContext<F> },
>(
  { path }: { readonly path: string },
  chart: ReferenceChart<F>,
  table: Table,
) =>
  recordKind({
    chart,
    fields: chart.fields,
    table,
    path,
    answers: {
      isNameFree: nameIsFree({
        table,
        sentence: (name) => `A ${chart.noun} called “${name}” exists.`,
      }),
    },
    effects: {},
  });

/** What `plainBindings` is told of it. What is otherwise for a kind is said beside: `{ ...referenceFeature(…), policy: signedIn }`. */
export const referenceFeature = (noun: string, { name, createdAt }: NamedTable) => ({
  policy: only('staff'),
  searched: [name],
  sorts: { name: [byName(name)], created: [createdAt] },
  filters: {},
  history: {
    CREATE: `created this ${noun}`,
    EDIT: 'changed it',
    DELETE: 'deleted it',
    RESTORE: 'restored it',
  },
});
