import { assign, fromCallback, setup } from 'xstate';
import { visibleQuestions } from '#domain/questionnaires/condition.ts';
import type { Answers, Question } from '#domain/questionnaires/definition.ts';
import { withAnswer } from '#domain/questionnaires/drafting.ts';
import { errorsIn } from '#domain/questionnaires/validation.ts';
import { requiredActor } from '../required-actor.ts';
import type { Clash, RunEvent } from './events.ts';

export interface RunInput {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** The question of the address; null for the first. */
  readonly question: string | null;
}

export interface RunContext {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** The question that is shown where they are shown one at a time. */
  readonly question: string | null;
  /** What is missing is said: the person wanted to hand it in. */
  readonly isChecked: boolean;
  readonly refusal: string | null;
  /** The first is the one that is asked about. */
  readonly clashes: readonly Clash[];
}

/** What an actor of this machine rejects with where the server refused; everything else counts as out of reach. */
export interface RunRefusal {
  readonly refusal: string;
}

const refusalIn = (event: object): string | null => {
  const error: unknown = 'error' in event ? event.error : null;
  const isRefusal = typeof error === 'object' && error !== null && 'refusal' in error;
  return isRefusal && typeof error.refusal === 'string' ? error.refusal : null;
};

interface Asked {
  readonly context: RunContext;
  readonly event: RunEvent;
}

/** The first question that something is wrong with, of those that are shown. */
export function firstTrouble({ questions, answers }: RunContext): string | null {
  const errors = errorsIn(questions, answers);
  return visibleQuestions(questions, answers).find(({ id }) => id in errors)?.id ?? null;
}

/** The vocabulary of the chart. The actors are the host's. */
export const runSetup = setup({
  types: {
    context: {} as RunContext,
    input: {} as RunInput,
    events: {} as RunEvent,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    /** Keeps every change on the server, for as long as somebody answers. */
    keep: fromCallback<RunEvent>(() => {}),
    /** Hands in what is kept. */
    submit: requiredActor<void, undefined>('submit'),
  },
  guards: {
    isComplete: ({ context }: Asked) => firstTrouble(context) === null,
    isLastClash: ({ context }: Asked) => context.clashes.length <= 1,
  },
  actions: {
    takeAnswer: assign(({ context, event }) =>
      event.type === 'ANSWER'
        ? { answers: withAnswer(context.answers, event.question, event.answer), refusal: null }
        : {},
    ),
    goThere: assign(({ event }) => (event.type === 'GO' ? { question: event.question } : {})),
    goToTrouble: assign(({ context }) => ({ isChecked: true, question: firstTrouble(context) })),
    goToClash: assign(({ context: { clashes, question } }) => ({
      question: clashes[0]?.question ?? question,
    })),
    keepClash: assign(({ context: { clashes }, event }) =>
      event.type === 'save.clashed'
        ? {
            clashes: [
              ...clashes.filter(({ question }) => question !== event.clash.question),
              event.clash,
            ],
          }
        : {},
    ),
    takeOther: assign(({ context: { answers, clashes } }) => {
      const [clash, ...rest] = clashes;
      return clash
        ? { answers: withAnswer(answers, clash.question, clash.theirs), clashes: rest }
        : {};
    }),
    forgetClash: assign(({ context }) => ({ clashes: context.clashes.slice(1) })),
    keepRefusal: assign(({ event }) => ({
      refusal: event.type === 'save.refused' ? event.refusal : refusalIn(event),
    })),
    forgetRefusal: assign({ refusal: null }),
  },
});
