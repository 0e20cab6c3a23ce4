import { assign, setup } from 'xstate';
import { requiredActor } from '../required-actor.ts';
import type { ReportCount, ReportPeriod, ReportQuestion, ReportRunEvent } from './events.ts';

export interface ReportRunContext {
  /** What is asked; null once the person has cancelled it. */
  readonly question: ReportQuestion | null;
  readonly report: ReportCount | null;
  /** The period before, where that was asked for and there is one. */
  readonly earlier: ReportCount | null;
  /** Why it could not be counted. */
  readonly reason: unknown;
}

/** One report, of the days that were chosen or of those before. */
export interface Wanted {
  readonly question: ReportQuestion;
  readonly period: ReportPeriod | null;
}

/** The vocabulary of running a report; `count` is the host's. */
export const reportRunSetup = setup({
  types: {
    context: {} as ReportRunContext,
    events: {} as ReportRunEvent,
    input: {} as { question: ReportQuestion },
    tags: {} as 'busy' | 'failed',
  },
  actors: { count: requiredActor<ReportCount, Wanted>('count') },
  actions: {
    ask: assign((_, { question }: { question: ReportQuestion }) => ({ question })),
    forget: assign({ question: null, report: null, earlier: null, reason: null }),
    begin: assign({ report: null, earlier: null, reason: null }),
    keepReport: assign((_, { report }: { report: ReportCount }) => ({ report })),
    keepEarlier: assign((_, { report }: { report: ReportCount }) => ({ earlier: report })),
    keepReason: assign((_, { reason }: { reason: unknown }) => ({ reason })),
  },
  guards: {
    compares: ({ context }, { report }: { report: ReportCount }) =>
      context.question?.compares === true && report.before !== null,
  },
});

const nothing: ReportQuestion = { report: '', choices: {}, compares: false };

/** The input of actors, and the answers that actions and guards are given. */
export const wantedNow = ({ context }: { context: ReportRunContext }): Wanted => ({
  question: context.question ?? nothing,
  period: null,
});
export const wantedBefore = ({ context }: { context: ReportRunContext }): Wanted => ({
  question: context.question ?? nothing,
  period: context.report?.before ?? null,
});
export const counted = ({ event }: { event: { output: ReportCount } }) => ({
  report: event.output,
});
export const failure = ({ event }: { event: { error: unknown } }) => ({ reason: event.error });
export const asked = ({ event }: { event: { question: ReportQuestion } }) => ({
  question: event.question,
});
