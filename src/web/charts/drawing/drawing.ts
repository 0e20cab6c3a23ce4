import { createElement as h, useId, type ReactElement } from 'react';
import type {
  Chart,
  ChartLink,
  ChartState,
  ChartTransition,
  Line,
  Point,
  Route,
  StateBox,
} from './chart.ts';
import { chartSpeech, type Progress, type Speech } from './chart-words.ts';
import { stateStop, stopsIn, useRoaming, type Choosable } from './roaming.ts';
import { drawCount, shadeOf, tallied, widthOfWire, type Tally } from './tally.ts';
import { widthOf, withBlank } from './text.ts';
import { headPath, wirePath } from './wires.ts';

/** A chart, or a picture of its story. */
export type Drawable = Pick<Chart, 'title' | 'purpose' | 'states' | 'transitions' | 'layout'>;

export interface ChartDrawingProps extends Progress {
  readonly chart: Drawable;
  /** What is said of it to those who cannot see it; as of a chart when left out. */
  readonly speech?: Speech;
  /** Where the other pictures that it names are. Not for pictures of which something can be chosen: a button holds no link. */
  readonly linkTo?: (link: ChartLink) => string;
  /** Called with the identity of the transition that was clicked or chosen by keyboard; without it the picture is still. */
  readonly onSelect?: (transition: string) => void;
  /** How many records stand and went where. */
  readonly tally?: Tally | undefined;
  /** Called with the path of a state that was clicked or chosen by keyboard. */
  readonly onSelectState?: (path: string) => void;
  /** How large it is shown; 1 when left out. */
  readonly scale?: number;
  /** CSS to carry inside, for a file that stands alone. */
  readonly style?: string;
}

/** A laid-out chart as SVG: the same for the files of the documentation and for the browser. States are named by their paths. */
export function ChartDrawing(props: ChartDrawingProps): ReactElement {
  const { chart, style, onSelect, onSelectState, scale = 1 } = props;
  const { layout } = chart;
  const id = useId();
  const chooses = { states: onSelectState !== undefined, transitions: onSelect !== undefined };
  const { roam, choosable } = useRoaming(stopsIn(chart, chooses));
  const states = new Map(chart.states.map((state) => [state.path, state]));
  const transitions = new Map(chart.transitions.map((each) => [each.id, each]));
  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      className: 'chart',
      width: round(layout.width * scale),
      height: round(layout.height * scale),
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      role: 'graphics-document',
      'aria-roledescription': 'statechart',
      'aria-labelledby': `${id}t ${id}d`,
      ...((onSelect ?? onSelectState) && { onKeyDown: roam }),
    },
    h('title', { id: `${id}t` }, chart.title),
    h('desc', { id: `${id}d` }, chart.purpose),
    style && h('style', null, style),
    layout.states.map((box) =>
      drawState(chart, box, states.get(box.path), props, transitions, choosable),
    ),
    layout.initials.map(({ at, points }, index) =>
      h(
        'g',
        { key: index, className: 'first' },
        h('path', { className: 'wire', d: wirePath(points) }),
        h('path', { className: 'head', d: headPath(points) }),
        h('circle', { className: 'dot', cx: at.x, cy: at.y, r: 5 }),
      ),
    ),
    layout.routes.map((route) => drawWire(route, transitions, props)),
    layout.routes.map((route) => drawLabels(chart, route, transitions, props, choosable)),
  );
}

function drawState(
  chart: Drawable,
  box: StateBox,
  state: ChartState | undefined,
  {
    active = [],
    visited = [],
    taken = [],
    speech = chartSpeech,
    onSelectState,
    linkTo,
    tally,
  }: ChartDrawingProps,
  transitions: ReadonlyMap<string, ChartTransition>,
  choosable: Choosable,
): ReactElement | null {
  if (!state) return null;
  const { x, y, width, height, divider, column, path } = box;
  const isActive = active.includes(path);
  const isVisited = visited.includes(path) && !isActive;
  const shade = shadeOf(tally, path);
  const count = tallied(tally, 'states', path);
  const title = box.lines.findIndex(({ parts }) => parts.some((part) => part.style === 'title'));
  const classes = [
    divider === null ? 'leaf' : 'group',
    state.kind,
    state.region && 'region',
    isActive && 'active',
    isVisited && 'visited',
    shade && 'shaded',
  ];
  return h(
    'g',
    {
      key: path,
      className: classes.filter(Boolean).join(' '),
      role: 'graphics-object',
      'aria-label': speech.state(state, { active, visited, count }),
      'data-state': path,
      ...(onSelectState && { onClick: () => onSelectState(path) }),
      ...(isActive && { 'aria-current': 'step' as const }),
      ...(shade && { style: shade }),
    },
    h('rect', { className: 'box', x, y, width, height, rx: 8 }),
    state.kind === 'final' &&
      h('rect', {
        className: 'rim',
        x: x + 3,
        y: y + 3,
        width: width - 6,
        height: height - 6,
        rx: 5.5,
      }),
    divider !== null &&
      h('line', {
        className: 'divider',
        ...(column === undefined
          ? { x1: x, x2: x + width, y1: y + divider, y2: y + divider }
          : { x1: x + column, x2: x + column, y1: y, y2: y + height }),
      }),
    state.kind === 'parallel' &&
      h('path', {
        className: 'bars',
        d: `M${x + (column ?? width) - 20} ${y + 12}v12m6-12v12`,
      }),
    box.lines.map((line, index) =>
      h(
        'g',
        {
          key: index,
          ...spoken(chart, line, transitions, { taken, speech, tally }),
          // By its name a state is chosen without a pointer.
          ...(onSelectState &&
            path !== chart.states[0]?.path &&
            index === title &&
            choosable(stateStop(path), () => onSelectState(path))),
        },
        drawLine(line, { x, y }, linkTo),
      ),
    ),
    isVisited && h('path', { className: 'tick', d: `M${x + width - 18} ${y + 14}l4 4 7-8` }),
    isActive && divider === null && drawBadge(x + width, y),
    count !== null && drawCount({ x: x + width - 6, y }, count),
  );
}

function spoken(
  chart: Drawable,
  line: Line,
  transitions: ReadonlyMap<string, ChartTransition>,
  {
    taken,
    speech,
    tally,
  }: {
    readonly taken: readonly string[];
    readonly speech: Speech;
    readonly tally: Tally | undefined;
  },
) {
  const each = line.transition === undefined ? undefined : transitions.get(line.transition);
  if (!each) return {};
  return {
    role: 'graphics-symbol',
    'aria-label': speech.transition(
      each,
      { taken, count: tallied(tally, 'transitions', each.id) },
      chart,
    ),
    'data-transition': each.id,
    className: taken.includes(each.id) ? 'taken' : undefined,
  };
}

function drawBadge(right: number, top: number): ReactElement {
  return h(
    'g',
    { 'aria-hidden': true },
    h('rect', { className: 'badge', x: right - 40, y: top - 9, width: 34, height: 18, rx: 9 }),
    h('text', { className: 't-badge', x: right - 23, y: top + 3.7, textAnchor: 'middle' }, 'now'),
  );
}

function drawWire(
  route: Route,
  transitions: ReadonlyMap<string, ChartTransition>,
  { taken = [], tally }: ChartDrawingProps,
): ReactElement {
  const width = widthOfWire(tally, route.transitions);
  const kinds = new Set(route.transitions.map((id) => transitions.get(id)?.kind));
  const isTaken = route.transitions.some((id) => taken.includes(id));
  return h(
    'g',
    {
      key: route.transitions[0],
      className: ['route', kinds.size === 1 && [...kinds][0], isTaken && 'taken']
        .filter(Boolean)
        .join(' '),
      'aria-hidden': true,
    },
    h('path', { className: 'wire', d: wirePath(route.points), ...(width && { style: width }) }),
    h('path', { className: 'head', d: headPath(route.points) }),
  );
}

function drawLabels(
  chart: Drawable,
  route: Route,
  transitions: ReadonlyMap<string, ChartTransition>,
  { taken = [], onSelect, speech = chartSpeech, linkTo, tally }: ChartDrawingProps,
  choosable: Choosable,
): ReactElement[] {
  return route.labels.flatMap((label) => {
    const each = transitions.get(label.transition);
    if (!each) return [];
    const count = tallied(tally, 'transitions', each.id);
    const choose = () => onSelect?.(each.id);
    const isTaken = [each.id, ...(label.also ?? [])].some((one) => taken.includes(one));
    const sentence = speech.transition(each, { taken, count }, chart);
    return h(
      'g',
      {
        key: label.transition,
        className: isTaken ? 'label taken' : 'label',
        // A button is called by what is written on it, for those who speak to their computer; the sentence describes it.
        ...(onSelect
          ? { ...choosable(each.id, choose), 'aria-description': sentence, onClick: choose }
          : { role: 'graphics-symbol', 'aria-label': sentence }),
        'data-transition': each.id,
      },
      h('rect', {
        className: 'ground',
        x: label.x - 4,
        y: label.y - 2,
        width: label.width + 8,
        height: label.height + 4,
        rx: 4,
      }),
      label.lines.map((line, index) => {
        // What is written on a button over several lines is read with a blank between them.
        const isFollowed = onSelect !== undefined && index < label.lines.length - 1;
        return h('g', { key: index }, drawLine(isFollowed ? withBlank(line) : line, label, linkTo));
      }),
      count !== null && drawCount({ x: label.x + label.width + 12, y: label.y - 4 }, count),
    );
  });
}

/** Words as wide as they were measured, whatever font they are shown in. */
function drawLine(
  { y, parts }: Line,
  corner: Point,
  linkTo?: ChartDrawingProps['linkTo'],
): ReactElement[] {
  return parts.map(({ x, style, text, link }, index) => {
    const at = { x: round(corner.x + x), y: round(corner.y + y) };
    if (style === 'arrow') {
      const d = `M${at.x} ${round(at.y - 4)}h12m-4-3.5l4 3.5l-4 3.5`;
      return h('path', { key: index, className: 'pointer', d });
    }
    const textLength = round(widthOf(text.trimEnd(), style));
    const words = h(
      'text',
      { key: index, className: `t-${style}`, ...at, textLength, lengthAdjust: 'spacingAndGlyphs' },
      text,
    );
    return link && linkTo ? h('a', { key: index, href: linkTo(link) }, words) : words;
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
