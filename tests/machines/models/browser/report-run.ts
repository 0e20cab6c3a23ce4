import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { reportRunModel } from '../report-run.ts';
import type { BrowserModel } from './model.ts';

/** Running a report, as its page does it: while it is counted, only something else can be asked for. */
export const reportRunPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...reportRunModel,
      cases: (run, now) =>
        reportRunModel.cases(run, now).filter(({ event }) => {
          const isSame =
            'question' in event && event.question.compares === run.context.question?.compares;
          return !(run.hasTag('busy') && isSame);
        }),
    }),
  ),
  refuses: true,
  beyond: {},
};
