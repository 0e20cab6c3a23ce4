import { statusLabels } from '#machines/booking/status-words.ts';

const ofBooking = Object.fromEntries(
  Object.entries(statusLabels).map(([status, label]): [string, string] => [
    `life.${status}`,
    label,
  ]),
);

/** What states are called in the stories of the charts, where the words of the product differ from the names in the chart; by chart and path. */
export const statesInWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  booking: {
    ...ofBooking,
    'life.confirmed.scheduled': 'Scheduled',
    life: 'The session',
    credit: 'The credit',
    move: 'Another time',
  },
};
