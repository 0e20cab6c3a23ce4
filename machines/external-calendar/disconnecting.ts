import { flag } from '#domain/records/fields.ts';
import { deletedBy } from '../plain-record.ts';
import { verb } from '../verbs.ts';
import type { Stamps } from './context.ts';
import { isTheirs } from './people.ts';

export const verbs = {
  DISCONNECT: verb({
    label: 'Disconnect',
    done: '{record} is disconnected.',
    meaning: 'The calendar is given up.',
    payload: {
      removeEvents: flag('Remove events', false, {
        sentence: 'Choose whether to remove our events.',
      }),
    },
    history: 'disconnected it',
  }),
} as const;

export const stamps = { stampEnd: ({ event }) => deletedBy(event) } satisfies Stamps;

export const disconnecting = {
  guard: isTheirs,
  target: '#external-calendar.disconnected',
  actions: ['stampEnd', 'forget'],
} as const;
