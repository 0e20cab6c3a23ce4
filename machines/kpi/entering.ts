import { and } from 'xstate';
import { date, optionalLines, optionalReference, own, reference } from '#domain/records/fields.ts';
import { verb } from '../verbs.ts';

const entered = {
  value: own<number>('Value'),
  comment: optionalLines('Comment', 500),
} as const;

export const verbs = {
  ADD_VALUE: verb({
    label: 'Add value',
    done: 'The value was added.',
    meaning: 'Staff enter the value that a member or a team has in a period.',
    payload: {
      memberId: optionalReference('Member'),
      teamId: optionalReference('Team'),
      date: date('Date', { tip: 'Any day of the period.' }),
      ...entered,
    },
    // Whose value it is, and what it is, stays out of a history that can’t be changed.
    keeps: ['date'],
    history: 'added a value',
  }),
  CORRECT_VALUE: verb({
    label: 'Correct value',
    done: 'The value was corrected.',
    meaning: 'A value that staff entered is replaced; the earlier one is kept behind it.',
    payload: { valueId: reference('Value'), ...entered },
    keeps: ['valueId'],
    history: 'corrected a value',
  }),
} as const;

export const questions = {
  isEnteredByStaff: {},
  hasSubject: { field: 'memberId', kind: 'payload' },
  isPeriodReached: { field: 'date', kind: 'payload' },
  isPeriodFree: { field: 'date', kind: 'payload' },
  isValueInRange: { field: 'value', kind: 'payload' },
  isCurrentValue: { field: 'valueId', kind: 'payload' },
} as const;

export const addingValue = {
  guard: and([
    'isStaff',
    'isEnteredByStaff',
    'hasSubject',
    'isPeriodReached',
    'isPeriodFree',
    'isValueInRange',
  ]),
  actions: ['stampChange', 'addValue'],
} as const;

export const correctingValue = {
  guard: and(['isStaff', 'isEnteredByStaff', 'isCurrentValue', 'isValueInRange']),
  actions: ['stampChange', 'correctValue'],
} as const;
