import { useMemo, useState } from 'react';
import type { Viewable } from '#web/charts/machines.ts';
import {
  activeIn,
  followed,
  innermost,
  simulatorOf,
  type Answers,
  type Moment,
  type Offer,
} from '#web/charts/simulator.ts';
import {
  readWalk,
  walkerOf,
  walkText,
  type Walked,
  type WalkPlan,
  type WalkStart,
  type WalkStep,
} from '#web/charts/walk-link.ts';
import { useView } from '../use-view.ts';
import * as texts from '../texts.ts';

/** A walk through a machine, as somebody steers it. */
export interface Walk {
  readonly trail: readonly Moment[];
  /** Which moment of the trail is looked at. */
  readonly at: number;
  readonly moment: Moment;
  /** The paths of the states that are active then. */
  readonly active: readonly string[];
  /** The state that the page is about: where it began, and from the first step on the one that took its place. */
  readonly here: string;
  /** The walk as an address tells it; nothing before the first step. */
  readonly text: string | undefined;
  /** Everything that can happen at that moment. */
  readonly offers: readonly Offer[];
  /** Guards answered by hand; null while the sample data answer. */
  readonly answers: Answers | null;
  /** What was said last: the step taken and where it led, or why it was not. */
  readonly said: string;
  readonly take: (offer: Offer) => void;
  /** Takes the step that a transition of the chart stands for, if it can be taken now. */
  readonly choose: (transition: string) => void;
  readonly goTo: (index: number) => void;
  readonly waitUntil: (moment: number) => void;
  /** What could happen at a later moment, without going there; null for one that has passed. */
  readonly offersAt: (moment: number) => { moment: Moment; offers: readonly Offer[] } | null;
  readonly answer: (answers: Answers | null) => void;
  readonly restart: (input: string) => void;
}

interface Steered {
  /** The walk as it is steered here, which the address follows. */
  readonly text: string | undefined;
  /** What the address said last. */
  readonly address: string | undefined;
  /** What was written into it from here: it may come late, when the walk has gone on. */
  readonly written: readonly (string | undefined)[];
  readonly said: string;
}

/** The walk that the address tells; without one, at the end of the way to `about`, or at the start of the machine. */
export function useWalk(viewable: Viewable, about?: string): Walk {
  const { chart, walks } = viewable;
  const [view, see] = useView();
  const [steered, steer] = useState<Steered>({
    text: view.walk,
    address: view.walk,
    written: [],
    said: '',
  });
  const isForeign = view.walk !== steered.address && !steered.written.includes(view.walk);
  const now: Steered = isForeign
    ? { text: view.walk, address: view.walk, written: [], said: '' }
    : { ...steered, address: view.walk };
  if (view.walk !== steered.address) steer(now);

  const [{ simulator, walk }] = useState(() => {
    const made = simulatorOf(viewable);
    return { simulator: made, walk: walkerOf(made, walks) };
  });
  const start: WalkStart =
    about === undefined ? { input: Object.keys(walks.inputs)[0] ?? '' } : { state: about };
  const plan = (now.text && readWalk(now.text)) || { start, steps: [], answers: null };
  const { trail, lost } = walk(plan);
  const at = Math.min(plan.at ?? Infinity, trail.length - 1);
  const moment = trail[at]?.moment ?? simulator.begin();
  const answers = plan.answers;
  const text = now.text;
  const offers = useMemo(
    () => simulator.offers(moment, answers ?? undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answers are read from the text
    [simulator, moment, text],
  );
  const active = activeIn(moment);
  const here = hereOf(about, plan, active);

  const change = (next: WalkPlan, said: (to: Moment) => string): void => {
    const after = walk(next).trail;
    const to = after[Math.min(next.at ?? Infinity, after.length - 1)]?.moment ?? moment;
    const written = walkText(next);
    steer({ ...now, text: written, written: [...now.written, written].slice(-20), said: said(to) });
    const path = about === undefined ? null : hereOf(here, next, activeIn(to));
    see({ walk: written }, path === null ? undefined : { machine: chart.name, path });
  };
  const say = (said: string): void => steer({ ...now, said });
  const add = (steps: readonly WalkStep['did'][], word: string): void => {
    const before = upTo(plan, trail, at);
    const taken = steps.map((did) => ({ did, answers }));
    change({ ...before, steps: [...before.steps, ...taken], answers }, (to) =>
      texts.nowAt(word, innermost(activeIn(to))),
    );
  };
  const waitUntil = (until: number, word: string): void => {
    const moments = simulator.wait(moment, until, answers ?? undefined);
    if (moments.length === 0) say(texts.theClockOnlyGoesForward);
    else
      add(
        moments.map((each) => ({ kind: 'time', until: each.now })),
        word,
      );
  };
  const take = (offer: Offer): void => {
    const timer = moment.timers.find(({ id }) => id === offer.event.type);
    if (timer) waitUntil(timer.at, `${offer.name}.`);
    else if (offer.leadsTo && offer.kind !== 'time')
      add([{ kind: offer.kind, name: offer.name }], `${offer.name}.`);
    else say(texts.refused2(offer.name, offer.reasons.join(' ')));
  };

  return {
    trail: trail.map((each) => each.moment),
    at,
    moment,
    active,
    here,
    text,
    offers,
    answers,
    said: now.said || (lost === null ? '' : texts.theWalkEndsBefore(lost)),
    take,
    choose: (transition) => {
      const offer = offers.find(({ leadsTo }) => leadsTo?.transitions.includes(transition));
      if (offer) return take(offer);
      const event = transition.split('|')[1] ?? '';
      const refused = offers.find((each) => each.event.type === event && each.reasons.length > 0);
      say(texts.thatCantHappenNow(refused ? refused.reasons.join(' ') : texts.theChartIsNotWhere));
    },
    goTo: (index) =>
      change({ ...plan, at: index === trail.length - 1 ? undefined : index }, (to) =>
        texts.nowAt(texts.step(index), innermost(activeIn(to))),
      ),
    waitUntil: (until) => waitUntil(until, texts.timeHasPassed),
    offersAt: (until) => {
      const byHand = answers ?? undefined;
      const then = until === moment.now ? moment : simulator.wait(moment, until, byHand).at(-1);
      return then ? { moment: then, offers: simulator.offers(then, byHand) } : null;
    },
    answer: (next) => change({ ...plan, answers: next }, () => ''),
    restart: (input) => change({ start: { input }, steps: [], answers }, () => texts.startedAgain),
  };
}

/** The state itself until something happens to it, also where it is only passed through. */
const hereOf = (before: string | undefined, plan: WalkPlan, active: readonly string[]): string => {
  const isThere =
    'state' in plan.start &&
    plan.start.only === undefined &&
    plan.steps.length === 0 &&
    plan.at === undefined;
  if (isThere && 'state' in plan.start) return plan.start.state;
  return followed(before ?? '', active);
};

/** A walk without what came after one of its moments. */
function upTo(plan: WalkPlan, trail: Walked['trail'], at: number): WalkPlan {
  const { start } = plan;
  const steps = trail[at]?.steps ?? null;
  if (steps !== null) return { ...plan, steps: plan.steps.slice(0, steps), at: undefined };
  const isEarlier = trail[at + 1]?.steps === null;
  return {
    ...plan,
    start: 'state' in start && isEarlier ? { ...start, only: at } : start,
    steps: [],
    at: undefined,
  };
}
