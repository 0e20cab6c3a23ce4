import type { QueryOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { ruleInWords } from '#domain/bookings/recurrence.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { GroupPlan } from './plan.ts';

type Plan = ResponseOf<Endpoints['GET /booking-groups/plan']>;
type Query = QueryOf<Endpoints['GET /booking-groups/plan']>;
type Person = Plan['sessions'][number]['member'];

/** A plan on the wire; members are named where a group has several. */
export function presentPlan(
  { sessions, terms, parties }: GroupPlan,
  { rule }: Pick<Query, 'rule'>,
  personOf: (id: string) => Person,
): Plan {
  const isCohort = parties.length > 1;
  const paid = sessions.filter(({ lot, refusal }) => lot !== null && refusal === null);
  const byProgramme = Map.groupBy(paid, ({ programmeId }) => String(programmeId));
  return {
    sessions: sessions.map((each) => ({
      startsAt: wireInstant(each.startsAt),
      endsAt: wireInstant(each.endsAt),
      member: isCohort ? personOf(each.party.ownerId) : null,
      refusal: each.refusal,
      isShifted: each.isShifted,
      isLeftOut: each.isLeftOut,
    })),
    credits: [...byProgramme].map(([id, each]) => ({
      programme: { id, name: each[0]?.lot?.programmeName ?? '' },
      units: each.length * terms.session.creditCost,
    })),
    words: rule === null ? '' : ruleInWords(rule),
  };
}
