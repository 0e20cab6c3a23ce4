import { useMemo, useState } from 'react';
import type { Viewable } from '#web/charts/machines.ts';
import { simulatorOf, type Answers, type Moment, type Offer } from '#web/charts/simulator.ts';
import * as texts from './texts.ts';

/** A walk through a machine, as somebody steers it. */
export interface Walk {
  readonly trail: readonly Moment[];
  /** Which moment of the trail is looked at. */
  readonly at: number;
  readonly moment: Moment;
  /** Everything that can happen at that moment. */
  readonly offers: readonly Offer[];
  /** Guards answered by hand; null while the sample data answer. */
  readonly answers: Answers | null;
  /** What was said last: the step taken, or why it was not. */
  readonly said: string;
  readonly take: (offer: Offer) => void;
  /** Takes the step that a transition of the chart stands for, if it can be taken now. */
  readonly choose: (transition: string) => void;
  readonly goTo: (index: number) => void;
  readonly waitUntil: (moment: number) => void;
  readonly answer: (answers: Answers | null) => void;
  readonly restart: (input: string) => void;
}

interface State {
  readonly trail: readonly Moment[];
  readonly at: number;
  readonly answers: Answers | null;
  readonly said: string;
}

/** Begins with the moments given, looking at the last of them; from the machine's own start without any. */
export function useWalk(viewable: Viewable, begun?: readonly Moment[]): Walk {
  const [simulator] = useState(() => simulatorOf(viewable));
  const [state, setState] = useState<State>(() => {
    const trail = begun && begun.length > 0 ? begun : [simulator.begin()];
    return { trail, at: trail.length - 1, answers: null, said: '' };
  });
  const { trail, at, answers, said } = state;
  const moment = trail[at] ?? simulator.begin();
  const byHand = answers ?? undefined;
  const offers = useMemo(() => simulator.offers(moment, byHand), [simulator, moment, byHand]);

  const add = (moments: readonly Moment[], word: string): void =>
    setState({
      ...state,
      trail: [...trail.slice(0, at + 1), ...moments],
      at: at + moments.length,
      said: word,
    });
  const take = (offer: Offer): void => {
    const timer = moment.timers.find(({ id }) => id === offer.event.type);
    if (timer) add(simulator.wait(moment, timer.at, byHand), `${offer.name}.`);
    else if (offer.leadsTo) add([offer.leadsTo], `${offer.name}.`);
    else setState({ ...state, said: texts.refused2(offer.name, offer.reasons.join(' ')) });
  };

  return {
    trail,
    at,
    moment,
    offers,
    answers,
    said,
    take,
    choose: (transition) => {
      const offer = offers.find(({ leadsTo }) => leadsTo?.transitions.includes(transition));
      if (offer) return take(offer);
      const event = transition.split('|')[1] ?? '';
      const refused = offers.find((each) => each.event.type === event && each.reasons.length > 0);
      const why = refused ? refused.reasons.join(' ') : texts.theChartIsNotWhere;
      setState({ ...state, said: texts.thatCantHappenNow(why) });
    },
    goTo: (index) => setState({ ...state, at: index, said: texts.step(index) }),
    waitUntil: (until) => {
      const moments = simulator.wait(moment, until, byHand);
      if (moments.length > 0) add(moments, texts.timeHasPassed);
      else setState({ ...state, said: texts.theClockOnlyGoesForward });
    },
    answer: (next) => setState({ ...state, answers: next }),
    restart: (input) =>
      setState({ trail: [simulator.begin(input)], at: 0, answers, said: texts.startedAgain }),
  };
}
