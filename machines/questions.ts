import type { BareEvent, Facts } from './bare-event.ts';
import type { GuardSentence } from './sentences.ts';

/**
 * A question that only the server can answer, because it concerns other rows. `field`: where in the request the answer belongs; `kind`: what the answer is
 * about, the record and the moment (`what`) or the request alone (`payload`), which nobody can know before it is sent.
 */
export interface Question {
  readonly field?: string;
  readonly kind?: 'what' | 'payload';
  /** What is said where nobody has asked, as in a walk through the chart. */
  readonly otherwise?: string;
}

export type Questions = Readonly<Record<string, Question>>;

interface Asked {
  readonly event: { readonly facts?: Facts };
}

/** A guard that only the server can answer: it stops whoever the facts have a sentence for. */
export const question =
  (name: string) =>
  ({ event }: Asked): boolean =>
    !event.facts?.[name];

/** The guards that ask these questions, each by its name. */
export const questionGuards = <Q extends Questions>(questions: Q) =>
  Object.fromEntries(Object.keys(questions).map((name) => [name, question(name)])) as {
    readonly [Name in keyof Q]: ReturnType<typeof question>;
  };

/** The words of the guards that ask these questions: the sentence comes with the answer. */
export const questionSentences = (
  questions: Questions,
): Readonly<Record<string, GuardSentence<unknown, BareEvent>>> =>
  Object.fromEntries(
    Object.entries(questions).map(([name, { field = 'event', kind = 'what', otherwise = '' }]) => [
      name,
      { kind, field, sentence: (_, { facts }) => facts?.[name] ?? otherwise },
    ]),
  );
