import type { AnyStateMachine } from 'xstate';
import type { BareEvent } from '#machines/bare-event.ts';
import type { RecordChart } from '#machines/record-chart.ts';
import type { EffectHandler, EffectHandlers } from './kind.ts';

/** Of any chart: what each is given was compared with its chart when it was declared. */
export type AnyHandler = EffectHandler<never, never, never, never>;

/** What somebody does where a chart orders something; whoever acts knows nothing of it. */
export interface Reaction {
  readonly chart: { readonly name: string; readonly machine: AnyStateMachine };
  readonly handlers: Readonly<Partial<Record<string, AnyHandler>>>;
}

/**
 * Declares what is to be done where a chart orders something. Others may do something there too: everyone's turn comes in the order in which the server
 * composes them. Throws for an order that the chart does not know.
 */
export function reactTo<Context, Event extends BareEvent, Machine extends AnyStateMachine>(
  chart: RecordChart<Context, Event, Machine>,
  handlers: NoInfer<EffectHandlers<Machine, Context, never, Event>>,
): Reaction;
export function reactTo(chart: Reaction['chart'], handlers: Reaction['handlers']): Reaction {
  const known = ordersOf(chart);
  const strange = Object.keys(handlers).find((order) => !known.includes(order));
  if (strange !== undefined)
    throw new Error(`${chart.name} never orders ${strange}, which someone reacts to`);
  return { chart, handlers };
}

const composed = new Map<string, Map<string, AnyHandler[]>>();

/**
 * Puts together who reacts to what, once for a process and before anything happens in it. Throws when a chart that anybody reacts to orders something that
 * nobody carries out.
 */
export function composeReactions(reactions: readonly Reaction[]): void {
  composed.clear();
  for (const { chart, handlers } of reactions) {
    const orders = composed.get(chart.name) ?? new Map<string, AnyHandler[]>();
    composed.set(chart.name, orders);
    for (const [order, handler] of Object.entries(handlers))
      if (handler) orders.set(order, [...(orders.get(order) ?? []), handler]);
  }
  for (const { chart } of reactions) {
    const missing = ordersOf(chart).find((order) => !composed.get(chart.name)?.has(order));
    if (missing !== undefined)
      throw new Error(`${chart.name} orders ${missing}, which nobody carries out`);
  }
}

/** Everyone who reacts to an order, in turn; what they are given was compared with the chart when they declared it (`reactTo`). */
export function reactionsTo<Context, Extra, Event extends BareEvent>(
  chart: Pick<RecordChart<Context, Event>, 'name'>,
  order: string,
): readonly EffectHandler<Context, Extra, Event>[];
export function reactionsTo(
  { name }: { readonly name: string },
  order: string,
): readonly AnyHandler[] {
  return composed.get(name)?.get(order) ?? [];
}

/** What a chart orders of the outside: its actions but for those that change its own context. */
const ordersOf = ({ machine }: Pick<Reaction['chart'], 'machine'>): string[] =>
  Object.entries(machine.implementations.actions)
    .filter(([, action]) => !(typeof action === 'function' && 'type' in action))
    .map(([name]) => name);
