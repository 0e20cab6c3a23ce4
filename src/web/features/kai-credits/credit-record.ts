import { lotStatusNames } from '#machines/credit-lot/labels.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import * as texts from './texts.ts';

export type KaiCredit = DataOf<'GET /kai-credits/{kaiCredit}'>;
export type ListedCredit = DataOf<'GET /kai-credits'>['data']['results'][number];

export const useKaiCredit = (kaiCredit: string) =>
  useApiQuery('GET /kai-credits/{kaiCredit}', { params: { kaiCredit } });

type Named = Pick<KaiCredit, 'id' | 'programme'>;

const paramsOf = ({ id, programme }: Named) => ({ programme: programme.id, kaiCredit: id });

/** The page of a lot, and what can be done there. */
export const creditOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/kai-credits/$kaiCredit',
    params: paramsOf(credit),
  }) as const;

export const editOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/kai-credits/$kaiCredit/edit',
    params: paramsOf(credit),
  }) as const;

export const deleteOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/kai-credits/$kaiCredit/delete',
    params: paramsOf(credit),
  }) as const;

export const refundOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/kai-credits/$kaiCredit/refund',
    params: paramsOf(credit),
  }) as const;

export const creditsIn = (programme: string) =>
  ({ to: '/app/programmes/$programme/kai-credits', params: { programme } }) as const;

/** What all pages of an event of a lot have. */
export const creditEvent = {
  send: 'POST /kai-credits/{kaiCredit}/events',
  back: creditOf,
  backVerb: texts.showCredits,
  why: ({ status }: KaiCredit) => texts.theyAre((lotStatusNames[status] ?? 'in use').toLowerCase()),
} as const;
