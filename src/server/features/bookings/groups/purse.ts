import type { Database } from '#database/database.ts';
import { permittedPairs, type SessionTerms } from '#server/features/availability/public.ts';
import { payingLots, type PayingLot } from '#server/features/session-credits/public.ts';
import { creditsNeeded, noCredit } from '../facts.ts';
import type { Party } from '../party.ts';

/** What pays for one session of a group, or why nothing does. */
export interface Payment {
  readonly lot: PayingLot | null;
  readonly programmeId: string | null;
  readonly refusal: string | null;
}

export interface Purse {
  payFor(startsAt: number, coachName: string): Payment;
}

interface Wanted {
  readonly session: string;
  readonly coach: string;
  readonly programme?: string | null | undefined;
  readonly today: string;
  readonly terms: SessionTerms;
  /** Units that earlier sessions of the group take, by lot. */
  readonly spent: ReadonlyMap<string, number>;
}

/** The credits of a party for a session with a coach, drawn from in their usual order, only those of programmes in which the coach may be booked. */
export async function purseOf(
  db: Database,
  party: Party,
  { session, coach, programme, today, terms, spent }: Wanted,
): Promise<Purse> {
  const client = { memberId: party.ownerId, teamId: party.teamId };
  const pairs = await permittedPairs(db, client, today, { coachId: coach, sessionId: session });
  const permitted = pairs
    .map(({ programmeId }) => programmeId)
    .filter((id) => !programme || id === programme)
    .toSorted();
  const found = await payingLots(db, party.holder, { sessionId: session });
  const lots = found.filter(({ programmeId }) => permitted.includes(programmeId));
  const cost = terms.session.creditCost;
  const left = ({ id, available }: PayingLot) => available - (spent.get(id) ?? 0);

  return {
    payFor(startsAt, coachName) {
      const [programmeId = null] = permitted;
      const nobody = { lot: null, programmeId };
      if (programmeId === null)
        return { ...nobody, refusal: `${coachName} can't be booked for this session.` };
      const covering = lots.filter((lot) => left(lot) >= cost);
      const valid = covering.find(
        ({ effectiveAt, expiresAt }) => effectiveAt <= startsAt && startsAt < expiresAt,
      );
      if (cost === 0) return { ...nobody, programmeId, refusal: null };
      // Where none is valid then, the one function of bookable times says why.
      const lot = valid ?? covering[0];
      if (lot) return { lot, programmeId: lot.programmeId, refusal: null };
      const [last] = lots;
      const refusal = last
        ? noCredit(cost, { ...last, available: left(last) })
        : `${creditsNeeded(cost)} and there is none.`;
      return { ...nobody, refusal };
    },
  };
}
