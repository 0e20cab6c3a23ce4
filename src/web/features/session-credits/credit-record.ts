import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { endedOf } from './words.ts';
import * as texts from './texts.ts';

export type Credit = DataOf<'GET /session-credits/{sessionCredit}'>;
export type DrawPlace = NonNullable<Credit['draw']>;

export const useCredit = (sessionCredit: string) =>
  useApiQuery('GET /session-credits/{sessionCredit}', { params: { sessionCredit } });

type Named = Pick<Credit, 'id' | 'programme'>;

const paramsOf = ({ id, programme }: Named) => ({ programme: programme.id, sessionCredit: id });

/** The page of a lot, and what can be done there. */
export const creditOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/session-credits/$sessionCredit',
    params: paramsOf(credit),
  }) as const;

export const editOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/session-credits/$sessionCredit/edit',
    params: paramsOf(credit),
  }) as const;

export const deallocateOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/session-credits/$sessionCredit/deallocate',
    params: paramsOf(credit),
  }) as const;

export const deleteOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/session-credits/$sessionCredit/delete',
    params: paramsOf(credit),
  }) as const;

export const bookWith = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/session-credits/$sessionCredit/booking-requests/create',
    params: paramsOf(credit),
  }) as const;

/** By which rules a lot may be used. */
export const rulesOf = (credit: Named) =>
  ({
    to: '/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints',
    params: paramsOf(credit),
  }) as const;

/** Where more is added to the pool of a programme, or allocated out of it. */
export const allocateIn = ({ programme }: Pick<Credit, 'programme'>) =>
  ({
    to: '/app/programmes/$programme/session-credits/create',
    params: { programme: programme.id },
  }) as const;

export const creditsOfProgramme = ({ programme }: Pick<Credit, 'programme'>) =>
  ({
    to: '/app/programmes/$programme/session-credits',
    params: { programme: programme.id },
  }) as const;

/** What all pages of an event of a lot have. */
export const creditEvent = {
  send: 'POST /session-credits/{sessionCredit}/events',
  back: creditOf,
  backVerb: texts.showCredits,
  why: (credit: Credit) => texts.theyAre((endedOf(credit) ?? 'in use').toLowerCase()),
} as const;

/** When a credit is used, and why then. */
export function drawWords({ position, of, because }: DrawPlace): string {
  if (of === 1) return texts.usedFirstAsTheOnlyOne;
  return position === 1 ? texts.usedFirst[because] : texts.usedAfter(position, of)[because];
}
