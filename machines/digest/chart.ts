import type { RecordChart } from '../record-chart.ts';
import { meaningsOf } from '../verbs.ts';
import { reports, sentences, type DigestEvent } from './collecting.ts';
import type { DigestContext } from './context.ts';
import { digestMachine } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = meaningsOf(reports);

const stateWords: Readonly<Record<string, string>> = {
  new: 'Nothing has been collected yet.',
  collecting: 'This digest is not due yet.',
  sending: 'This digest is on its way.',
  sent: 'This digest was sent already.',
};

export const digestChart: RecordChart<DigestContext, DigestEvent, typeof digestMachine> = {
  name: 'digest',
  machine: digestMachine,
  guards: sentences,
  asks: {},
  declares: reports,
  tooLate: (status) => stateWords[status] ?? 'This digest was not sent.',
};
