import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import type { Point } from './chart.ts';
import { widthOf } from './text.ts';

/** How many records stand in states and took transitions, for a drawing of them: the more of all the largest are, the darker and the wider. */
export interface Tally {
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
  /** A number as the reader writes it. */
  readonly number: (value: number) => string;
}

const most = (counts: Readonly<Record<string, number>>): number =>
  Math.max(1, ...Object.values(counts));

/** A tenth of the most is still seen: areas are compared, not lengths. */
const part = (count: number, of: number): number => Math.sqrt(count / of);

/** How dark a state is, for `.shaded`; nothing where nobody stands. */
export function shadeOf(tally: Tally | undefined, path: string): CSSProperties | undefined {
  const count = tally?.states[path] ?? 0;
  if (!tally || count === 0) return undefined;
  return { '--shade': part(count, most(tally.states)).toFixed(2) } as CSSProperties;
}

const [thinnest, widest] = [1.5, 9];

/** How wide the wire of some transitions is; nothing where nobody took one. */
export function widthOfWire(
  tally: Tally | undefined,
  transitions: readonly string[],
): CSSProperties | undefined {
  const count = transitions.reduce((sum, id) => sum + (tally?.transitions[id] ?? 0), 0);
  if (!tally || count === 0) return undefined;
  const share = Math.min(1, part(count, most(tally.transitions)));
  return { strokeWidth: Math.round((thinnest + (widest - thinnest) * share) * 10) / 10 };
}

/** "412" of a state or a transition; nothing where it is nobody. */
export function tallied(
  tally: Tally | undefined,
  of: 'states' | 'transitions',
  key: string,
): string | null {
  const count = tally?.[of][key] ?? 0;
  return tally && count > 0 ? tally.number(count) : null;
}

/** The number at the right end of the upper edge of what it is of. */
export function drawCount({ x, y }: Point, count: string): ReactElement {
  const width = Math.ceil(widthOf(count, 'event')) + 14;
  return h(
    'g',
    { 'aria-hidden': true },
    h('rect', { className: 'tally', x: x - width, y: y - 9, width, height: 18, rx: 9 }),
    h('text', { className: 't-tally', x: x - width / 2, y: y + 4, textAnchor: 'middle' }, count),
  );
}
