import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { nextFree } from '#domain/slots/find.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { slotQuestions, type Except } from '#server/features/availability/public.ts';
import type { Party } from '#server/features/bookings/public.ts';
import { openTo } from './open-to.ts';
import { chosenLot, firstLot } from './chosen-lot.ts';

type Query = QueryOf<Endpoints['GET /booking-requests/next-times']>;
type Answer = ResponseOf<Endpoints['GET /booking-requests/next-times']>;

/** So many of each coach. */
const most = 3;

/** The next free times of several coaches: the same few queries however many they are, and of each no more is looked for than is told. */
export async function nextTimesFor(
  db: Database,
  principal: Principal,
  party: Party,
  query: Query,
  ownHold: Except | undefined,
  now: number,
): Promise<Answer> {
  const { terms, ids } = await openTo(db, principal, party, query, now);
  const lot = query.credit
    ? await chosenLot(db, party, terms, query.credit)
    : await firstLot(db, party, terms);
  const { coaches, rules } = await slotQuestions(db, terms, ids, {
    memberIds: party.memberIds,
    ownerId: party.ownerId,
    lot,
    now,
    from: now,
    to: now + terms.policy.bookingHorizon,
    except: ownHold,
  });
  return {
    coaches: ids.flatMap((id) => {
      const coach = coaches.get(id);
      return coach ? [{ id, nextFree: apart(coach, rules).map(wireInstant) }] : [];
    }),
  };
}

/** Each at the earliest when a session at the one before would be over: quarters of one hour are no choice. */
function apart(coach: CoachTime, rules: SlotRules): number[] {
  const found: number[] = [];
  while (found.length < most) {
    const last = found.at(-1);
    const from = last === undefined ? rules.now : last + rules.durationMs;
    const [next] = nextFree(coach, rules, from, 1);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}
