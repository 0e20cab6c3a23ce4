import type { Chart } from './drawing/chart.ts';
import { eventLabel } from './drawing/chart-words.ts';
import type { Story } from './drawing/story.ts';
import type { RecordedEvent } from './recording.ts';
import type { Walks } from './walks.ts';

type Spoken = Pick<Chart, 'transitions' | 'events' | 'timers'>;

/** A step in words: as the story has it for the way that was taken, else what its event means. */
export function stepWords(
  chart: Spoken,
  story: Pick<Story, 'pictures'>,
  event: RecordedEvent,
  taken: readonly string[],
): string {
  const meant = chart.transitions.filter((each) => each.event === event.type).map(({ id }) => id);
  const arrows = story.pictures.flatMap(({ transitions }) => transitions);
  const labelOf = (ids: readonly string[]) =>
    arrows.find(({ stands }) => ids.some((id) => stands.includes(id)))?.label;
  const label = eventLabel(chart, event.type);
  const meaning = chart.events[event.type] ?? chart.timers[label.replace('after ', '')]?.meaning;
  return (
    labelOf(taken.filter((id) => meant.includes(id))) ??
    meaning?.replace(/\.$/, '') ??
    labelOf(meant) ??
    label
  );
}

/** Where a step of which only the states are shared has led, in the words of the story. */
export function placeWords(
  { pictures }: Pick<Story, 'pictures'>,
  paths: readonly string[],
): string {
  const states = pictures.flatMap((picture) => picture.states);
  return paths
    .map((path) => states.find((state) => state.path === path)?.name ?? path)
    .join(' and ');
}

/** How an actor failed, as the samples call it: "finds it taken". Null for what did not fail, and for a failure that they do not know. */
export function failureWords(
  { answers }: Pick<Walks, 'answers'>,
  label: string,
  event: RecordedEvent,
) {
  if (!event.type.startsWith('xstate.error.actor.')) return null;
  const reason = reasonIn(event['error']);
  const known = answers[label.replace('error: ', '')] ?? [];
  const failures = known.filter((answer) => 'error' in answer);
  const alike = failures.find((answer) => answer.error.some((error) => reasonIn(error) === reason));
  return alike?.name ?? null;
}

const reasonIn = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
