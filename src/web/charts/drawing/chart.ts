/** A machine as plain data: what the drawing, the pages, the viewer and the link map all read. Written by `npm run charts`. */
export interface Chart {
  readonly name: string;
  readonly title: string;
  readonly kind: 'record' | 'conductor';
  readonly purpose: string;
  /** In document order, the root first, each parent before its children. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  readonly guards: Readonly<Record<string, ChartGuard>>;
  readonly events: Readonly<Record<string, string>>;
  /** Notifications that are fired, each with all that fires it. */
  readonly notices: readonly ChartNotice[];
  readonly layout: ChartLayout;
}

export interface ChartNotice {
  readonly type: string;
  /** Whom it is for, by their relation to the record. */
  readonly to: readonly string[];
  /** Which of several texts of the type; null where there is one. */
  readonly variant: string | null;
  /** Ids of the transitions, or paths of the states whose entry it is. */
  readonly on: readonly string[];
}

export interface ChartState {
  /** Dotted path below the root, e.g. `life.confirmed.open`; the root's is empty. */
  readonly path: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** A child of a parallel state. */
  readonly region: boolean;
  /** The path of the state entered first. */
  readonly initial: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Actors that run while the state is active: `id` or `id:source`. */
  readonly invokes: readonly string[];
}

export type TransitionKind = 'event' | 'internal' | 'after' | 'always' | 'done' | 'error';

export interface ChartTransition {
  /** `sourceId|event|index`, the same everywhere: in the audit, in coverage, in links. */
  readonly id: string;
  readonly source: string;
  /** Null for a transition that acts without leaving the state. */
  readonly target: string | null;
  readonly kind: TransitionKind;
  readonly event: string;
  /** The event as people read it: `CONFIRM`, `after lateWindow`, `done: load`, `always`. */
  readonly label: string;
  /** Flattened: `isMember and not isLate`; `else` for the last of several; null when nothing is asked. */
  readonly guard: string | null;
  readonly guardNames: readonly string[];
  readonly actions: readonly string[];
  readonly description: string | null;
}

export interface ChartGuard {
  /** `choice`: it stops nobody, it only chooses between two ways through. */
  readonly kind: 'who' | 'what' | 'payload' | 'choice';
  /** What the person it stops is told, for example; null for a choice. */
  readonly sentence: string | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type TextStyle =
  | 'title'
  | 'note'
  | 'event'
  | 'guard'
  | 'action'
  | 'tag'
  | 'invoke'
  | 'arrow';

/** Words of one style within a line; `x` is their left end. An arrow has no words: it is drawn. */
export interface Part {
  readonly x: number;
  readonly style: TextStyle;
  readonly text: string;
}

/** One line of text; `y` is its baseline. Positions count from the corner of its box. */
export interface Line {
  readonly y: number;
  readonly parts: readonly Part[];
  readonly transition?: string;
}

export interface Route {
  readonly transitions: readonly string[];
  readonly points: readonly Point[];
  readonly labels: readonly RouteLabel[];
}

export interface RouteLabel extends Box {
  readonly transition: string;
  readonly lines: readonly Line[];
}

export interface StateBox extends Box {
  readonly path: string;
  readonly lines: readonly Line[];
  /** Where the header of a state with children ends. */
  readonly divider: number | null;
  /** The width of a header that stands at the left side instead of across the top. */
  readonly column?: number;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly StateBox[];
  readonly initials: readonly { readonly at: Point; readonly points: readonly Point[] }[];
  readonly routes: readonly Route[];
}

/** The path and those of all its ancestors below the root: `a.b.c` is inside `a.b` and `a`. */
export function withAncestors(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
}

/** All transitions out of a state, its own and those of the states around it, nearest first. */
export function leaving(chart: Pick<Chart, 'transitions'>, path: string): ChartTransition[] {
  const around = path === '' ? [''] : [...withAncestors(path).toReversed(), ''];
  return around.flatMap((each) => chart.transitions.filter(({ source }) => source === each));
}

/** Every state that a record has been in on the way of these transitions: where each began and led, with the states around and those entered first. */
export function passedBy(
  chart: Pick<Chart, 'states' | 'transitions'>,
  taken: readonly string[],
): string[] {
  const initialOf = new Map(chart.states.map(({ path, initial }) => [path, initial]));
  const entered = (path: string): string[] => {
    const first = initialOf.get(path);
    return first ? [path, ...entered(first)] : [path];
  };
  const ends = chart.transitions
    .filter(({ id }) => taken.includes(id))
    .flatMap(({ source, target }) => [source, ...entered(target ?? source)]);
  return [...new Set(ends.flatMap(withAncestors))];
}
