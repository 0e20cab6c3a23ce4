import {
  bandColours,
  purposeNames,
  type BandColour,
  type QuestionnairePurpose,
} from '#domain/questionnaires/vocabulary.ts';
import { questionnaireState, type QuestionnaireState } from '#machines/questionnaire/states.gen.ts';
import { writtenFields } from '#machines/questionnaire/fields.ts';
import type { DataOf } from '#web/api/call.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import { oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import type { Tone } from '#web/ui/tone.ts';
import type { MeterPart } from '#web/ui/meter.tsx';
import * as texts from './texts.ts';

export type Questionnaire = DataOf<'GET /questionnaires/{questionnaire}'>;
export type QuestionnaireSummary = DataOf<'GET /questionnaires'>['data']['results'][number];

export const questionnaires = defineRecord({
  path: 'questionnaires',
  param: 'questionnaire',
  fields: writtenFields,
  noun: 'questionnaire',
  chart: () => import('#charts/questionnaire.json'),
});

const openNames = {
  draft: texts.draft,
  published: texts.published,
  revised: texts.revised,
} as const;

export const statusNames: Readonly<Record<QuestionnaireState, string>> = {
  ...openNames,
  deleted: texts.deleted,
};

export const statusTones: Readonly<Record<QuestionnaireState, Tone>> = {
  draft: 'neutral',
  published: 'success',
  revised: 'warning',
  deleted: 'danger',
};

export const isDeleted = ({ status }: Pick<QuestionnaireSummary, 'status'>): boolean =>
  status === questionnaireState.deleted;

export const allQuestionnaires = recordList('GET /questionnaires', {
  sortsFrom: 'GET /questionnaire/filter',
  sorts: {
    'updated Descending': texts.changedLatelyFirst,
    'updated Ascending': texts.changedLongAgoFirst,
    'name Ascending': texts.titleAToZ,
    'name Descending': texts.titleZToA,
  },
  filters: {
    purpose: oneOfNames<QuestionnairePurpose>(texts.purpose, purposeNames),
    status: oneOfNames(texts.status, openNames),
    deleted: ticked(texts.deletedQuestionnaires, texts.deleted),
  },
});

/** How a list comes that nobody has sorted. */
export const changedLatelyFirst = { propertyName: 'updated', order: 'Descending' } as const;

export const bandTones: Readonly<Record<BandColour, MeterPart['tone']>> = {
  red: 'lost',
  amber: 'warn',
  green: 'good',
  blue: 'held',
  grey: 'used',
};

export const bandColourNames: Readonly<Record<BandColour, string>> = Object.fromEntries(
  bandColours.map((colour) => [colour, texts.colours[colour]]),
) as Readonly<Record<BandColour, string>>;
