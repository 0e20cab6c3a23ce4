import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Chart } from '#web/charts/drawing/chart.ts';
import type { History } from '#web/screens/record/record-history.tsx';
import { storyOf } from '#web/screens/record/plain-record-chart.tsx';

const folder = 'docs/machines';
const chartIn = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Chart;
const charts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(chartIn)
  .filter(({ kind }) => kind === 'record');

const step = (...transitions: string[]) => ({ transitions }) as unknown as History[number];

test('a booking that was confirmed tells what has been, what is, and what can happen next', () => {
  const booking = chartIn('booking.json');
  const states = ['life.confirmed.scheduled', 'credit.held', 'move.settled'];
  const confirmed = booking.transitions.find(
    ({ source, event }) => source === 'life.requested' && event === 'CONFIRM',
  );
  const { before, now, next } = storyOf(booking, states, [step(confirmed?.id ?? '')]);
  expect(before).toContain('The coach has been asked and the time is kept; the credit is held.');
  expect(now).toContain('The session is upcoming.');
  expect(next).toContain('One side cancels the session.');
  expect(next).not.toContain('The coach says yes.');
});

test.each(charts.map((chart) => [chart.name, chart] as const))(
  'what the chart of %s tells of itself names no state and no event',
  (_, chart) => {
    const everywhere = storyOf(
      chart,
      chart.states.map(({ path }) => path),
      [],
    );
    const said = [...everywhere.now, ...everywhere.next];
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((each) => /[a-z]\.[a-z]|[a-z][A-Z]|[A-Z]_[A-Z]/.test(each))).toEqual([]);
  },
);
