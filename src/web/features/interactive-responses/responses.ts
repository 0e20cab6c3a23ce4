import type { LinkProps } from '@tanstack/react-router';
import { auditNames } from '#machines/interactive-response/audit.ts';
import { stateNames } from '#machines/interactive-response/labels.ts';
import type { DataOf } from '#web/api/call.ts';
import { oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import * as texts from './texts.ts';

export type InteractiveResponse = DataOf<'GET /interactive-responses/{interactiveResponse}'>;
export type ResponseSummary = DataOf<'GET /interactive-responses'>['data']['results'][number];

/** What the address of the list says. */
export const responseList = recordList('GET /interactive-responses', {
  sortsFrom: 'GET /interactive-response/filter',
  sorts: {
    'activity Descending': texts.latestFirst,
    'activity Ascending': texts.earliestFirst,
    'member Ascending': texts.memberAToZ,
    'member Descending': texts.memberZToA,
  },
  filters: { status: oneOfNames(texts.state, stateNames), assignment: null },
});

/** What the address of the audit says. */
export const auditList = recordList('GET /interactive-response-audit-items', {
  sortsFrom: 'GET /interactive-response-audit-item/filter',
  sorts: { 'at Descending': texts.latestFirst, 'at Ascending': texts.earliestFirst },
  filters: { kind: oneOfNames(texts.event, auditNames), response: null },
});

interface Where {
  readonly programme: string;
  readonly interactiveResource: string;
}

const base = '/app/programmes/$programme/interactive-resources/$interactiveResource/responses';

export const listOf = (params: Where): LinkProps => ({ to: base, params });
export const pageOf = (where: Where, response: string): LinkProps =>
  ({ to: `${base}/$response`, params: { ...where, response } }) as LinkProps;
export const auditOf = (where: Where, response: string): LinkProps =>
  ({ to: `${base}/$response/audit`, params: { ...where, response } }) as LinkProps;
