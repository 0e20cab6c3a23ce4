import { dated, oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { stateNames } from '#web/features/questionnaire-assignments/public.ts';
import * as texts from './texts.ts';

const { withdrawn: _, ...states } = stateNames;

/** What the addresses of the lists say. */
export const respondentList = recordList('GET /questionnaire-responses', {
  sortsFrom: 'GET /questionnaire-response/filter',
  sorts: {
    'state Ascending': texts.stateInOrder,
    'state Descending': texts.stateReversed,
    'name Ascending': texts.nameAToZ,
    'name Descending': texts.nameZToA,
    'submitted Descending': texts.latestSubmitted,
    'submitted Ascending': texts.firstSubmitted,
  },
  filters: { assignment: null, status: oneOfNames(texts.state, states), team: null },
});

export const responseList = recordList('GET /submitted-responses', {
  sortsFrom: 'GET /submitted-response/filter',
  sorts: {
    'submitted Descending': texts.latestSubmitted,
    'submitted Ascending': texts.firstSubmitted,
    'name Ascending': texts.nameAToZ,
    'name Descending': texts.nameZToA,
    'score Descending': texts.highestScore,
    'score Ascending': texts.lowestScore,
  },
  filters: {
    assignment: null,
    band: null,
    from: dated(texts.from, (date) => texts.fromDay(date)),
    to: dated(texts.to, (date) => texts.toDay(date)),
  },
});
