import { eventLabel } from './drawing/chart-words.ts';
import type { Viewable } from './machines.ts';
import type { ChartRecording, RecordedEvent } from './recording.ts';
import { failureWords, placeWords, stepWords } from './replay-words.ts';
import { activeIn, innermost, type Moment, type Simulator } from './simulator.ts';

/** One step of a recording, walked again. */
export interface ReplayedStep {
  /** In words; as the chart calls it where it has none. */
  readonly title: string;
  /** Paths of the innermost states, as they were recorded. */
  readonly recorded: readonly string[];
  /** The same as the chart says it today; null where it can't be walked again. */
  readonly moment: Moment | null;
  /** Why nothing came of the step: sentences of what stopped it; empty where nothing did. */
  readonly stopped: readonly string[];
}

export interface Replayed {
  readonly steps: readonly ReplayedStep[];
  /** What is different from when the recording was made, in sentences; empty when nothing is. */
  readonly drift: readonly string[];
}

/** Walks a recording again by pure transitions, as long as it agrees with what was recorded; from there on it is only told. */
export function replayed(
  simulator: Simulator,
  viewable: Pick<Viewable, 'chart' | 'story' | 'walks'>,
  recording: ChartRecording,
): Replayed {
  const { chart, story } = viewable;
  const drift = new Set<string>();
  const known = new Set(chart.states.map(({ path }) => path));
  for (const path of recording.steps.flatMap(([, states]) => states))
    if (!known.has(path)) drift.add(`The chart has no state “${path}” any more.`);

  const isWalkable = recording.lost === 0 && recording.steps.every(([event]) => event !== null);
  let moment = isWalkable ? attempt(() => simulator.start(recording.input)) : null;
  const steps: ReplayedStep[] = [
    { title: 'The start', recorded: recording.from, moment, stopped: [] },
  ];
  if (moment && !agrees(moment, recording.from)) {
    drift.add(
      `It begins at ${words(innermostOf(moment))} today, and began at ${words(recording.from)}.`,
    );
    moment = null;
  }
  for (const [event, recorded] of recording.steps) {
    const before = moment;
    if (before && event) moment = attempt(() => simulator.send(before, event.type, event));
    const title =
      event === null
        ? `To ${placeWords(story, recorded)}`
        : stepWords(chart, story, event, moment?.transitions ?? []);
    if (before && (!moment || !agrees(moment, recorded))) {
      const today = moment ? `leads to ${words(innermostOf(moment))}` : 'can’t be walked';
      drift.add(`“${title}” ${today} today, and led to ${words(recorded)}.`);
      moment = null;
    }
    const stopped = event === null ? [] : whatStopped(simulator, viewable, event, before, moment);
    steps.push({ title, recorded, moment, stopped });
  }
  return { steps, drift: [...drift] };
}

/** The guards that said no to an event of which nothing came; or how what was asked for failed. */
function whatStopped(
  simulator: Simulator,
  { chart, walks }: Pick<Viewable, 'chart' | 'walks'>,
  event: RecordedEvent,
  before: Moment | null,
  after: Moment | null,
): readonly string[] {
  const label = eventLabel(chart, event.type);
  if (event.type.startsWith('xstate.error.actor.')) {
    const failure = failureWords(walks, label, event);
    return [failure === null ? 'What was asked for failed.' : `What came back: ${failure}.`];
  }
  if (!before || !after || after.transitions.length > 0) return [];
  return simulator.whyNot(before, event);
}

/** A recording comes from outside: a guard that stumbles over it must not take the page with it. */
function attempt(walk: () => Moment): Moment | null {
  try {
    const moment = walk();
    return moment.snapshot.status === 'error' ? null : moment;
  } catch {
    return null;
  }
}

const innermostOf = (moment: Moment): string[] => innermost(activeIn(moment));

const agrees = (moment: Moment, recorded: readonly string[]): boolean =>
  innermostOf(moment).toSorted().join() === recorded.toSorted().join();

const words = (paths: readonly string[]): string => paths.join(' and ') || 'nowhere';
