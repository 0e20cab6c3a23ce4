import type { ReactNode } from 'react';
import { column, type ColumnVariantProps } from '#styled/recipes/column.js';
import { columns as columnsLook, type ColumnsVariantProps } from '#styled/recipes/columns.js';
import { row, type RowVariantProps } from '#styled/recipes/row.js';
import { rule } from '#styled/recipes/rule.js';

type Tag =
  | 'div'
  | 'section'
  | 'ul'
  | 'ol'
  | 'li'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'article';
type Plain = {
  children?: ReactNode;
  as?: Tag;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  id?: string;
};

/** Things under one another. `gap` in steps of 4 px; `measure` bounds forms (640 px) and reading text. */
export function Stack({
  as: Element = 'div',
  gap,
  align,
  measure,
  ...rest
}: Plain & ColumnVariantProps) {
  return <Element {...rest} className={column({ gap, align, measure })} />;
}

/** Things beside one another, wrapping unless told not to. */
export function Row({
  as: Element = 'div',
  gap,
  align,
  justify,
  wrap,
  ...rest
}: Plain & RowVariantProps) {
  return <Element {...rest} className={row({ gap, align, justify, wrap })} />;
}

/** Columns that become one on narrow screens. `aside`: content and a 320 px side; `flow`: rail, page, consequence. */
export function Grid({ as: Element = 'div', gap, columns, ...rest }: Plain & ColumnsVariantProps) {
  return <Element {...rest} className={columnsLook({ gap, columns })} />;
}

export function Rule() {
  return <hr className={rule()} />;
}
