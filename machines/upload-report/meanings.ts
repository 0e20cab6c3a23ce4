import { always, meanings } from '../meanings.ts';
import { patience } from './context.ts';

export const uploadReportMeanings = meanings({
  guards: {
    hasWork: 'Some row is new or changes something.',
    hasNoFailures: 'Every row was carried out.',
  },
  effects: {
    takeFile: 'It is kept what was sent.',
    goOn: 'The next step of the work begins.',
    takeSize: 'It is kept how many rows and which columns there are.',
    forgetFile: 'The file is deleted.',
    forgetCells: 'What stood in the rows is deleted.',
    takeFailure: 'It is kept why it failed.',
    takeTotals: 'It is kept how many rows there are of each sort.',
    takeRoleChanges: 'It is kept how many rows change somebody’s role.',
    stampApplication: 'It is kept who had it applied.',
  },
  timers: {
    patience: {
      meaning: 'Nobody has decided in time: nothing is changed.',
      when: '{patience} after the rows were checked',
    },
  },
  amounts: { patience: always(patience, 'machines/upload-report/context.ts, patience') },
});
