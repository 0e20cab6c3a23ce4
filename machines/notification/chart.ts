import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import { reports, sentences, verbs, type NotificationEvent } from './acting.ts';
import type { NotificationContext } from './context.ts';
import { notificationMachine } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(reports), ...meaningsOf(verbs) };

const stateWords: Readonly<Record<string, string>> = {
  new: 'This notification does not exist yet.',
  unactioned: 'This notification has come already.',
  actioned: 'This notification has been acted on.',
};

export const notificationChart: RecordChart<
  NotificationContext,
  NotificationEvent,
  typeof notificationMachine
> = {
  name: 'notification',
  machine: notificationMachine,
  guards: sentences,
  asks: labelsOf(verbs),
  declares: { ...reports, ...verbs },
  tooLate: (status) => stateWords[status] ?? 'This notification was taken back.',
};
