import { createRequire } from 'node:module';
import type {
  ElkExtendedEdge,
  ElkNode,
  ELK as Elk,
  ELKConstructorArguments,
} from 'elkjs/lib/elk-api.js';
import type { Chart, ChartLayout, ChartTransition } from '#web/charts/drawing/chart.ts';
import { labelBlock, stateBlock } from './blocks.ts';
import type { Block } from './lines.ts';
import { dot, id, labelPad, pad, placed, type Stack } from './placed.ts';
import { backwards, divide, merge } from './order.ts';
import { alignRegions } from './regions.ts';

type Unlaid = Omit<Chart, 'layout'>;

const ElkConstructor = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as new (
  options?: ELKConstructorArguments,
) => Elk;

type Direction = 'RIGHT' | 'DOWN';

/** ELK inherits nothing into nested graphs, so every state with children gets all of these. */
const layered = (direction: Direction) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  'elk.layered.thoroughness': '40',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
});

/** Pixels beyond which a chart that is told from left to right is told from top to bottom instead: pages are scrolled downwards. */
const widest = 3000;

/** Where everything of a chart is drawn. The same machine gives the same numbers every time. */
export async function layOut(chart: Unlaid): Promise<ChartLayout> {
  const level = await layOutIn('RIGHT', chart);
  return level.width > widest ? layOutIn('DOWN', chart) : level;
}

async function layOutIn(direction: Direction, chart: Unlaid): Promise<ChartLayout> {
  const { lines, words } = divide(chart);
  const routes = merge(lines);
  const isBackwards = backwards(chart, lines);
  const blocks = new Map(
    chart.states.map((state) => [
      state.path,
      stateBlock(
        chart,
        state,
        words.filter(({ source }) => source === state.path),
      ),
    ]),
  );
  const labels = routes.map((route) => stack(route));
  const columns = direction === 'DOWN' ? crossedStates(chart, lines) : new Set<string>();
  const graph: ElkNode = {
    id: 'page',
    layoutOptions: {
      ...layered(direction),
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': padding(8, 8, 8, 8),
    },
    children: [node(chart, '', { direction, blocks, columns })],
    edges: [
      ...chart.states.flatMap(({ path, initial }) =>
        initial === null
          ? []
          : [{ id: `first:${path}`, sources: [`dot:${path}`], targets: [id(initial)] }],
      ),
      ...routes.map((route, index): ElkExtendedEdge =>
        edge(route, index, labels[index], isBackwards),
      ),
    ],
  };
  const laid = await new ElkConstructor().layout(graph);
  const drawn = placed(chart, laid, { routes, stacks: labels, blocks, columns, isBackwards });
  return alignRegions(chart, drawn, direction);
}

/** States into or out of which a line leads: told from top to bottom, their header would be in its way, and stands at the side. */
function crossedStates(chart: Unlaid, lines: readonly ChartTransition[]): Set<string> {
  const isInside = (path: string, outer: string) => path.startsWith(`${outer}.`);
  const crossed = chart.states.filter(({ path }) =>
    lines.some(({ source, target }) => isInside(source, path) !== isInside(target ?? source, path)),
  );
  return new Set(crossed.map(({ path }) => path).filter((path) => path !== ''));
}

const padding = (top: number, right: number, bottom: number, left: number): string =>
  `[top=${top},left=${left},bottom=${bottom},right=${right}]`;

interface Plan {
  readonly direction: Direction;
  readonly blocks: ReadonlyMap<string, Block>;
  /** States whose header stands at their left. */
  readonly columns: ReadonlySet<string>;
}

function node(chart: Unlaid, path: string, plan: Plan): ElkNode {
  const { direction, blocks, columns } = plan;
  const state = chart.states.find((each) => each.path === path);
  const text = blocks.get(path);
  if (!state || !text) throw new Error(`${chart.name} has no state ${path}`);
  const width = text.width + 2 * pad.x + (state.kind === 'parallel' ? 20 : 0);
  const height = text.height + 2 * pad.y;
  const children = chart.states.filter(({ parent }) => parent === path);
  if (children.length === 0) return { id: id(path), width, height };
  return {
    id: id(path),
    layoutOptions: {
      ...layered(direction),
      'elk.padding': columns.has(path)
        ? padding(18, 18, 18, width + 14)
        : padding(height + 14, 18, 18, 18),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
      ...(state.kind === 'parallel' && {
        'elk.separateConnectedComponents': 'false',
        'elk.layered.crossingMinimization.semiInteractive': 'true',
      }),
    },
    children: [
      ...(state.initial === null ? [] : [{ id: `dot:${path}`, width: dot, height: dot }]),
      ...children.map((child, index) => {
        const inner = node(chart, child.path, plan);
        if (!child.region) return inner;
        return {
          ...inner,
          layoutOptions: {
            ...inner.layoutOptions,
            'elk.position': direction === 'RIGHT' ? `(0,${index * 1000})` : `(${index * 1000},0)`,
          },
        };
      }),
    ],
  };
}

function stack(route: readonly ChartTransition[]): Stack {
  let y = labelPad;
  const blocks = route.map((each, index) => {
    const block = labelBlock(each, route[index - 1], route.length > 2);
    const set = { transition: each.id, block, y };
    y += block.height + 3;
    return set;
  });
  const width = Math.max(...blocks.map(({ block }) => block.width)) + 2 * labelPad;
  return { width, height: y - 3 + labelPad, blocks };
}

function edge(
  route: readonly ChartTransition[],
  index: number,
  label: Stack | undefined,
  isBackwards: (line: ChartTransition) => boolean,
): ElkExtendedEdge {
  const [first] = route;
  if (!first || !label) throw new Error('A route without transitions');
  const ends = [id(first.source), id(first.target ?? '')];
  const [from = '', to = ''] = isBackwards(first) ? ends.toReversed() : ends;
  return {
    id: `route:${index}`,
    sources: [from],
    targets: [to],
    labels: [
      {
        text: first.label,
        width: label.width,
        height: label.height,
        layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' },
      },
    ],
  };
}
