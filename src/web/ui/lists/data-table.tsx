import { use, useId, type ReactNode } from 'react';
import { table } from '#styled/recipes/table.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { ChoosingContext, type Choosing } from './choosing.ts';
import { ColumnHead } from './column-head.tsx';
import * as texts from './texts.ts';

/** `Order` are the ways to sort the list that shows it: `OrderOf<'GET /users'>`. */
export type Column<Row, Order extends string = never> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Left out of the table between 640 and 1,280 px; cards have it. */
  from?: 'wide';
  /** What its head sorts the list by. */
  sort?: Order;
};

type DataTableProps<Row, Order extends string> = {
  /** What the table lists; read out, not shown. */
  caption: string;
  /** The first column is what people look for: let its cell be a `TextLink tone="record"` to the record. */
  columns: readonly [Column<Row, NoInfer<Order>>, ...Column<Row, NoInfer<Order>>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A menu for the row. */
  actions?: (row: Row) => ReactNode;
  /** It may be wider than the page, and nothing in it takes the focus: it does itself, to be scrolled by keyboard. */
  scrolls?: boolean;
};

/** From so many on, cells stand closer together. */
const manyColumns = 8;

const noBoxes: Partial<Choosing> = {};

const scrolling = { role: 'region', tabIndex: 0 } as const;

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
export function DataTable<Row, Order extends string = never>({
  caption,
  columns,
  rows,
  rowKey,
  actions,
  scrolls = false,
}: DataTableProps<Row, Order>) {
  const look = table();
  const [first, ...others] = columns;
  const id = useId();
  const { Head: ChooseHead, Cell: ChooseCell } = use(ChoosingContext) ?? noBoxes;
  return (
    <div className={look.frame} {...(scrolls && { ...scrolling, 'aria-label': caption })}>
      <table
        className={look.root}
        {...roles.table}
        data-dense={columns.length >= manyColumns || undefined}
      >
        <caption className={look.caption}>{caption}</caption>
        <thead className={look.head} {...roles.rowgroup}>
          <tr {...roles.row}>
            {ChooseHead === undefined ? null : <ChooseHead />}
            {columns.map(({ key, header, align, from, sort }) => (
              <ColumnHead key={key} header={header} align={align} from={from} sort={sort} />
            ))}
            {actions ? (
              <th className={look.headCell} {...roles.columnheader} scope="col">
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className={look.body} {...roles.rowgroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={look.row} {...roles.row}>
              {ChooseCell === undefined ? null : (
                <ChooseCell row={rowKey(row)} named={`${id}${rowKey(row)}`} />
              )}
              <th className={look.cell} {...roles.rowheader} scope="row" id={`${id}${rowKey(row)}`}>
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
