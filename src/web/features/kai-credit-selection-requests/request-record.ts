import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import * as texts from './texts.ts';

export type SelectionRequest =
  DataOf<'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}'>;
export type ListedRequest = DataOf<'GET /kai-credit-selection-requests'>['data']['results'][number];

export const useRequest = (kaiCreditSelectionRequest: string) =>
  useApiQuery('GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}', {
    params: { kaiCreditSelectionRequest },
  });

type Named = Pick<SelectionRequest, 'id'>;

export const requestOf = ({ id }: Named) =>
  ({
    to: '/app/kai-credit-selection-requests/$kaiCreditSelectionRequest',
    params: { kaiCreditSelectionRequest: id },
  }) as const;

export const tasks = ['RESOLVE', 'REJECT'] as const;
export type Task = (typeof tasks)[number];

/** Where staff decide; the form begins with what they came for. */
export const decideOf = ({ id }: Named, task: Task) =>
  ({
    to: '/app/kai-credit-selection-requests/$kaiCreditSelectionRequest/edit',
    params: { kaiCreditSelectionRequest: id },
    search: { task },
  }) as const;

/** Where its events are sent. */
export const send =
  'POST /kai-credit-selection-requests/{kaiCreditSelectionRequest}/events' as const;

export const memberOf = ({ requester }: Pick<SelectionRequest, 'requester'>): string =>
  requester?.fullName ?? texts.formerMember;

/** How long a request has waited, or waited until it was decided. */
export const ageOf = (requestedAt: string, until: number): string =>
  texts.waitedFor((until - Date.parse(requestedAt)) / 3_600_000);
