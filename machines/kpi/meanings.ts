import { meanings } from '../meanings.ts';

export const kpiMeanings = meanings({
  guards: {
    isNameFree: 'No other KPI has the name.',
    hasMeasure: 'It says what is computed, where its values are.',
    hasProperPeriod: 'What is computed has weeks, months or quarters.',
    isRange: 'Its maximum is greater than its minimum.',
    hasProperTarget: 'Its target lies between minimum and maximum, and is there where it decides.',
    hasProperScope: 'The organisations and programmes that it names are there.',
    fitsItsValues: 'Its source, measure, unit and period stay as they are once it has values.',
    isEnteredByStaff: 'Its values are entered by staff.',
    hasSubject: 'One member or one team is named.',
    isPeriodReached: 'The day is not in the future.',
    isPeriodFree: 'They have no value in that period yet.',
    isValueInRange: 'The value lies between minimum and maximum.',
    isCurrentValue: 'It is a value of this KPI, and was not replaced since.',
  },
  effects: {
    addValue: 'The value is kept.',
    correctValue: 'The new value takes the place of the earlier one, which is kept.',
    computeValues: 'Values that can be computed are, for the periods of the last 12 months.',
  },
});
