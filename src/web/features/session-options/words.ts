import type { DataOf } from '#web/api/call.ts';
import * as texts from './texts.ts';

export type SessionOption = DataOf<'GET /session-options/{sessionOption}'>;
export type SessionOptionSummary = DataOf<'GET /session-options'>['data']['results'][number];

type Limits = Pick<SessionOptionSummary, 'maxPerMember' | 'minDaysBetween' | 'coaches'>;

/** By which rules a programme offers a session; empty when there are none. */
export const limitsOf = ({ maxPerMember, minDaysBetween, coaches }: Limits): string =>
  [
    ...(maxPerMember === null ? [] : [texts.atMost(maxPerMember)]),
    ...(minDaysBetween === null ? [] : [texts.daysApart(minDaysBetween)]),
    ...(coaches.length === 0
      ? []
      : [texts.onlyWith(coaches.map(({ fullName }) => fullName).join(', '))]),
  ].join(' · ');

/** Credits that somebody has, free to book with or set aside. */
export const allocated = ({ credits }: Pick<SessionOptionSummary, 'credits'>): number =>
  credits === null ? 0 : credits.available + credits.held;

/** All that ever came. */
export const issued = ({ credits }: Pick<SessionOptionSummary, 'credits'>): number =>
  credits === null
    ? 0
    : credits.pool + credits.available + credits.held + credits.used + credits.lost;
