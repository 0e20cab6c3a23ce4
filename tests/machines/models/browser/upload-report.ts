import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { uploadReportModel } from '../upload-report.ts';
import type { BrowserModel } from './model.ts';

const byHand = ['CREATE', 'APPLY', 'DISCARD'];

/** What staff do with a file on its pages, what its rows come to meanwhile, and what members are not shown. */
export const uploadReportPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...uploadReportModel,
      cases: (report, now) =>
        uploadReportModel.cases(report, now).filter(({ event, kind }) => {
          if (kind === 'result') return report.can(event);
          // A file is sent before there is anything else, and whoever sends another begins another report.
          return (
            byHand.includes(event.type) && (event.type === 'CREATE') === (report.value === 'new')
          );
        }),
    }),
  ),
  refuses: true,
  beyond: {
    isSystem:
      'What the product does with a file has no button; that staff can’t say it is tried through the API.',
  },
};
