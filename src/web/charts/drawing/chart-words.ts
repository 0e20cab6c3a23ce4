import type { Chart, ChartState, ChartTransition } from './chart.ts';

type Spoken = Pick<Chart, 'title' | 'states' | 'transitions'>;

/** What has happened on a chart, for a drawing of it: paths of states, identities of transitions. */
export interface Progress {
  readonly active?: readonly string[];
  readonly visited?: readonly string[];
  readonly taken?: readonly string[];
}

/** What has happened to one state or transition, and how many records it was. */
export interface Happened extends Progress {
  readonly count?: string | null;
}

/** A path as people say it: `confirmed, scheduled`. */
export const spokenPath = (path: string): string => path.split('.').join(', ');

/** Everything the picture shows of a state, for somebody who cannot see it. */
export function stateLabel(
  state: ChartState,
  { active = [], visited = [], count }: Happened,
): string {
  const kind = {
    parallel: 'parallel state',
    final: 'final state',
    compound: 'state with states inside',
  };
  const words = [
    `${spokenPath(state.path) || 'The whole chart'}: ${state.region ? 'region' : (kind[state.kind as keyof typeof kind] ?? 'state')}`,
    state.description?.replace(/\.$/, ''),
    state.invokes.length > 0 && `runs ${state.invokes.join(' and ')}`,
    state.entry.length > 0 && `on entry ${state.entry.join(', ')}`,
    state.exit.length > 0 && `on exit ${state.exit.join(', ')}`,
    state.tags.length > 0 && `tagged ${state.tags.join(', ')}`,
    count && `${count} stand here`,
    active.includes(state.path) ? 'the present state' : visited.includes(state.path) && 'passed',
  ];
  return `${words.filter(Boolean).join('; ')}.`;
}

/** A transition in one sentence. */
export function transitionLabel(each: ChartTransition, { taken = [], count }: Happened): string {
  const words = [
    `${each.label} from ${spokenPath(each.source) || 'anywhere'}`,
    each.guard && `if ${each.guard}`,
    each.target === null ? 'stays' : `leads to ${spokenPath(each.target)}`,
    each.actions.length > 0 && `does ${each.actions.join(', ')}`,
    each.description?.replace(/\.$/, ''),
    count && `${count} went this way`,
    taken.includes(each.id) && 'taken',
  ];
  return `${words.filter(Boolean).join('; ')}.`;
}

/** What is said of a picture to those who cannot see it. */
export interface Speech {
  readonly state: (state: ChartState, progress: Happened) => string;
  readonly transition: (
    each: ChartTransition,
    progress: Happened,
    chart: Pick<Chart, 'states'>,
  ) => string;
}

export const chartSpeech: Speech = { state: stateLabel, transition: transitionLabel };

/** The same in the plain words of a story, which its states and arrows carry themselves. */
export const storySpeech: Speech = {
  state: ({ path, name, description, tags }, { active = [], visited = [], count }) => {
    const words = [
      `${name}${description ? `: ${description.replace(/\.$/, '')}` : ''}`,
      ...tags,
      count && `${count} stand here`,
      active.includes(path) ? 'the present state' : visited.includes(path) && 'passed',
    ];
    return `${words.filter(Boolean).join('; ')}.`;
  },
  transition: ({ id, label, source, target }, { taken = [], count }, { states }) => {
    const nameOf = (path: string | null) => states.find((each) => each.path === path)?.name;
    const words = [
      `${nameOf(source)}: ${label}`,
      `leads to ${nameOf(target)}`,
      count && `${count} went this way`,
      taken.includes(id) && 'taken',
    ];
    return `${words.filter(Boolean).join('; ')}.`;
  },
};

/** The present state in words: only the innermost states, as their parents follow from them. */
export function presentWords(chart: Spoken, active: readonly string[]): string {
  const inner = active.filter(
    (path) => path !== '' && !active.some((other) => other.startsWith(`${path}.`)),
  );
  return inner.length > 0 ? `${chart.title} is now at ${inner.map(spokenPath).join(' and ')}.` : '';
}

/** An event as the chart calls it: what an actor answers goes by the actor, and not by its number. */
export const eventLabel = (chart: Pick<Chart, 'transitions'>, type: string): string =>
  chart.transitions.find(({ event }) => event === type)?.label ?? type;
