import { kpiMachine } from '#machines/kpi/machine.ts';
import { unwritten } from '#machines/plain-record.ts';
import { plainModel } from './plain-record.ts';

const fields = {
  name: 'Confidence',
  description: null,
  source: 'manual',
  measure: null,
  unit: 'points',
  period: 'monthly',
  direction: 'higherIsBetter',
  targetValue: 8,
  minValue: 0,
  maxValue: 10,
  organizationIds: [],
  programmeIds: [],
} as const;
const questions = [
  'isNameFree',
  'hasMeasure',
  'hasProperPeriod',
  'isRange',
  'hasProperTarget',
  'hasProperScope',
];

export const kpiModel = plainModel(
  kpiMachine,
  { ...unwritten, ...fields },
  {
    CREATE: { words: 'creates it', payload: fields, questions },
    EDIT: { words: 'edits it', payload: fields, questions: [...questions, 'fitsItsValues'] },
    ADD_VALUE: {
      words: 'adds a value',
      payload: { memberId: 'mia', teamId: null, date: '2027-03-08', value: 7, comment: null },
      questions: [
        'isEnteredByStaff',
        'hasSubject',
        'isPeriodReached',
        'isPeriodFree',
        'isValueInRange',
      ],
    },
    CORRECT_VALUE: {
      words: 'corrects a value',
      payload: { valueId: 'v1', value: 8, comment: null },
      questions: ['isEnteredByStaff', 'isCurrentValue', 'isValueInRange'],
    },
    DELETE: { words: 'deletes it' },
    RESTORE: { words: 'restores it', questions: ['isNameFree'] },
  },
);
