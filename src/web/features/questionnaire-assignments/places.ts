import type { DataOf } from '#web/api/call.ts';
import type { QuestionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { definePlaces } from '#web/screens/record/place.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import type { Tone } from '#web/ui/tone.ts';
import * as texts from './texts.ts';

export type Assignment = DataOf<'GET /questionnaire-assignments/{questionnaireAssignment}'>;
export type AssignmentSummary = DataOf<'GET /questionnaire-assignments'>['data']['results'][number];

const paths = {
  programme: '/app/programmes/$programme/questionnaires',
  booking: '/app/bookings/$booking/questionnaires',
} as const;

export const places = definePlaces<{ readonly kind: 'programme' | 'booking' }>({
  '/app/programmes/$programme/questionnaires': { kind: 'programme', own: 'questionnaire' },
  '/app/bookings/$booking/questionnaires': { kind: 'booking', own: 'questionnaire' },
});

/** Where a questionnaire is asked, and where its pages are. */
export function placeOf({ programme, booking }: Pick<AssignmentSummary, 'programme' | 'booking'>) {
  const kind = programme === null ? 'booking' : 'programme';
  return places.at(paths[kind], (programme ?? booking)?.id ?? '');
}

/** The page of one. */
export const pageOf = ({
  id,
  programme,
  booking,
}: Pick<AssignmentSummary, 'id' | 'programme' | 'booking'>) =>
  programme === null
    ? ({
        to: `${paths.booking}/$questionnaire`,
        params: { booking: booking?.id ?? '', questionnaire: id },
      } as const)
    : ({
        to: `${paths.programme}/$questionnaire`,
        params: { programme: programme.id, questionnaire: id },
      } as const);

export const useAssignment = (id: string) =>
  useApiQuery('GET /questionnaire-assignments/{questionnaireAssignment}', {
    params: { questionnaireAssignment: id },
  });

export const statusNames: Readonly<Record<QuestionnaireAssignmentState, string>> = {
  scheduled: texts.scheduled,
  open: texts.open,
  closed: texts.closed,
  deleted: texts.deleted,
};

export const statusTones: Readonly<Record<QuestionnaireAssignmentState, Tone>> = {
  scheduled: 'info',
  open: 'success',
  closed: 'neutral',
  deleted: 'neutral',
};

const { deleted: _, ...kept } = statusNames;

/** What the address of the list says. */
export const assignmentList = recordList('GET /questionnaire-assignments', {
  sortsFrom: 'GET /questionnaire-assignment/filter',
  sorts: {
    'opens Descending': texts.newestFirst,
    'opens Ascending': texts.oldestFirst,
    'title Ascending': texts.titleAToZ,
    'title Descending': texts.titleZToA,
  },
  filters: {
    programme: null,
    booking: null,
    questionnaire: null,
    status: oneOfNames(texts.status, kept),
    due: ticked(texts.onlyDue, texts.toAnswer),
  },
});
