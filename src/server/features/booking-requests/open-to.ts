import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { mayChooseTimesOf, sessionTerms } from '#server/features/availability/public.ts';
import type { Party } from '#server/features/bookings/public.ts';

interface Wanted {
  readonly session: string;
  readonly coach?: readonly string[] | undefined;
}

/** What every list of times asks first: of which of these coaches the reader may choose one, and by what terms. Refused where it is none of them, and where the session is not there for the party. */
export async function openTo(
  db: Database,
  principal: Principal,
  party: Party,
  { session, coach: wanted = [] }: Wanted,
  now: number,
) {
  if (wanted.length === 0) throw refuse.invalid({ coach: 'Choose a coach.' });
  const mayAsk = new Set(await mayChooseTimesOf(db, principal, wanted, now));
  if (mayAsk.size === 0) throw refuse.notFound();
  const terms = await sessionTerms(db, session, party.organizationId);
  if (!terms) throw refuse.notFound();
  return { terms, ids: [...new Set(wanted)].filter((id) => mayAsk.has(id)) };
}
