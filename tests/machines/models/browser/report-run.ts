import { explore } from '#tools/paths/explore.ts';
import { reportRunModel } from '../report-run.ts';
import type { BrowserModel } from './model.ts';

/** Running a report, as its page does it. */
export const reportRunPages: BrowserModel = {
  territory: explore(reportRunModel),
  refuses: true,
  beyond: {},
};
