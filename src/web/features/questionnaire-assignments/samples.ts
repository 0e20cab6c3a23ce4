import { questionnaireAssignmentChart } from '#machines/questionnaire-assignment/chart.ts';
import type { QuestionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { Assignment } from './places.ts';
import { sampleAssignment, sampleProgramme } from './sample-data.ts';

const list = `/app/programmes/${sampleProgramme.id}/questionnaires`;

const wire = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

export const samplePages = samplePagesOfRecord(
  questionnaireAssignmentChart,
  [
    {
      key: 'list',
      title: 'Programme Questionnaires',
      address: list,
      readers: ['member', 'coach', 'staff'],
    },
    {
      key: 'page',
      title: 'Programme Questionnaire',
      address: `${list}/a1`,
      readers: ['member', 'coach', 'staff'],
    },
    {
      key: 'edit',
      title: 'Edit Programme Questionnaire',
      address: `${list}/a1/edit`,
      event: 'EDIT',
    },
    {
      key: 'delete',
      title: 'Delete Programme Questionnaire',
      address: `${list}/a1/delete`,
      event: 'DELETE',
    },
    {
      key: 'respondents',
      title: 'Programme Respondents',
      address: `${list}/a1/respondents`,
      readers: ['coach', 'staff'],
    },
    {
      key: 'responses',
      title: 'Programme Responses',
      address: `${list}/a1/responses`,
      readers: ['coach', 'staff'],
    },
  ],
  ({ context, base, scene: { as } }) => {
    if (base.deletedAt !== null && as !== 'staff') return null;
    const assignment: Assignment = {
      ...sampleAssignment(as),
      ...base,
      status: base.status as QuestionnaireAssignmentState,
      opensAt: wire(context.opensAt),
      closesAt: wire(context.closesAt),
      opensOn: context.opensOn,
      closesOn: context.closesOn,
    };
    return {
      'GET /questionnaire-assignments/{questionnaireAssignment}': assignment,
      'GET /questionnaire-assignments': {
        ...samplePageOf(base.deletedAt === null ? [assignment] : []),
        mayCreate: as === 'staff',
      },
      'GET /questionnaire-assignment/filter': [],
      'GET /questionnaire-assignments/{questionnaireAssignment}/results': {
        submitted: 7,
        refusal: null,
        bands: [],
        questions: [],
        teams: [],
        trend: [],
      },
      'GET /questionnaire-responses': samplePageOf([]),
      'GET /questionnaire-response/filter': [],
      'GET /submitted-responses': samplePageOf([]),
      'GET /submitted-response/filter': [],
      'GET /programmes/{programme}': sampleProgramme,
    };
  },
);
