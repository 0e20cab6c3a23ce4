import type {
  ChartLayout,
  ChartState,
  ChartTransition,
  Point,
  Route,
  StateBox,
} from '#web/charts/drawing/chart.ts';
import { cardOf, pad, wideHead, type Card } from './cards.ts';
import { headLines, labelsOf } from './drawn.ts';
import { lanesOf } from './lanes.ts';
import { linesOf, type Sketch } from './pictures.ts';

/** What a phone of 360 pixels leaves beside its margins. */
export const phone = 328;

const gap = 10;
const frame = 6;
const laneWidth = 8;
const dotAbove = 16;

interface Placed {
  readonly box: StateBox;
  readonly card: Card | null;
}

/** A picture for a phone: one state below the other in the order of the chart, and arrows along the right side. */
export function narrow(sketch: Sketch): ChartLayout {
  const [root] = sketch.states;
  if (!root) throw new Error(`${sketch.name} has no states`);
  const { lines, lanes } = lanesOf(sketch, linesOf(sketch));
  const count = Math.max(0, ...[...lanes.values()].map((lane) => lane + 1));
  const gutter = count > 0 ? count * laneWidth + 10 : 0;
  const right = phone - frame - gutter;
  const head = wideHead(sketch, root, phone - 2 * pad.x - 4);
  const placed: Placed[] = [];
  let y = head.height + 2 * pad.y + gap;
  const put = (state: ChartState, depth: number): void => {
    const inset = frame * (depth + 1);
    const width = right - inset - frame * depth;
    const children = sketch.states.filter(({ parent }) => parent === state.path);
    const isFirst = sketch.states.some(({ initial }) => initial === state.path);
    if (isFirst) y += dotAbove;
    const top = y;
    const card = children.length === 0 ? cardOf(sketch, state, lines, width) : null;
    const group = card ? null : wideHead(sketch, state, width - 2 * pad.x);
    const at =
      placed.push({ box: boxAt(state, { x: inset, y: top, width }, card, group), card }) - 1;
    y += card ? card.height + gap : (group?.height ?? 0) + 2 * pad.y + gap;
    for (const child of children) put(child, depth + 1);
    const own = placed[at];
    if (!card && own) {
      placed[at] = { ...own, box: { ...own.box, height: y - top } };
      y += gap;
    }
  };
  for (const state of sketch.states.filter(({ parent }) => parent === root.path)) put(state, 0);
  const whole: StateBox = {
    path: root.path,
    x: 1,
    y: 1,
    width: phone - 2,
    height: y,
    lines: headLines(head),
    divider: head.height + 2 * pad.y,
  };
  return {
    width: phone,
    height: Math.ceil(y + 2),
    states: [whole, ...placed.map(({ box }) => box)],
    initials: initialsOf(sketch, placed),
    routes: routesOf(placed, lanes, lines, right),
  };
}

function boxAt(
  { path }: ChartState,
  at: Point & { readonly width: number },
  card: Card | null,
  group: Card['head'] | null,
): StateBox {
  const head = card?.head ?? group;
  return {
    path,
    ...at,
    height: card?.height ?? 0,
    lines: head ? headLines(head) : [],
    divider: card ? null : (head?.height ?? 0) + 2 * pad.y,
  };
}

function initialsOf({ states }: Sketch, placed: readonly Placed[]): ChartLayout['initials'] {
  return states.flatMap(({ initial }) => {
    const box = placed.find((each) => each.box.path === initial)?.box;
    if (!box) return [];
    const x = box.x + pad.x + 6;
    const at = { x, y: box.y - dotAbove };
    return [{ at, points: [at, { x, y: box.y }] }];
  });
}

function routesOf(
  placed: readonly Placed[],
  lanes: ReadonlyMap<string, number>,
  lines: readonly ChartTransition[],
  right: number,
): Route[] {
  const boxes = new Map(placed.map(({ box }) => [box.path, box]));
  return placed.flatMap(({ box, card }) =>
    (card?.rows ?? []).flatMap((row) => {
      const middle = box.y + row.y + row.block.height / 2;
      return row.options.map((each, index): Route => {
        const target = boxes.get(each.target ?? '');
        const x = right + 10 + (lanes.get(each.target ?? '') ?? 0) * laneWidth;
        const end = (target?.y ?? 0) + pad.y + 10;
        const points = [
          { x: box.x + box.width - pad.x, y: middle },
          { x, y: middle },
          { x, y: end },
          { x: (target?.x ?? 0) + (target?.width ?? 0), y: end },
        ];
        return {
          transitions: [each.id],
          points: target && lines.includes(each) ? points : [],
          labels: index === 0 ? labelsOf(row, box) : [],
        };
      });
    }),
  );
}
