import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';

afterEach(cleanup);

type Row = { id: string; name: string; credits: number };

const columns: [Column<Row>, ...Column<Row>[]] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <a href={`/${name}`}>{name}</a> },
  { key: 'credits', header: 'Credits', cell: ({ credits }) => credits, align: 'end' },
];

const rows: Row[] = [
  { id: '1', name: 'Ana', credits: 3 },
  { id: '2', name: 'Li', credits: 0 },
];

test('a table is a table to those who listen, also where it is laid out as cards', () => {
  render(
    <DataTable
      caption="Members"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      actions={({ name }) => <button type="button">Actions for {name}</button>}
    />,
  );
  const table = screen.getByRole('table', { name: 'Members' });
  const parts = [...table.querySelectorAll('thead, tbody, tr, th, td')];
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Name', 'Credits', 'Actions']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('each row is named by its first column, which leads to the record', () => {
  render(<DataTable caption="Members" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const first = screen.getByRole('rowheader', { name: 'Ana' });
  expect(within(first).getByRole('link', { name: 'Ana' })).toBeDefined();
});

test('the labels that cards show are not read twice', () => {
  render(<DataTable caption="Members" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  expect(screen.getAllByRole('cell', { name: '3' })).toHaveLength(1);
});
