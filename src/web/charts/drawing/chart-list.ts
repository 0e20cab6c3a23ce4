import { createElement as h, type ReactElement } from 'react';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { spokenPath, type Progress } from './chart-words.ts';
import { tallied, type Tally } from './tally.ts';

interface Marks extends Progress {
  readonly tally?: Tally | undefined;
}

export interface ChartListProps extends Marks {
  readonly chart: Pick<Chart, 'states' | 'transitions' | 'title'>;
}

/** A chart as nested cards: what narrow screens show, and the drawing in words. */
export function ChartList({ chart, ...progress }: ChartListProps): ReactElement {
  return h('div', { className: 'chart-list' }, cards(chart, '', progress));
}

function cards(
  chart: ChartListProps['chart'],
  parent: string,
  progress: Marks,
): ReactElement | null {
  const states = chart.states.filter((state) => state.parent === parent);
  if (states.length === 0) return null;
  return h(
    'ul',
    null,
    states.map((state) => card(chart, state, progress)),
  );
}

function card(chart: ChartListProps['chart'], state: ChartState, progress: Marks): ReactElement {
  const { active = [], visited = [], tally } = progress;
  const count = tallied(tally, 'states', state.path);
  const isActive = active.includes(state.path);
  const isVisited = visited.includes(state.path) && !isActive;
  const transitions = chart.transitions.filter(({ source }) => source === state.path);
  const hasStates = state.kind === 'compound' || state.kind === 'parallel';
  const facts = [
    ...state.invokes.map((each) => `runs ${each}`),
    state.entry.length > 0 && `on entry: ${state.entry.join(', ')}`,
    state.exit.length > 0 && `on exit: ${state.exit.join(', ')}`,
    state.tags.length > 0 && state.tags.map((tag) => `#${tag}`).join(' '),
  ].filter((each) => each !== false);
  const classes = ['state', hasStates && 'group', state.region && 'region', isActive && 'active'];
  return h(
    'li',
    {
      key: state.path,
      className: classes.filter(Boolean).join(' '),
      'data-state': state.path,
      ...(isActive && { 'aria-current': 'step' as const }),
    },
    h('p', { className: 'name' }, state.name, isActive ? ' (now)' : isVisited ? ' (passed)' : ''),
    count !== null && h('p', { className: 'numbered' }, `${count} stand here`),
    state.description && h('p', null, state.description),
    facts.map((fact) => h('p', { key: fact, className: 'small' }, fact)),
    transitions.length > 0 &&
      h(
        'ul',
        { className: 'ways' },
        transitions.map((each) => transitionItem(each, progress)),
      ),
    cards(chart, state.path, progress),
  );
}

function transitionItem(each: ChartTransition, { taken = [], tally }: Marks): ReactElement {
  const count = tallied(tally, 'transitions', each.id);
  const isTaken = taken.includes(each.id);
  const goal = each.target === null ? 'stays' : `leads to ${spokenPath(each.target)}`;
  return h(
    'li',
    { key: each.id, className: isTaken ? 'taken' : undefined, 'data-transition': each.id },
    h('strong', null, each.label),
    ` ${goal}${isTaken ? ' (taken)' : ''}`,
    count !== null && h('p', { className: 'numbered' }, `${count} went this way`),
    each.description && h('p', null, each.description),
    each.guard &&
      h('p', { className: 'small' }, each.guard === 'else' ? 'otherwise' : `if ${each.guard}`),
    each.actions.length > 0 && h('p', { className: 'small' }, `does ${each.actions.join(', ')}`),
  );
}
