import { passedBy, withAncestors, type Chart } from '../../charts/drawing/chart.ts';
import { Text } from '../../ui/text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { History } from './record-history.tsx';
import * as texts from './texts.ts';

interface PlainRecordChartProps {
  states: readonly string[];
  history: History;
}

/** Where a record stands on its chart for those who don't read charts: what has been, what is, and what can happen next. */
export const plainRecordChart = (data: unknown) => (props: PlainRecordChartProps) => (
  <PlainRecordChart {...props} chart={data as Chart} />
);

function PlainRecordChart({ chart, states, history }: PlainRecordChartProps & { chart: Chart }) {
  const { before, now, next } = storyOf(chart, states, history);
  return (
    <Stack gap="4">
      <Sentences title={texts.whatHasBeen} sentences={before} />
      <Sentences title={texts.whatIsNow} sentences={now} />
      <Sentences title={texts.whatCanHappenNext} sentences={next} />
    </Stack>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Stack gap="1">
      <Text strong>{title}</Text>
      <Stack as="ul" gap="1" aria-label={title}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The sentences of a chart that a record has to do with, each once. */
export function storyOf(chart: Chart, states: readonly string[], history: History) {
  const passed = passedBy(
    chart,
    history.flatMap(({ transitions }) => transitions),
  );
  const within = new Set(states.flatMap((state) => withAncestors(state)));
  const meaning = (isMeant: (path: string) => boolean) =>
    chart.states.flatMap(({ path, kind, description }) =>
      (kind === 'atomic' || kind === 'final') && description !== null && isMeant(path)
        ? [description]
        : [],
    );
  const next = chart.transitions
    .filter(({ source, event }) => within.has(source) && isSentByPeople(event))
    .map(({ event }) => chart.events[event]);
  return {
    before: [...new Set(meaning((path) => passed.includes(path) && !within.has(path)))],
    now: [...new Set(meaning((path) => within.has(path)))],
    next: [...new Set(next.filter((sentence) => sentence !== undefined))],
  };
}

/** What the product tells a chart is written otherwise: `move.end`. */
const isSentByPeople = (event: string): boolean =>
  /^[A-Z_]+$/.test(event) && !event.startsWith('EXTERNAL');
