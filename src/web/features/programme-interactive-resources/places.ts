import type { LinkProps } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { definePlaces } from '#web/screens/record/place.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import * as texts from './texts.ts';

export type Assignment =
  DataOf<'GET /programme-interactive-resources/{programmeInteractiveResource}'>;
export type AssignmentSummary =
  DataOf<'GET /programme-interactive-resources'>['data']['results'][number];

export const places = definePlaces({
  '/app/programmes/$programme/interactive-resources': { own: 'interactiveResource' },
});

export type Place = ReturnType<typeof places.usePlace>;

/** The page of one activity of a programme. */
export const pageOf = (programme: string, interactiveResource: string): LinkProps => ({
  to: '/app/programmes/$programme/interactive-resources/$interactiveResource',
  params: { programme, interactiveResource },
});

export const useAssignment = (id: string) =>
  useApiQuery('GET /programme-interactive-resources/{programmeInteractiveResource}', {
    params: { programmeInteractiveResource: id },
  });

/** What the address of the list says. */
export const activitiesOfProgramme = recordList('GET /programme-interactive-resources', {
  sortsFrom: 'GET /programme-interactive-resource/filter',
  sorts: {
    'order Ascending': texts.inOrder,
    'order Descending': texts.inReverseOrder,
    'name Ascending': texts.titleAToZ,
    'name Descending': texts.titleZToA,
  },
  filters: { programme: null },
});
