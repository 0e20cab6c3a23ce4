import type { BareEvent } from './bare-event.ts';

/**
 * Why a person is stopped. `who`: the wrong person asks (403). `what`: the moment or the facts forbid it (422).
 * `payload`: something in the request is missing or wrong (422, shown at `field`); it says nothing about whether the event is available, and so it
 * alone sees what the event brings.
 * `choice`: the guard stops nobody, it only chooses between two ways through.
 */
export type GuardSentence<Context, Event> =
  | {
      readonly kind: 'who' | 'what';
      readonly sentence: Sentence<Context, BareEvent>;
      /** The part of the request the sentence is about; `event` when it is about the whole. */
      readonly field?: string;
    }
  | {
      readonly kind: 'payload';
      readonly field: string;
      readonly sentence: Sentence<Context, Event>;
    }
  | { readonly kind: 'choice' };

export type Sentence<Context, Event> = string | ((context: Context, event: Event) => string);

export function say<Context, Event>(
  sentence: Sentence<Context, Event>,
  context: Context,
  event: Event,
): string {
  return typeof sentence === 'string' ? sentence : sentence(context, event);
}

/** To whom something is not theirs to do. */
export const permission = 'You do not have the necessary permissions.';
