import type { RecordNames } from '#contract/kernel/plain-records.ts';
import type { Fields } from '#domain/records/fields.ts';
import { readField } from '#domain/records/read-field.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import type { PlainColumns } from '#machines/plain-record.ts';
import type { Binding } from '#server/api/bind.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import type { PlainFeature, PropertyOf, QueryAt, ReadFeature } from './plain-feature.ts';
import type { PlainKind, PlainRow } from './plain-kind.ts';
import type { PlainQuery } from './plain-list.ts';
import { plainReads } from './plain-reads.ts';
import type { RecordCall } from './record-bindings.ts';

/** Records in one file. */
const mostRows = 20_000;

interface Exported {
  readonly createdAt: string;
  readonly [name: string]: unknown;
}

/** The fields of a record as columns of a file, and when it was created. */
export const csvColumnsOf = (fields: Fields): CsvColumn<Exported>[] => [
  ...Object.entries(fields).map(([name, field]): CsvColumn<Exported> => ({
    header: field.label,
    cell: (row) => readField(field, row[name]),
  })),
  { header: 'Created', at: ({ createdAt }) => createdAt },
];

/** Binds `plainExport` of the contract: what the list would show, as a file, once it is certain who asks. Whoever may see the list may take it along. */
export function plainExportBindings<
  const P extends string,
  const Param extends string,
  Context extends PlainColumns,
  Row extends PlainRow,
  Event extends BareEvent,
>(
  names: RecordNames<P, Param, string>,
  kind: PlainKind<Context, Row, Event> & { readonly fields: Fields },
  feature: PlainFeature<Context, Row, P, Param, Event['type']>,
): { readonly [R in `POST /${P}/export`]: Binding<R, 'settings'> };
export function plainExportBindings<
  P extends string,
  Param extends string,
  Context extends PlainColumns,
  Row extends PlainRow,
  Event extends BareEvent,
>(
  { path, param }: RecordNames<P, Param, string>,
  kind: PlainKind<Context, Row, Event> & { readonly fields: Fields },
  said: ReadFeature<Row, P, Param>,
): object {
  const { page } = plainReads({ param }, kind, said);
  const handle = async (call: RecordCall<'settings'>) => {
    const { principal, now, services } = call;
    const { db } = services;
    const { query, yourPassword } = askedIn<P>(call.body);
    await confirmCaller({ principal, body: { yourPassword }, now, services });
    const { results, total } = await page(call, query);
    return exportedList(db, principal, {
      list: path,
      what: path.replaceAll('-', ' '),
      total,
      most: mostRows,
      columns: csvColumnsOf(kind.fields),
      rows: async () => results,
      file: path,
      now,
    });
  };
  const route = `POST /${path}/export`;
  const policy = said.policies?.list ?? said.policy;
  return { [route]: { route, policy, needs: ['settings'], handle } };
}

/** What the contract has validated: what the list was narrowed to, all of it on one page, and the password of whoever takes it along. */
function askedIn<P extends string>(
  body: unknown,
): {
  readonly query: QueryAt<P> & PlainQuery<PropertyOf<P>>;
  readonly yourPassword: string | null;
};
function askedIn(body: unknown): object {
  const { yourPassword, ...query } = {
    yourPassword: null,
    ...(typeof body === 'object' ? body : null),
  };
  return { query: { ...query, pageNumber: 1, perPage: mostRows }, yourPassword };
}
