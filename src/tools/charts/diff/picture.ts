import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileStyle } from '#web/charts/drawing/chart-style.ts';
import type { Chart, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import { ChartDrawing } from '#web/charts/drawing/drawing.ts';
import { layOut } from '../layout.ts';
import type { ChartDifference } from './compare.ts';

/** Not by colour alone: a plus, a minus or a tilde stands before every name. */
const marks = { added: '+', removed: '−', changed: '~' } as const;
type Mark = keyof typeof marks;

const colours: Readonly<Record<Mark, readonly [light: string, dark: string]>> = {
  added: ['#166f45', '#7fd9a4'],
  removed: ['#b3261e', '#ff9a90'],
  changed: ['#8a5a00', '#f2bd5b'],
};

/** What the picture of a difference does not show; an older chart may lack it. */
const unshown = {
  guards: {},
  senders: {},
  effects: {},
  actors: {},
  timers: {},
  amounts: {},
  notices: [],
} as const;

/** Both charts in one drawing, with what came, went or differs marked. */
export async function picture(difference: ChartDifference): Promise<string> {
  const { before, after, states, transitions } = difference;
  const base = after ?? before;
  if (!base) throw new Error('There is nothing to draw');
  const stateMarks = new Map<string, Mark>([
    ...states.added.map(({ path }): [string, Mark] => [path, 'added']),
    ...states.changed.map(({ after: { path } }): [string, Mark] => [path, 'changed']),
    ...states.removed.map(({ path }): [string, Mark] => [path, 'removed']),
  ]);
  const gone = transitions.removed.map((each) => ({ ...each, id: `gone|${each.id}` }));
  const transitionMarks = new Map<string, Mark>([
    ...transitions.added.map(({ id }): [string, Mark] => [id, 'added']),
    ...transitions.changed.map(({ after: { id } }): [string, Mark] => [id, 'changed']),
    ...gone.map(({ id }): [string, Mark] => [id, 'removed']),
  ]);
  const union: Omit<Chart, 'layout'> = {
    ...base,
    ...unshown,
    sends: [],
    hears: [],
    title: `${base.title}: ${Object.entries(marks)
      .map(([word, sign]) => `${sign} ${word}`)
      .join(', ')}`,
    states: withRemoved(after?.states ?? [], states.removed).map((state) =>
      marked(state, 'name', stateMarks.get(state.path)),
    ),
    transitions: [...(after?.transitions ?? []), ...gone].map((each) =>
      marked(each, 'label', transitionMarks.get(each.id)),
    ),
  };
  const chart: Chart = { ...union, layout: await layOut(union) };
  const style = `${fileStyle}${rules(stateMarks, transitionMarks)}`;
  return `${renderToStaticMarkup(createElement(ChartDrawing, { chart, style }))}\n`;
}

/** Each parent before its children, as charts have it. */
function withRemoved(states: readonly ChartState[], removed: readonly ChartState[]): ChartState[] {
  if (states.length === 0) return [...removed];
  const all = [...states];
  for (const state of removed) {
    const hasParent = all.some(({ path }) => path === state.parent);
    all.push(hasParent ? state : { ...state, parent: '' });
  }
  const holders = new Set(all.map(({ parent }) => parent));
  return all.map((state) =>
    state.kind === 'atomic' && holders.has(state.path) ? { ...state, kind: 'compound' } : state,
  );
}

function marked<Part extends ChartState | ChartTransition>(
  part: Part,
  field: 'name' | 'label',
  mark: Mark | undefined,
): Part {
  if (!mark) return part;
  const text = field in part ? String(part[field as keyof Part]) : '';
  return { ...part, [field]: `${marks[mark]} ${text}` };
}

function rules(states: ReadonlyMap<string, Mark>, transitions: ReadonlyMap<string, Mark>): string {
  const css = (mark: Mark, selectors: readonly string[], shade: 0 | 1) => {
    if (selectors.length === 0) return '';
    const colour = colours[mark][shade];
    const boxes = selectors
      .filter((each) => each.startsWith('[data-state'))
      .map((each) => `.chart ${each} > .box`);
    const texts = selectors.map((each) =>
      each.startsWith('[data-state')
        ? `.chart ${each} > g:first-of-type text`
        : `.chart ${each} text`,
    );
    return [
      boxes.length > 0 && `${boxes.join(', ')} { stroke: ${colour}; stroke-width: 2.5; }`,
      `${texts.join(', ')} { fill: ${colour}; ${mark === 'removed' ? 'text-decoration: line-through;' : ''} }`,
    ]
      .filter(Boolean)
      .join(' ');
  };
  const quote = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const all = (shade: 0 | 1) =>
    (Object.keys(marks) as Mark[])
      .map((mark) => {
        const of = (attribute: string, found: ReadonlyMap<string, Mark>) =>
          [...found]
            .filter(([, each]) => each === mark)
            .map(([key]) => `[data-${attribute}="${quote(key)}"]`);
        return css(mark, [...of('state', states), ...of('transition', transitions)], shade);
      })
      .join('\n');
  return `\n${all(0)}\n@media (prefers-color-scheme: dark) { ${all(1)} }`;
}
