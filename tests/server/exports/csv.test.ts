import { expect, test } from 'vitest';
import { csvOf } from '#server/exports/csv.ts';

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

test.each([
  ['America/New_York', 'Start (New York)', '2026-11-20 22:30'],
  ['Asia/Kathmandu', 'Start (Kathmandu)', '2026-11-21 09:15'],
  [undefined, 'Start (UTC)', '2026-11-21 03:30'],
])(
  'instants are written to the minute in %s, and the head of their column says so',
  (zone, head, text) => {
    const columns = [{ header: 'Start', at: (at: string | null) => at }];
    expect(csvOf(columns, ['2026-11-21T03:30:59.000Z', null], zone)).toBe(
      `\uFEFF${head}\r\n${text}\r\n\r\n`,
    );
  },
);
