import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { runsOf, stackOf } from '#web/ui/charts/chart-runs.ts';
import { labelEvery, niceScale } from '#web/ui/charts/chart-scale.ts';
import { LineChart } from '#web/ui/charts/line-chart.tsx';

afterEach(cleanup);

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.double({ min: -1000, max: 1000, noNaN: true }).filter((n) => n === 0 || Math.abs(n) > 1e-6),
);

describe('an axis', () => {
  test.each([
    [
      [3, 12, 9],
      [0, 5, 10, 15],
    ],
    [
      [0.2, 0.9],
      [0, 0.2, 0.4, 0.6, 0.8, 1],
    ],
    [
      [-4, 6],
      [-4, -2, 0, 2, 4, 6],
    ],
    [[100], [0, 20, 40, 60, 80, 100]],
  ])('for %j is %j', (values, ticks) => {
    expect(niceScale(values).ticks).toEqual(ticks);
  });

  test('holds every value and 0, in few and even steps', () => {
    fc.assert(
      fc.property(fc.array(amount), (values) => {
        const { low, high, ticks } = niceScale(values);
        const slack = (high - low) * 1e-6;
        for (const value of [0, ...values]) {
          expect(value).toBeGreaterThanOrEqual(low - slack);
          expect(value).toBeLessThanOrEqual(high + slack);
        }
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(ticks.some((tick) => Math.abs(tick) <= slack)).toBe(true);
      }),
    );
  });

  test('leaves labels out before they overlap', () => {
    expect(labelEvery(['Jan', 'Feb'], 60)).toBe(1);
    expect(labelEvery(['January', 'September'], 30)).toBe(3);
  });
});

test('a line has a gap where nothing is known', () => {
  expect(runsOf([1, null, 0, 4]).map((run) => run.map(({ at }) => at))).toEqual([[0], [2, 3]]);
});

test('what is stacked ends where the sums do, on either side of 0', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 })),
      (rows) => {
        const series = rows.map((values, index) => ({ key: String(index), label: 'x', values }));
        const pieces = stackOf(series, 3);
        for (const at of [0, 1, 2]) {
          const above = rows.reduce((sum, row) => sum + Math.max(0, row[at] ?? 0), 0);
          const tops = pieces.filter((piece) => piece.at === at).map(({ to }) => to);
          expect(Math.max(0, ...tops)).toBe(above);
        }
      },
    ),
  );
});

const data = {
  title: 'Sessions by month',
  description: 'Attended sessions rose from 8 in January to 12 in March.',
  categoryLabel: 'Month',
  categories: ['Jan', 'Feb', 'Mar'],
  series: [
    { key: 'attended', label: 'Attended', values: [8, 9, 12] },
    { key: 'cancelled', label: 'Cancelled', values: [1, null, 0] },
  ],
};

describe.each([
  ['line', <LineChart key="line" {...data} />],
  ['bar', <BarChart key="bar" {...data} />],
  ['stacked bar', <BarChart key="stacked" stacked {...data} />],
])('a %s chart', (_, drawn) => {
  test('has a name and a description for those who don’t see it', () => {
    render(drawn);
    const drawing = screen.getByRole('img', { name: 'Sessions by month' });
    const description = document.getElementById(drawing.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(data.description);
  });

  test('shows its numbers as a table, with what is not known left open', () => {
    render(drawn);
    const button = screen.getByRole('button', { name: 'Show as table' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('table')).toBe(null);
    fireEvent.click(button);
    const table = screen.getByRole('table', { name: 'Sessions by month' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Month', 'Attended', 'Cancelled'],
      ['Jan', '8', '1'],
      ['Feb', '9', '–'],
      ['Mar', '12', '0'],
    ]);
  });

  test('tells the values under the pointer', () => {
    const { container } = render(drawn);
    const told = [...container.querySelectorAll('title')].map((title) => title.textContent);
    expect(told[1]).toBe('Feb: Attended 9, Cancelled not known');
  });

  test('gives each series a sign that is not a colour alone', () => {
    const { container } = render(drawn);
    const signs = [...container.querySelectorAll('li svg')].map((sign) =>
      sign.innerHTML.replaceAll(/#[\w-]+-(\d)/g, '$1'),
    );
    expect(new Set(signs).size).toBe(2);
    expect(container.querySelectorAll('[id]').length).toBe(
      new Set([...container.querySelectorAll('[id]')].map(({ id }) => id)).size,
    );
  });
});

test('a chart of nothing is drawn all the same', () => {
  render(<LineChart {...data} categories={[]} series={[]} />);
  expect(screen.getByRole('img').innerHTML).not.toContain('NaN');
});
