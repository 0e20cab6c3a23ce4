import { always, meanings } from '../meanings.ts';
import { keptFor } from './context.ts';

export const ownExportMeanings = meanings({
  people: { isOneself: 'whoever the data are about' },
  effects: {
    startWork: 'The file is made.',
    stampExpiry: 'We record how long the file can be downloaded.',
    announceReady: 'The person is notified by email that the file is ready.',
    announceFailure: 'The person is notified by email that the file could not be made.',
    dropFile: 'The file is deleted.',
  },
  timers: {
    expiry: { meaning: 'The file is deleted.', when: '{keptFor} after it was made' },
  },
  amounts: { keptFor: always(keptFor, 'machines/own-export/context.ts, keptFor') },
});
