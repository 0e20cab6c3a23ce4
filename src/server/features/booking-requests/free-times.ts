import { readerZone } from '#server/http/reader-zone.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import { findSlots } from '#domain/slots/find.ts';
import { beginningOf, dateAt, daysLater } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { instantWriter } from '#server/http/answers/wire.ts';
import {
  slotQuestions,
  type Except,
  type SlotQuestions,
} from '#server/features/availability/public.ts';
import type { Party } from '#server/features/bookings/public.ts';
import { openTo } from './open-to.ts';
import { chosenLot } from './chosen-lot.ts';

type Query = QueryOf<Endpoints['GET /booking-requests/free-times']>;
type Answer = ResponseOf<Endpoints['GET /booking-requests/free-times']>;

/** When several coaches are free, by the one function of bookable times. Refused when the reader may choose a time of none of them. */
export async function freeTimesFor(
  db: Database,
  principal: Principal,
  party: Party,
  query: Query,
  ownHold: Except | undefined,
  now: number,
): Promise<Answer> {
  const { terms, ids } = await openTo(db, principal, party, query, now);
  const zone = readerZone(party.timeZone);
  const first = query.from ?? dateAt(zone, now);
  const from = beginningOf(zone, first);
  const to = beginningOf(zone, daysLater(first, query.days));
  const lot = await chosenLot(db, party, terms, query.credit);
  const questions = await slotQuestions(db, terms, ids, {
    memberIds: party.memberIds,
    ownerId: party.ownerId,
    lot,
    now,
    from,
    to,
    except: ownHold,
  });
  return { timeZone: zone, coaches: freeTimes(questions, ids, from, to) };
}

/** The free times of each coach between two instants, as the wire has them. */
export function freeTimes(
  { coaches, rules }: SlotQuestions,
  ids: readonly string[],
  from: number,
  to: number,
): Answer['coaches'] {
  const written = instantWriter(from, to);
  return ids.flatMap((id) => {
    const coach = coaches.get(id);
    return coach ? [{ id, freeTimes: written(findSlots(coach, rules, from, to)) }] : [];
  });
}
