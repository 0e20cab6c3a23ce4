import { always, meanings } from '../meanings.ts';
import { patience } from './context.ts';

export const uploadReportMeanings = meanings({
  guards: {
    hasWork: 'Some row is new or changes something.',
    hasNoFailures: 'Every row was carried out.',
  },
  effects: {
    takeFile: 'We record what was sent.',
    goOn: 'The next step of the work begins.',
    takeSize: 'We record how many rows and which columns there are.',
    forgetFile: 'The file is deleted.',
    forgetCells: 'What stood in the rows is deleted.',
    takeFailure: 'We record why it failed.',
    takeTotals: 'We record how many rows there are of each sort.',
    takeRoleChanges: 'We record how many rows change someone’s role.',
    stampApplication: 'We record who had it applied.',
  },
  timers: {
    patience: {
      meaning: 'Nobody has decided in time: nothing is changed.',
      when: '{patience} after the rows were checked',
    },
  },
  amounts: { patience: always(patience, 'machines/upload-report/context.ts, patience') },
});
