import type { ReactNode } from 'react';
import { table } from '#styled/recipes/table.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Left out of the table between 640 and 1,280 px; cards have it. */
  from?: 'wide';
};

type DataTableProps<Row> = {
  /** What the table lists; read out, not shown. */
  caption: string;
  /** The first column is what people look for: let its cell be a `TextLink tone="record"` to the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A menu for the row. */
  actions?: (row: Row) => ReactNode;
};

/** Spelt out because Safari takes a table's roles away when it is not laid out as one. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table that becomes cards below 640 px. */
export function DataTable<Row>({ caption, columns, rows, rowKey, actions }: DataTableProps<Row>) {
  const look = table();
  const [first, ...others] = columns;
  return (
    <div className={look.frame}>
      <table className={look.root} {...roles.table}>
        <caption className={look.caption}>{caption}</caption>
        <thead className={look.head} {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                className={look.headCell}
                {...roles.columnheader}
                scope="col"
                data-align={column.align}
                data-from={column.from}
              >
                {column.header}
              </th>
            ))}
            {actions ? (
              <th className={look.headCell} {...roles.columnheader} scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className={look.body} {...roles.rowgroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={look.row} {...roles.row}>
              <th className={look.cell} {...roles.rowheader} scope="row">
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.key}
                  className={look.cell}
                  {...roles.cell}
                  data-align={column.align}
                  data-from={column.from}
                >
                  <span className={look.label} aria-hidden="true">
                    {column.header}
                  </span>
                  <div className={look.value}>{column.cell(row)}</div>
                </td>
              ))}
              {actions ? (
                <td className={look.actions} {...roles.cell}>
                  {actions(row)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
