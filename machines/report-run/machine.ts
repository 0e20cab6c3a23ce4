import { asked, counted, failure, reportRunSetup, wantedBefore, wantedNow } from './setup.ts';

const keepReport = { type: 'keepReport', params: counted } as const;
const fail = {
  actions: { type: 'keepReason', params: failure },
  target: '#reportRun.failed',
} as const;

/** Counting a report on its page (domain reference, 11.9): what was asked last is what is counted, and waiting can be given up. */
export const reportRunMachine = reportRunSetup.createMachine({
  id: 'reportRun',
  context: ({ input: { question } }) => ({ question, report: null, earlier: null, reason: null }),
  initial: 'running',
  on: { RUN: { actions: { type: 'ask', params: asked }, target: '.running' } },
  states: {
    idle: {
      description: 'Nothing is counted, because nothing is asked any more.',
    },
    running: {
      description: 'The report is being counted.',
      tags: 'busy',
      entry: 'begin',
      on: { CANCEL: { actions: 'forget', target: 'idle' } },
      initial: 'counting',
      states: {
        counting: {
          description: 'The days that were chosen are counted.',
          invoke: {
            id: 'count',
            src: 'count',
            input: wantedNow,
            onDone: [
              {
                guard: { type: 'compares', params: counted },
                actions: keepReport,
                target: 'comparing',
              },
              { actions: keepReport, target: '#reportRun.ready' },
            ],
            onError: fail,
          },
        },
        comparing: {
          description: 'The same is counted for the period before.',
          invoke: {
            id: 'compare',
            src: 'count',
            input: wantedBefore,
            onDone: {
              actions: { type: 'keepEarlier', params: counted },
              target: '#reportRun.ready',
            },
            onError: fail,
          },
        },
      },
    },
    ready: { description: 'The report can be read, as it was when it was counted.' },
    failed: {
      description: 'It could not be counted; the page says why, and it can be tried again.',
      tags: 'failed',
    },
  },
});
