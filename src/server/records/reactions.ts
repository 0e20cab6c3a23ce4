import type { BareEvent } from '#machines/bare-event.ts';
import type { RecordChart } from '#machines/record-chart.ts';
import type { EffectHandler } from './kind.ts';

type Handlers<Context, Extra, Event> = Readonly<
  Record<string, EffectHandler<Context, Extra, Event>>
>;

/** What somebody does where a chart orders something; whoever acts knows nothing of it. */
export interface Reaction {
  readonly chart: Pick<RecordChart<never, never>, 'name' | 'machine'>;
  readonly handlers: Handlers<never, never, never>;
}

/**
 * Declares what is to be done where a chart orders something. Others may do something there too: everyone's turn comes in the order in which the server
 * composes them. Throws for an order that the chart does not know.
 */
export function reactTo<Context, Extra, Event extends BareEvent>(
  chart: RecordChart<Context, Event>,
  handlers: Handlers<Context, Extra, Event>,
): Reaction {
  const known = ordersOf(chart);
  const strange = Object.keys(handlers).find((order) => !known.includes(order));
  if (strange !== undefined)
    throw new Error(`${chart.name} never orders ${strange}, which somebody reacts to`);
  return { chart, handlers };
}

const composed = new Map<string, Map<string, EffectHandler<never, never, never>[]>>();

/**
 * Puts together who reacts to what, once for a process and before anything happens in it. Throws when a chart that anybody reacts to orders something that
 * nobody carries out.
 */
export function composeReactions(reactions: readonly Reaction[]): void {
  composed.clear();
  for (const { chart, handlers } of reactions) {
    const orders =
      composed.get(chart.name) ?? new Map<string, EffectHandler<never, never, never>[]>();
    composed.set(chart.name, orders);
    for (const [order, handler] of Object.entries(handlers))
      orders.set(order, [...(orders.get(order) ?? []), handler]);
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
): readonly EffectHandler<never, never, never>[] {
  return composed.get(name)?.get(order) ?? [];
}

/** What a chart orders of the outside: its actions but for those that change its own context. */
const ordersOf = ({ machine }: Pick<RecordChart<never, never>, 'machine'>): string[] =>
  Object.entries(machine.implementations.actions)
    .filter(([, action]) => !(typeof action === 'function' && 'type' in action))
    .map(([name]) => name);
