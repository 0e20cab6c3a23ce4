import { useState, type KeyboardEvent } from 'react';
import type { Chart } from './chart.ts';

/** What makes a part of a drawing one that is chosen by keyboard. */
export type Choosable = (
  key: string,
  choose: () => void,
) => {
  readonly role: 'button';
  readonly tabIndex: number;
  readonly 'data-stop': string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The key of a state among what is chosen; transitions have their identities. */
export const stateStop = (path: string): string => `state ${path}`;

/** Each state within the picture, then the arrows that leave it: as somebody would read the picture. */
export function stopsIn(
  { layout, states, transitions }: Pick<Chart, 'layout' | 'states' | 'transitions'>,
  chooses: { readonly states: boolean; readonly transitions: boolean },
): string[] {
  const labels = layout.routes.flatMap((route) => route.labels.map(({ transition }) => transition));
  const drawn = chooses.transitions ? labels : [];
  const sources = new Map(transitions.map(({ id, source }) => [id, source]));
  const ofStates = layout.states.flatMap(({ path }) => [
    ...(chooses.states && path !== states[0]?.path ? [stateStop(path)] : []),
    ...drawn.filter((id) => sources.get(id) === path),
  ]);
  return [...new Set([...ofStates, ...drawn])];
}

/** One stop for the tab key in the whole drawing; the arrow keys lead from there to everything that can be chosen. */
export function useRoaming(order: readonly string[]): {
  readonly roam: (event: KeyboardEvent<SVGSVGElement>) => void;
  readonly choosable: Choosable;
} {
  const [chosen, stopAt] = useState(order[0]);
  const stop = chosen !== undefined && order.includes(chosen) ? chosen : order[0];
  return {
    roam: (event) => {
      const step = steps[event.key];
      if (step === undefined || stop === undefined) return;
      const next = order[(order.indexOf(stop) + step + order.length) % order.length] ?? stop;
      event.preventDefault();
      stopAt(next);
      event.currentTarget.querySelector<SVGElement>(`[data-stop="${CSS.escape(next)}"]`)?.focus();
    },
    choosable: (key, choose) => ({
      role: 'button',
      tabIndex: stop === key ? 0 : -1,
      'data-stop': key,
      onKeyDown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      },
    }),
  };
}
