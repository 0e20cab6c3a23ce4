import { accessLog } from './kinds/access-log.ts';
import { aiUtilisation } from './kinds/ai-utilisation.ts';
import { attendance } from './kinds/attendance.ts';
import { bookingsByStatus } from './kinds/bookings-by-status.ts';
import { coachReviews } from './kinds/coach-reviews.ts';
import { coachUtilisation } from './kinds/coach-utilisation.ts';
import { creditReconciliation } from './kinds/credit-reconciliation.ts';
import { creditUtilisation } from './kinds/credit-utilisation.ts';
import { engagement } from './kinds/engagement.ts';
import { forumModeration } from './kinds/forum-moderation.ts';
import { kpiTrends } from './kinds/kpi-trends.ts';
import { paperworkDue } from './kinds/paperwork-due.ts';
import { programmeProgress } from './kinds/programme-progress.ts';
import { questionnaireResults } from './kinds/questionnaire-results.ts';
import { requestResponse } from './kinds/request-response.ts';
import type { ReportKind } from './kind.ts';

/** Every kind of report, in the order of the list (domain reference, 11.9). */
export const reportKinds: readonly ReportKind[] = [
  bookingsByStatus,
  requestResponse,
  attendance,
  coachUtilisation,
  creditUtilisation,
  creditReconciliation,
  aiUtilisation,
  questionnaireResults,
  kpiTrends,
  programmeProgress,
  coachReviews,
  paperworkDue,
  engagement,
  forumModeration,
  accessLog,
];
