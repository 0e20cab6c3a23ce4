import type { AnyStateNode } from 'xstate';
import { recipientsIn } from '#machines/meanings.ts';
import { transitionId } from '#machines/trace.ts';
import type { ChartNotice } from '#web/charts/drawing/chart.ts';

interface Notify {
  readonly type: 'notify' | 'notifyPeople';
  readonly params: {
    readonly type: string;
    readonly to: string | readonly string[];
    readonly variant?: string;
  };
}

const isNotify = (action: unknown): action is Notify =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  (action.type === 'notify' || action.type === 'notifyPeople') &&
  'params' in action &&
  typeof action.params === 'object';

/** The notifications that a machine orders in the order they first occur. */
export function noticesOf(nodes: readonly AnyStateNode[]): ChartNotice[] {
  const found = new Map<string, ChartNotice>();
  const note = (actions: readonly unknown[], place: string) => {
    for (const { params } of actions.filter(isNotify)) {
      const { type, variant = null } = params;
      const to = recipientsIn([params.to].flat());
      const key = JSON.stringify([type, to, variant]);
      const before = found.get(key)?.on ?? [];
      found.set(key, { type, to, variant, on: [...new Set([...before, place])] });
    }
  };
  for (const node of nodes) {
    note(node.entry, node.path.join('.'));
    for (const each of [...node.transitions.values(), node.always ?? []].flat())
      note(each.actions, transitionId(each));
  }
  return [...found.values()];
}
