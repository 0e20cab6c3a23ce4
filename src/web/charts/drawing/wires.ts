import type { Point } from './chart.ts';

const bend = 6;
const arrow = { length: 9, half: 4 };

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance / length, 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

const say = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The path of a line with rounded corners that ends where its arrowhead begins. */
export function wirePath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let path = `M${say(start)}`;
  rest.forEach((corner, index) => {
    const before = points[index] ?? start;
    const after = rest[index + 1];
    if (!after) {
      path += `L${say(towards(corner, before, arrow.length - 1))}`;
      return;
    }
    const room = (end: Point) => Math.min(bend, Math.hypot(end.x - corner.x, end.y - corner.y) / 2);
    path += `L${say(towards(corner, before, room(before)))}Q${say(corner)} ${say(towards(corner, after, room(after)))}`;
  });
  return path;
}

/** The arrowhead at the end of a line. */
export function headPath(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const base = towards(tip, before, arrow.length);
  const across = { x: (tip.y - base.y) / arrow.length, y: (base.x - tip.x) / arrow.length };
  const side = (sign: number): Point => ({
    x: base.x + across.x * arrow.half * sign,
    y: base.y + across.y * arrow.half * sign,
  });
  return `M${say(tip)}L${say(side(1))}L${say(side(-1))}Z`;
}
