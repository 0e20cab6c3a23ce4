import type { ReportCount, ReportQuestion, ReportRunEvent } from '#machines/report-run/events.ts';
import { reportRunMachine } from '#machines/report-run/machine.ts';
import { modelOf, type Answer, type Case } from '#tools/paths/model.ts';

export const alone: ReportQuestion = {
  report: 'bookings-by-status',
  choices: {},
  compares: false,
};
export const compared: ReportQuestion = { ...alone, compares: true };

const period: ReportCount = { before: { from: '2025-12-01', to: '2025-12-31' } };
const away: Answer = { name: 'the server is out of reach', error: new Error('down') };

const person = (name: string, event: ReportRunEvent): Case<ReportRunEvent> => ({
  name,
  kind: 'person',
  event,
});

export const reportRunModel = modelOf({
  machine: reportRunMachine,
  inputs: { 'somebody who opens a report': { question: alone } },
  cases: () => [
    person('the person asks for it', { type: 'RUN', question: alone }),
    person('the person compares it', { type: 'RUN', question: compared }),
    person('the person cancels', { type: 'CANCEL' }),
  ],
  answers: {
    count: () => [
      { name: 'has a period before', output: period },
      { name: 'is about now', output: { before: null } },
      away,
    ],
  },
  key: ({ context }) => [
    context.question?.compares,
    context.report?.before !== null,
    context.earlier === null,
  ],
  invariants: {
    'what can be read is there': (run) => !run.matches('ready') || run.context.report !== null,
    'nothing of before is shown while it is counted': (run) =>
      !run.matches({ running: 'counting' }) || run.context.report === null,
    'who fails is told why': (run) => run.hasTag('failed') === (run.context.reason !== null),
    'nothing is asked once it is given up': (run) =>
      run.matches('idle') === (run.context.question === null),
  },
});
