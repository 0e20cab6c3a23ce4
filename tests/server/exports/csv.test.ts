import { expect, test } from 'vitest';
import { csvInstant, csvOf } from '#server/exports/csv.ts';

const file = (text: string) => csvOf([{ header: 'Name', cell: () => text }], [0]);

test('a file says that it is UTF-8, has its headers first and ends each line as spreadsheets expect', () => {
  const columns = [
    { header: 'Name', cell: ({ name }: { name: string }) => name },
    { header: 'Sessions', cell: () => -3 },
    { header: 'Last', cell: () => null },
  ];
  expect(csvOf(columns, [{ name: 'Zoë, "Zo"' }])).toBe(
    '\uFEFFName,Sessions,Last\r\n"Zoë, ""Zo""",-3,\r\n',
  );
  expect(csvOf(columns, [])).toBe('\uFEFFName,Sessions,Last\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1\n+2', '=cmd|x!A1'])(
  'what a spreadsheet would take for a formula is made harmless: %j',
  (text) => {
    const [, cell = ''] = file(text).split('\r\nName\r\n').join('').split('Name\r\n');
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('other texts stay as they are', () => {
  expect(file('a=b')).toBe('\uFEFFName\r\na=b\r\n');
  expect(file("O'Neil")).toBe("\uFEFFName\r\nO'Neil\r\n");
});

test('instants are written to the minute, in UTC', () => {
  expect(csvInstant(Date.UTC(2026, 10, 21, 9, 30, 59))).toBe('2026-11-21 09:30');
  expect(csvInstant(null)).toBeNull();
});
