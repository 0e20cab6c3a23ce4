import { createRequire } from 'node:module';
import type {
  ElkExtendedEdge,
  ElkNode,
  ELK as Elk,
  ELKConstructorArguments,
} from 'elkjs/lib/elk-api.js';
import type {
  ChartLayout,
  ChartState,
  ChartTransition,
  Point,
  Route,
} from '#web/charts/drawing/chart.ts';
import { round } from '../lines.ts';
import { backwards } from '../order.ts';
import { cardOf, pad, wideHead, type Card, type Row } from './cards.ts';
import { anchored, headLines, labelsOf } from './drawn.ts';
import { linesOf, type Sketch } from './pictures.ts';

const ElkConstructor = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as new (
  options?: ELKConstructorArguments,
) => Elk;

/** ELK inherits nothing into nested graphs, so every state with children gets all of these. */
const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.mergeEdges': 'true',
  'elk.layered.thoroughness': '10',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

/** Pixels of a line in the head of a picture, or of a state that is open. */
const headWidth = 420;
const dot = 10;
const id = (path: string): string => `state:${path}`;
const padding = (top: number): string => `[top=${top},left=14,bottom=14,right=14]`;

/** A picture told from left to right, for screens and paper. */
export async function across(sketch: Sketch, cardWidth: number): Promise<ChartLayout> {
  const lines = linesOf(sketch);
  const isBackwards = backwards(sketch, lines);
  const hasStates = (path: string) => sketch.states.some(({ parent }) => parent === path);
  const cards = new Map(
    sketch.states
      .filter(({ path }) => !hasStates(path))
      .map((state) => [state.path, cardOf(sketch, state, lines, cardWidth)]),
  );
  const [root] = sketch.states;
  if (!root) throw new Error(`${sketch.name} has no states`);
  const routes = [...cards.values()].flatMap(({ rows }) =>
    rows.flatMap((row, index) =>
      row.options
        .filter((each) => lines.includes(each))
        .map((each) => ({ each, row, index, name: `route:${each.id}` })),
    ),
  );
  const graph: ElkNode = {
    id: 'page',
    layoutOptions: {
      ...layered,
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': padding(wideHead(sketch, root, headWidth).height + 2 * pad.y + 14),
    },
    children: node(sketch, root, { cards, lines, isBackwards }).children,
    edges: [
      ...sketch.states.flatMap(({ path, initial }) =>
        initial === null
          ? []
          : [{ id: `first:${path}`, sources: [`dot:${path}`], targets: [id(initial)] }],
      ),
      ...routes.map(({ each, index, name }): ElkExtendedEdge => {
        const back = isBackwards(each);
        const port = portOf(each.source, index, back);
        const other = id(each.target ?? '');
        return { id: name, sources: [back ? other : port], targets: [back ? port : other] };
      }),
    ],
  };
  const laid = await new ElkConstructor().layout(graph);
  return drawn(
    sketch,
    laid,
    cards,
    routes.map(({ each, row, name }) => ({ each, row, name, back: isBackwards(each) })),
  );
}

const portOf = (path: string, row: number, back: boolean): string =>
  `port:${path}:${row}:${back ? 'west' : 'east'}`;

interface Plan {
  readonly cards: ReadonlyMap<string, Card>;
  /** The arrows that are drawn. */
  readonly lines: readonly ChartTransition[];
  readonly isBackwards: (line: ChartTransition) => boolean;
}

function node(sketch: Sketch, state: ChartState, plan: Plan): ElkNode {
  const { path } = state;
  const { cards, lines, isBackwards } = plan;
  const card = cards.get(path);
  if (card) {
    const ports = card.rows.flatMap((row, index) =>
      [true, false]
        .filter((back) =>
          row.options.some((each) => lines.includes(each) && isBackwards(each) === back),
        )
        .map((back) => ({
          id: portOf(path, index, back),
          width: 0,
          height: 0,
          x: back ? 0 : card.width,
          y: row.y + row.block.height / 2,
          layoutOptions: { 'elk.port.side': back ? 'WEST' : 'EAST' },
        })),
    );
    return {
      id: id(path),
      width: card.width,
      height: card.height,
      ports,
      layoutOptions: { 'elk.portConstraints': ports.length > 0 ? 'FIXED_POS' : 'FREE' },
    };
  }
  const head = wideHead(sketch, state, headWidth);
  const height = head.height + 2 * pad.y;
  return {
    id: id(path),
    layoutOptions: {
      ...layered,
      'elk.padding': padding(height + 10),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width + 2 * pad.x + (state.kind === 'parallel' ? 24 : 0)},${height})`,
    },
    children: [
      ...(state.initial === null ? [] : [{ id: `dot:${path}`, width: dot, height: dot }]),
      ...sketch.states
        .filter(({ parent }) => parent === path)
        .map((child) => node(sketch, child, plan)),
    ],
  };
}

interface Arrow {
  readonly each: ChartTransition;
  readonly row: Row;
  readonly name: string;
  readonly back: boolean;
}

function drawn(
  sketch: Sketch,
  laid: ElkNode,
  cards: ReadonlyMap<string, Card>,
  arrows: readonly Arrow[],
): ChartLayout {
  const nodes = new Map(flatten(laid).map((each) => [each.id, each]));
  const edges = new Map((laid.edges ?? []).map((each) => [each.id, each]));
  const [root] = sketch.states;
  const headOfAll = root ? wideHead(sketch, root, headWidth).width + 2 * pad.x + 28 : 0;
  const width = Math.ceil(Math.max(laid.width ?? 0, headOfAll));
  const whole = { x: 2, y: 2, width: width - 4, height: Math.ceil(laid.height ?? 0) - 4 };
  const boxOf = (path: string) => {
    if (path === root?.path) return whole;
    const node: Partial<ElkNode> = nodes.get(id(path)) ?? {};
    const { x: left = 0, y: top = 0, width: across = 0, height: down = 0 } = node;
    return { x: round(left), y: round(top), width: round(across), height: round(down) };
  };
  const states = sketch.states.map((state) => {
    const box = boxOf(state.path);
    const card = cards.get(state.path);
    const head = card?.head ?? wideHead(sketch, state, headWidth);
    return {
      path: state.path,
      ...box,
      lines: headLines(head),
      divider: card ? null : head.height + 2 * pad.y,
    };
  });
  const routes = arrows.map(({ each, row, name, back }): Route => {
    const box = boxOf(each.source);
    const points = pointsOf(edges.get(name));
    return {
      transitions: [each.id],
      points: anchored(back ? points.toReversed() : points, back ? pad.x : -pad.x),
      labels: row.options[0] === each ? labelsOf(row, box) : [],
    };
  });
  const words = [...cards].flatMap(([path, { rows }]) =>
    rows
      .filter(({ options }) => !arrows.some(({ each }) => options.includes(each)))
      .map((row): Route => ({
        transitions: row.options.map((each) => each.id),
        points: [],
        labels: labelsOf(row, boxOf(path)),
      })),
  );
  return {
    width,
    height: Math.ceil(laid.height ?? 0),
    states,
    initials: sketch.states.flatMap(({ path, initial }) => {
      if (initial === null) return [];
      const { x = 0, y = 0 } = nodes.get(`dot:${path}`) ?? {};
      return [
        {
          at: { x: round(x + dot / 2), y: round(y + dot / 2) },
          points: pointsOf(edges.get(`first:${path}`)),
        },
      ];
    }),
    routes: [...routes, ...words],
  };
}

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
    [startPoint, ...(bendPoints ?? []), endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) })),
  );
