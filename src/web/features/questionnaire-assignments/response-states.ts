import type { QuestionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import type { Tone } from '#web/ui/tone.ts';
import * as texts from './texts.ts';

export const stateNames: Readonly<Record<QuestionnaireResponseState, string>> = {
  notStarted: texts.notStarted,
  draft: texts.begun,
  submitted: texts.submitted,
  reopened: texts.reopened,
  withdrawn: texts.withdrawn,
};

export const stateTones: Readonly<Record<QuestionnaireResponseState, Tone>> = {
  notStarted: 'warning',
  draft: 'info',
  submitted: 'success',
  reopened: 'info',
  withdrawn: 'neutral',
};
