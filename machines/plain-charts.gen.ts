// Made by `npm run registries` of the files that are there.
import { bookingConstraintChart } from './booking-constraint/chart.ts';
import { coachPermissionChart } from './coach-permission/chart.ts';
import { forumCommentChart } from './forum-comment/chart.ts';
import { forumThreadChart } from './forum-thread/chart.ts';
import { interactiveResourceChart } from './interactive-resource/chart.ts';
import { kpiChart } from './kpi/chart.ts';
import { organizationChart } from './organization/chart.ts';
import { programmeInteractiveResourceChart } from './programme-interactive-resource/chart.ts';
import { programmeChart } from './programme/chart.ts';
import { questionnaireAssignmentChart } from './questionnaire-assignment/chart.ts';
import { questionnaireChart } from './questionnaire/chart.ts';
import { resourceCategoryChart } from './resource-category/chart.ts';
import { resourceChart } from './resource/chart.ts';
import { sessionOptionChart } from './session-option/chart.ts';
import { sessionChart } from './session/chart.ts';
import { teamChart } from './team/chart.ts';

export const plainCharts = [
  bookingConstraintChart,
  coachPermissionChart,
  forumCommentChart,
  forumThreadChart,
  interactiveResourceChart,
  kpiChart,
  organizationChart,
  programmeInteractiveResourceChart,
  programmeChart,
  questionnaireAssignmentChart,
  questionnaireChart,
  resourceCategoryChart,
  resourceChart,
  sessionOptionChart,
  sessionChart,
  teamChart,
] as const;
