import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { questionnaireRunModel } from '../questionnaire-run.ts';
import type { BrowserModel } from './model.ts';

const choosing = ['the person keeps their answer', 'the person takes the other answer'];

/** Answering, as its page does it: of two answers one can be chosen only where both are shown. */
export const questionnaireRunPages: BrowserModel = {
  territory: explore(questionnaireRunModel),
  refuses: true,
  refusing: explore(
    modelOf({
      ...questionnaireRunModel,
      cases: (run, now) =>
        questionnaireRunModel
          .cases(run, now)
          .filter(({ name }) => run.matches({ answering: 'clashed' }) || choosing.includes(name)),
    }),
  ),
  beyond: {},
};
