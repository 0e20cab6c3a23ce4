import type { Answers, Moment, Simulator } from './simulator.ts';
import type { Walks } from './walks.ts';

/** Where a walk begins: at the end of the shortest way to a state, or after some steps of that way; or with one of the inputs of the sample. */
export type WalkStart =
  | { readonly state: string; readonly only?: number | undefined }
  | { readonly input: string };

/** An offer that was taken, by its name; or the moment to which the clock was moved. */
export type Did =
  | { readonly kind: 'person' | 'result'; readonly name: string }
  | { readonly kind: 'time'; readonly until: number };

/** One step, and the guards that were answered by hand for it. */
export interface WalkStep {
  readonly did: Did;
  readonly answers: Answers | null;
}

/** A walk as an address tells it: everything else follows from the chart. */
export interface WalkPlan {
  readonly start: WalkStart;
  readonly steps: readonly WalkStep[];
  /** Guards answered by hand for what comes next. */
  readonly answers: Answers | null;
  /** The moment that is looked at; the last when left out. */
  readonly at?: number | undefined;
}

const words = { person: 'did', result: 'got' } as const;

/** `from:life.requested~did:the coach confirms~until:1803211200000`: readable, and short enough for an address. */
export function walkText({ start, steps, answers, at }: WalkPlan): string {
  const tokens = 'state' in start ? [`from:${start.state}`] : [`with:${start.input}`];
  if ('state' in start && start.only !== undefined) tokens.push(`only:${start.only}`);
  let before: Answers | null = null;
  const answered = (next: Answers | null): void => {
    const token = `answers:${answersText(next)}`;
    if (token !== `answers:${answersText(before)}`) tokens.push(token);
    before = next;
  };
  for (const { did, answers: byHand } of steps) {
    answered(byHand);
    tokens.push(did.kind === 'time' ? `until:${did.until}` : `${words[did.kind]}:${did.name}`);
  }
  answered(answers);
  if (at !== undefined) tokens.push(`at:${at}`);
  return tokens.join('~');
}

const answersText = (answers: Answers | null): string =>
  Object.entries(answers ?? {})
    .map(([name, is]) => (is ? name : `!${name}`))
    .join(',');

const answersIn = (text: string): Answers | null =>
  text === ''
    ? null
    : Object.fromEntries(
        text.split(',').map((each) => [each.replace(/^!/, ''), !each.startsWith('!')]),
      );

/** Reads a walk from an address; null for what is none. */
export function readWalk(text: string): WalkPlan | null {
  const tokens = text.split('~').map((token) => {
    const colon = token.indexOf(':');
    return [token.slice(0, colon), token.slice(colon + 1)] as const;
  });
  const [[how, where] = ['', '']] = tokens;
  if (how !== 'from' && how !== 'with') return null;
  let start: WalkStart = how === 'from' ? { state: where } : { input: where };
  const steps: WalkStep[] = [];
  let answers: Answers | null = null;
  let at: number | undefined;
  for (const [kind, value] of tokens.slice(1)) {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : null;
    if (kind === 'did') steps.push({ did: { kind: 'person', name: value }, answers });
    else if (kind === 'got') steps.push({ did: { kind: 'result', name: value }, answers });
    else if (kind === 'answers') answers = answersIn(value);
    else if (number === null) return null;
    else if (kind === 'until') steps.push({ did: { kind: 'time', until: number }, answers });
    else if (kind === 'at') at = number;
    else if (kind === 'only' && 'state' in start) start = { ...start, only: number };
    else return null;
  }
  return { start, steps, answers, at };
}

/** One moment of a walk, and how many steps of its plan lie behind it; null on the way to where it began. */
export interface WalkedMoment {
  readonly moment: Moment;
  readonly steps: number | null;
}

export interface Walked {
  readonly trail: readonly WalkedMoment[];
  /** The first step that cannot be taken, or not any more; the walk ends before it. */
  readonly lost: string | null;
}

/** Walks plans, each step once however often a longer plan begins with it. */
export function walkerOf(simulator: Simulator, { paths }: Pick<Walks, 'paths'>) {
  const known = new Map<string, readonly Moment[] | null>();

  const begin = (start: WalkStart): readonly Moment[] => {
    if ('input' in start) return [simulator.begin(start.input)];
    const way = paths[start.state];
    return way ? simulator.along(way).slice(0, (start.only ?? Infinity) + 1) : [simulator.begin()];
  };

  const step = (from: Moment, { did, answers }: WalkStep): readonly Moment[] | null => {
    const byHand = answers ?? undefined;
    if (did.kind === 'time') return simulator.wait(from, did.until, byHand);
    const offer = simulator
      .offers(from, byHand, did.name)
      .find(({ kind, leadsTo }) => kind === did.kind && leadsTo !== null);
    return offer?.leadsTo ? [offer.leadsTo] : null;
  };

  return ({ start, steps }: Pick<WalkPlan, 'start' | 'steps'>): Walked => {
    const remembered = (key: string, walk: () => readonly Moment[] | null) => {
      const moments = known.has(key) ? (known.get(key) ?? null) : walk();
      known.set(key, moments);
      return moments;
    };
    let key = JSON.stringify(start);
    const trail: WalkedMoment[] = (remembered(key, () => begin(start)) ?? []).map((moment) => ({
      moment,
      steps: null,
    }));
    for (const [index, each] of steps.entries()) {
      const from = trail.at(-1)?.moment;
      key += JSON.stringify(each);
      const moments = from ? remembered(key, () => step(from, each)) : null;
      if (moments === null) return { trail, lost: each.did.kind === 'time' ? null : each.did.name };
      trail.push(...moments.map((moment) => ({ moment, steps: index + 1 })));
    }
    return { trail, lost: null };
  };
}
