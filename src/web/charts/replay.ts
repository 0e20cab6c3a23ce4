import type { Chart } from './drawing/chart.ts';
import { eventLabel } from './drawing/chart-words.ts';
import type { ChartRecording } from './recording.ts';
import { activeIn, innermost, type Moment, type Simulator } from './simulator.ts';

/** One step of a recording, walked again. */
export interface ReplayedStep {
  readonly title: string;
  /** Paths of the innermost states, as they were recorded. */
  readonly recorded: readonly string[];
  /** The same as the chart says it today; null where it can't be walked again. */
  readonly moment: Moment | null;
}

export interface Replayed {
  readonly steps: readonly ReplayedStep[];
  /** What is different from when the recording was made, in sentences; empty when nothing is. */
  readonly drift: readonly string[];
}

/** Walks a recording again by pure transitions, as long as it agrees with what was recorded; from there on it is only told. */
export function replayed(
  simulator: Simulator,
  chart: Pick<Chart, 'states' | 'transitions' | 'title'>,
  recording: ChartRecording,
): Replayed {
  const drift = new Set<string>();
  const known = new Set(chart.states.map(({ path }) => path));
  for (const path of recording.steps.flatMap(([, states]) => states))
    if (!known.has(path)) drift.add(`The chart has no state “${path}” any more.`);

  const isWalkable = recording.lost === 0 && recording.steps.every(([event]) => event !== null);
  let moment = isWalkable ? attempt(() => simulator.start(recording.input)) : null;
  const steps: ReplayedStep[] = [{ title: 'start', recorded: recording.from, moment }];
  if (moment && !agrees(moment, recording.from)) {
    drift.add(
      `It begins at ${words(innermostOf(moment))} today, and began at ${words(recording.from)}.`,
    );
    moment = null;
  }
  for (const [event, recorded] of recording.steps) {
    const before = moment;
    const title = event === null ? 'a step' : eventLabel(chart, event.type);
    if (before && event) moment = attempt(() => simulator.send(before, title, event));
    if (before && (!moment || !agrees(moment, recorded))) {
      const today = moment ? `leads to ${words(innermostOf(moment))}` : 'can’t be walked';
      drift.add(`“${title}” ${today} today, and led to ${words(recorded)}.`);
      moment = null;
    }
    steps.push({ title, recorded: recorded, moment });
  }
  return { steps, drift: [...drift] };
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
