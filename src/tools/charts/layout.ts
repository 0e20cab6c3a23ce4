import { createRequire } from 'node:module';
import type {
  ElkExtendedEdge,
  ElkNode,
  ELK as Elk,
  ELKConstructorArguments,
} from 'elkjs/lib/elk-api.js';
import type {
  Chart,
  ChartLayout,
  ChartState,
  ChartTransition,
  Point,
  Route,
  StateBox,
} from '#web/charts/chart.ts';
import { labelBlock, stateBlock } from './blocks.ts';
import { round, type Block } from './lines.ts';
import { backwards, divide, merge } from './order.ts';
import { alignRegions } from './regions.ts';

type Unlaid = Omit<Chart, 'layout'>;

const ElkConstructor = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as new (
  options?: ELKConstructorArguments,
) => Elk;

const pad = { x: 12, y: 9 };
const dot = 10;
const labelPad = 4;

/** ELK inherits nothing into nested graphs, so every state with children gets all of these. */
const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
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
};

/** Where everything of a chart is drawn. The same machine gives the same numbers every time. */
export async function layOut(chart: Unlaid): Promise<ChartLayout> {
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
  const graph: ElkNode = {
    id: 'page',
    layoutOptions: {
      ...layered,
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': padding(8, 8, 8, 8),
    },
    children: [node(chart, '', blocks)],
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
  return alignRegions(chart, read(chart, laid, routes, labels, blocks, isBackwards));
}

const id = (path: string): string => `state:${path}`;
const padding = (top: number, right: number, bottom: number, left: number): string =>
  `[top=${top},left=${left},bottom=${bottom},right=${right}]`;

function node(chart: Unlaid, path: string, blocks: ReadonlyMap<string, Block>): ElkNode {
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
      ...layered,
      'elk.padding': padding(height + 14, 18, 18, 18),
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
        const inner = node(chart, child.path, blocks);
        if (!child.region) return inner;
        return {
          ...inner,
          layoutOptions: { ...inner.layoutOptions, 'elk.position': `(0,${index * 1000})` },
        };
      }),
    ],
  };
}

interface Stack {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly {
    readonly transition: string;
    readonly block: Block;
    readonly y: number;
  }[];
}

function stack(route: readonly ChartTransition[]): Stack {
  let y = labelPad;
  const blocks = route.map((each, index) => {
    const block = labelBlock(each, route[index - 1], route.length > 2);
    const placed = { transition: each.id, block, y };
    y += block.height + 3;
    return placed;
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

function read(
  chart: Unlaid,
  laid: ElkNode,
  routes: readonly ChartTransition[][],
  stacks: readonly Stack[],
  blocks: ReadonlyMap<string, Block>,
  isBackwards: (line: ChartTransition) => boolean,
): ChartLayout {
  const nodes = new Map(flatten(laid).map((each) => [each.id, each]));
  const edges = new Map((laid.edges ?? []).map((each) => [each.id, each]));
  const at = (name: string): ElkNode => nodes.get(name) ?? { id: name };
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: chart.states.map((state) =>
      stateBox(state, at(id(state.path)), blocks.get(state.path)),
    ),
    initials: chart.states.flatMap(({ path, initial }) => {
      if (initial === null) return [];
      const { x = 0, y = 0 } = at(`dot:${path}`);
      return [
        {
          at: point({ x: x + dot / 2, y: y + dot / 2 }),
          points: pointsOf(edges.get(`first:${path}`)),
        },
      ];
    }),
    routes: routes.map((route, index): Route => {
      const found = edges.get(`route:${index}`);
      const points = pointsOf(found);
      const [box] = found?.labels ?? [];
      const [first] = route;
      return {
        transitions: route.map((each) => each.id),
        points: first && isBackwards(first) ? points.toReversed() : points,
        labels: (stacks[index]?.blocks ?? []).map(({ transition, block, y }) => ({
          transition,
          ...point({ x: (box?.x ?? 0) + labelPad, y: (box?.y ?? 0) + y }),
          width: block.width,
          height: block.height,
          lines: block.lines,
        })),
      };
    }),
  };
}

function flatten(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function stateBox(
  state: ChartState,
  { x = 0, y = 0, width = 0, height = 0 }: ElkNode,
  text?: Block,
): StateBox {
  const lines = (text?.lines ?? []).map((line) => ({
    ...line,
    y: round(line.y + pad.y),
    parts: line.parts.map((part) => ({ ...part, x: round(part.x + pad.x) })),
  }));
  const hasChildren = state.kind === 'compound' || state.kind === 'parallel';
  return {
    path: state.path,
    ...point({ x, y }),
    width: round(width),
    height: round(height),
    lines,
    divider: hasChildren ? (text?.height ?? 0) + 2 * pad.y : null,
  };
}

const point = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
    [startPoint, ...(bendPoints ?? []), endPoint].map(point),
  );
}
