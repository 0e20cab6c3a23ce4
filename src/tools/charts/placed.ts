import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type {
  Chart,
  ChartLayout,
  ChartState,
  ChartTransition,
  Point,
  Route,
  StateBox,
} from '#web/charts/drawing/chart.ts';
import { round, type Block } from './lines.ts';

type Unlaid = Omit<Chart, 'layout'>;

export const pad = { x: 12, y: 9 };
export const dot = 10;
export const labelPad = 4;

/** The labels of one line, one below the other. */
export interface Stack {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly {
    readonly transition: string;
    readonly block: Block;
    readonly y: number;
  }[];
}

export const id = (path: string): string => `state:${path}`;

/** What the graph was made of. */
export interface Written {
  readonly blocks: ReadonlyMap<string, Block>;
  /** States whose header stands at their left. */
  readonly columns: ReadonlySet<string>;
  readonly routes: readonly ChartTransition[][];
  readonly stacks: readonly Stack[];
  readonly isBackwards: (line: ChartTransition) => boolean;
}

/** Where the layout engine has put everything. */
export function placed(
  chart: Unlaid,
  laid: ElkNode,
  { routes, stacks, blocks, columns, isBackwards }: Written,
): ChartLayout {
  const nodes = new Map(flatten(laid).map((each) => [each.id, each]));
  const edges = new Map((laid.edges ?? []).map((each) => [each.id, each]));
  const at = (name: string): ElkNode => nodes.get(name) ?? { id: name };
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: chart.states.map((state) =>
      stateBox(state, at(id(state.path)), blocks.get(state.path), columns.has(state.path)),
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
          // As wide as the whole stack: the line is not to be seen beside the shorter ones.
          width: (stacks[index]?.width ?? 0) - 2 * labelPad,
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
  text: Block | undefined,
  isColumn: boolean,
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
    ...(hasChildren && isColumn && { column: (text?.width ?? 0) + 2 * pad.x }),
  };
}

const point = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
    [startPoint, ...(bendPoints ?? []), endPoint].map(point),
  );
}
