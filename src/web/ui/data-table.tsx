import type { ReactNode } from 'react';
import { table } from '#styled/recipes/table.js';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
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

/** A table that becomes cards below 640 px. The roles are spelt out because a table that is not laid out as one loses them. */
export function DataTable<Row>({ caption, columns, rows, rowKey, actions }: DataTableProps<Row>) {
  const look = table();
  const [first, ...others] = columns;
  return (
    <div className={look.frame}>
      <table className={look.root} role="table">
        <caption className={look.caption}>{caption}</caption>
        <thead className={look.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} className={look.headCell} role="columnheader" scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
            {actions ? (
              <th className={look.headCell} role="columnheader" scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className={look.body} role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} className={look.row} role="row">
              <th className={look.cell} role="rowheader" scope="row">
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.key} className={look.cell} role="cell" data-align={column.align}>
                  <span className={look.label} aria-hidden="true">
                    {column.header}
                  </span>
                  <div className={look.value}>{column.cell(row)}</div>
                </td>
              ))}
              {actions ? (
                <td className={look.actions} role="cell">
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
