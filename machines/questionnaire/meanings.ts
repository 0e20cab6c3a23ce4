import { meanings } from '../meanings.ts';

export const questionnaireMeanings = meanings({
  guards: {
    isNameFree: 'No other questionnaire has the title.',
    isComplete:
      'It asks something, every question is written, none depends on a later one, and its score bands don’t overlap.',
    namesEach: 'Each of its questions is named once.',
    keepsConditions: 'No question comes before one that it depends on.',
    asksTheSame: 'Its questions and its scoring stay as they are.',
    wasPublished: 'It had been published.',
    wasRevised: 'Something had been written since it was published.',
  },
  effects: {
    startUnpublished: 'It has no version yet.',
    countVersion: 'It has one version more.',
    keepVersion: 'What it asks is kept as a version that nobody changes any more.',
    markRevised: 'We record that it has changed since it was published.',
    takeOrder: 'Its questions come in the order that was asked for.',
  },
});
