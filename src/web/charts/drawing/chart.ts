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
  /** Who sends each event, in words. */
  readonly senders: Readonly<Record<string, string>>;
  /** What follows from each action, by the action as transitions and states name it. */
  readonly effects: Readonly<Record<string, string>>;
  /** What each actor does that runs in states. */
  readonly actors: Readonly<Record<string, string>>;
  readonly timers: Readonly<Record<string, ChartTimer>>;
  /** The lengths and other amounts of which its sentences are made. */
  readonly amounts: Readonly<Record<string, ChartAmount>>;
  /** Notifications that are fired, each with all that fires it. */
  readonly notices: readonly ChartNotice[];
  /** What it sends to other charts. */
  readonly sends: readonly ChartConnection[];
  /** What other charts send to it. */
  readonly hears: readonly ChartConnection[];
  readonly layout: ChartLayout;
}

/** An event that goes from one chart to another. */
export interface ChartConnection {
  /** The effect that sends it, or the actor. */
  readonly order: string;
  /** The chart at the other end. */
  readonly chart: string;
  readonly title: string;
  readonly event: string;
  readonly meaning: string;
}

export interface ChartNotice {
  readonly type: string;
  /** Whom it is for, by their relation to the record, each once. */
  readonly to: readonly string[];
  /** Which of several texts of the type; null where there is one. */
  readonly variant: string | null;
  /** Ids of the transitions, or paths of the states whose entry it is. */
  readonly on: readonly string[];
}

export interface ChartTimer {
  /** What its ringing means. */
  readonly meaning: string;
  /** "10 minutes before the start". */
  readonly when: string;
  /** The amounts that say when. */
  readonly by: readonly string[];
}

export interface ChartAmount {
  /** "10 minutes". */
  readonly words: string;
  /** The same as a number, to be compared. */
  readonly value: number;
  /** The parameter of the policy that it is; null for one that only a release changes. */
  readonly policy: string | null;
  /** The file that sets it, and the name in it. */
  readonly where: string;
  /** Organisations may have their own. */
  readonly ownByOrganization: boolean;
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
  /** Events that entering it, and leaving it, sends to the other regions of the chart. */
  readonly raisesOn?: { readonly entry: readonly string[]; readonly exit: readonly string[] };
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
  /** Events that it sends to the other regions of the chart. */
  readonly raises?: readonly string[];
  /** Who may, in words, any of whom will do; null where nobody is asked who they are. */
  readonly by: readonly string[] | null;
  readonly description: string | null;
}

export interface ChartGuard {
  /** `choice`: it stops nobody, it only chooses between two ways through. */
  readonly kind: 'who' | 'what' | 'payload' | 'choice';
  /** What it asks, as it is when the answer is yes. */
  readonly meaning: string;
  /** How it is written; null where that is nowhere to be read. */
  readonly definition: GuardDefinition | null;
  /** What the person it stops is told, for example; null for a choice, and where only the server knows. */
  readonly sentence: string | null;
}

export interface GuardDefinition {
  /** Its text; "the server" where only that can answer. */
  readonly asks: string;
  /** The functions and constants that it rests on: their text, or a digest of it. */
  readonly rests: Readonly<Record<string, string>>;
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
  | 'plain'
  | 'guard'
  | 'action'
  | 'tag'
  | 'link'
  | 'invoke'
  | 'arrow';

/** Words of one style within a line; `x` is their left end. An arrow has no words: it is drawn. */
export interface Part {
  readonly x: number;
  readonly style: TextStyle;
  readonly text: string;
  readonly link?: ChartLink;
}

/** Another picture that something goes on in, or comes from. */
export interface ChartLink {
  readonly chart: string;
  /** Of its story; empty for the first. */
  readonly picture: string;
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
  /** Other transitions that it speaks for, with arrows of their own. */
  readonly also?: readonly string[];
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
