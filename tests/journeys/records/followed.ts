import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { decide } from '#machines/decide.ts';
import type { Stamp } from '#machines/person.ts';
import { rowOf, type RecordChart } from '#machines/record-chart.ts';

/** The model's own record, which goes along with the one on the pages. */
export interface Followed<Event> {
  begin(input: unknown): void;
  happened(event: EventObject): void;
  /** What the page has to say to whom an event of theirs is refused; null where it does not even offer it. */
  sentenceFor(event: Event): string | null;
}

export function followed<Context, Event extends { readonly type: string } & Stamp>(
  chart: RecordChart<Context, Event>,
): Followed<Event> {
  let model: AnyMachineSnapshot;
  return {
    begin(input) {
      [model] = initialTransition(chart.machine, input as never);
    },
    happened(event) {
      [model] = transition(chart.machine, model, event);
    },
    sentenceFor(event) {
      const decision = decide(chart, rowOf<Context>(chart, model), event);
      if (decision.accepted) throw new Error(`The chart accepts ${event.type}`);
      return decision.status === 422 ? (Object.values(decision.errors)[0] ?? null) : null;
    },
  };
}
