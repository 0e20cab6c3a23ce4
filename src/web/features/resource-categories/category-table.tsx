import type { ReactNode } from 'react';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { CornerDownRight } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { Swatch } from '#web/ui/swatch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useMoves } from './use-moves.ts';
import { pageOf } from './words.ts';
import type { CategorySummary } from './words.ts';

type Columns = [Column<CategorySummary>, ...Column<CategorySummary>[]];

const columnsWith = (moving: ((row: CategorySummary) => ReactNode) | undefined): Columns => [
  { key: 'name', header: 'Name', cell: (row) => <Name category={row} /> },
  { key: 'resources', header: 'Resources', align: 'end', cell: ({ resources }) => resources },
  {
    key: 'order',
    header: 'Order',
    cell: (row) => (
      <Row gap="2" wrap="no">
        {row.order === 0 ? '–' : row.order}
        {moving?.(row)}
      </Row>
    ),
  },
];

interface CategoryTableProps {
  rows: readonly CategorySummary[];
  /** The rows stand as in the tree, so that up and down mean something. */
  mayMove: boolean;
}

/** The tree as a table: each outer category, and after it those that lie in it. */
export function CategoryTable({ rows, mayMove }: CategoryTableProps) {
  const { move, announced } = useMoves();
  return (
    <>
      <DataTable
        caption="Resource categories"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columnsWith(
          mayMove ? (row) => <MoveButtons category={row} onMove={move} /> : undefined,
        )}
      />
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </>
  );
}

function Name({ category: { id, name, colour, parent } }: { category: CategorySummary }) {
  return (
    <Row gap="2" wrap="no">
      {parent === null ? null : <CornerDownRight />}
      <Swatch colour={colour} />
      <div>
        <TextLink tone="record" {...pageOf(id)}>
          {name}
        </TextLink>
        {parent === null ? null : <VisuallyHidden> in {parent.name}</VisuallyHidden>}
      </div>
    </Row>
  );
}
