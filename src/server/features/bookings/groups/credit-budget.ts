import type { Start, Uses } from '#domain/booking-constraints/constraint.ts';
import { isPaidByEach } from '#domain/bookings/paid-by-each.ts';
import { usesUnder } from '#domain/booking-constraints/refused-by.ts';
import { usesOfEach, type PaysToo } from '#domain/booking-constraints/uses-of-each.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Database } from '#database/database.ts';
import {
  permittedPairs,
  permittedPairsOf,
  type PermittedPair,
  type SessionTerms,
} from '#server/features/availability/public.ts';
import {
  payingLots,
  payingLotsOf,
  usesAmong,
  type PayingLot,
} from '#server/features/session-credits/public.ts';
import { creditsNeeded, noCredit } from '../credit/needs.ts';
import type { Party } from '../record/party.ts';
import { lackingSentence, namesOf, payerOf } from '../credit/payers.ts';

/** What pays for one session of a group, or why nothing does. */
export interface Payment {
  readonly lot: PayingLot | null;
  readonly programmeId: string | null;
  readonly refusal: string | null;
  /** Where everybody pays for themselves: the lots of the others. */
  readonly alsoFrom: readonly string[];
  /** The rules by which these lots may be used; null where nothing pays. */
  readonly uses: Uses | null;
}

/** A session of the group that comes before others. */
interface Before {
  readonly party: Party;
  readonly startsAt: number;
  readonly programmeId: string | null;
}

export interface CreditBudget {
  payFor(startsAt: number, coachName: string): Payment;
}

interface Wanted {
  readonly session: string;
  readonly coach: string;
  readonly programme?: string | null | undefined;
  readonly place?: LocationKind | undefined;
  readonly now: number;
  readonly terms: SessionTerms;
  /** Units that earlier sessions of the group take, by lot. */
  readonly spent: ReadonlyMap<string, number>;
  /** Earlier sessions of the group. */
  readonly made: readonly Before[];
}

type UsesAmong = Awaited<ReturnType<typeof usesAmong>>;

/** What a party can pay with. */
interface Means {
  readonly party: Party;
  readonly pairs: readonly PermittedPair[];
  readonly lots: readonly PayingLot[];
  readonly others: readonly Other[];
}

/** The credits of each party for a session with a coach, drawn from in their usual order, only those of programmes in which the coach may be booked. Asked once for all of them. */
export async function creditBudgetsOf(
  db: Database,
  parties: readonly Party[],
  wanted: Wanted,
): Promise<ReadonlyMap<Party, CreditBudget>> {
  const { session: sessionId, coach: coachId, now } = wanted;
  const narrow = { coachId, sessionId };
  const [team] = parties;
  if (team?.teamId) {
    const client = { memberId: team.ownerId, teamId: team.teamId };
    const pairs = await permittedPairs(db, client, now, narrow);
    const { session } = wanted.terms;
    const lots = await payingLots(db, payerOf(team, session), { sessionId });
    const others = isPaidByEach(session) ? await othersOf(db, team, sessionId) : [];
    return budgetsOf(db, [{ party: team, pairs, lots, others }], wanted);
  }
  const memberIds = parties.map(({ ownerId }) => ownerId);
  const pairs = await permittedPairsOf(db, memberIds, now, narrow);
  const lots = await payingLotsOf(db, memberIds, { sessionId });
  const means = parties.map((party) => ({
    party,
    pairs: pairs.get(party.ownerId) ?? [],
    lots: lots.get(party.ownerId) ?? [],
    others: [],
  }));
  return budgetsOf(db, means, wanted);
}

/** The rules of all lots are asked for at once. */
async function budgetsOf(
  db: Database,
  means: readonly Means[],
  wanted: Wanted,
): Promise<ReadonlyMap<Party, CreditBudget>> {
  const lots = means.flatMap((each) => [
    ...each.lots,
    ...each.others.flatMap((other) => other.lots),
  ]);
  const uses = await usesAmong(db, {
    lotIds: [...new Set(lots.map(({ id }) => id))],
    memberIds: [...new Set(means.flatMap(({ party }) => party.memberIds))],
  });
  return new Map(means.map((each) => [each.party, creditBudgetOf(each, wanted, uses)]));
}

function creditBudgetOf(
  { party, pairs, lots: found, others }: Means,
  { coach: coachId, programme, place, terms, spent, made }: Wanted,
  usesOfLots: UsesAmong,
): CreditBudget {
  const permitted = pairs
    .map(({ programmeId }) => programmeId)
    .filter((id) => !programme || id === programme)
    .toSorted();
  const lots = found.filter(({ programmeId }) => permitted.includes(programmeId));
  const cost = terms.session.creditCost;
  // Where everybody pays for themselves, everybody's own sessions count for what they pay with.
  const payers = others.length > 0 ? [party.ownerId] : party.memberIds;
  const left = ({ id, available }: PayingLot) => available - (spent.get(id) ?? 0);

  /** What the others of the party pay with in a programme, or why somebody can't. */
  const payForOthers = (programmeId: string, start: Start) => {
    const lacking: string[] = [];
    const alsoFrom: string[] = [];
    const taken = new Map<string, number>();
    const theirs: PaysToo[] = [];
    for (const { id, name, lots: own } of others) {
      const covering = own.filter(
        (each) =>
          each.programmeId === programmeId &&
          left(each) - (taken.get(each.id) ?? 0) >= cost &&
          isValidAt(each, start.at),
      );
      const credits = covering.flatMap((each) => {
        const uses = usesOf(each.id, [id]);
        return uses ? [{ ...each, uses }] : [];
      });
      theirs.push({ name, credits });
      // Where none may be used, the one function of bookable times says why.
      const lot = credits.find(({ uses }) => uses.allows(start)) ?? covering[0];
      if (lot) {
        alsoFrom.push(lot.id);
        taken.set(lot.id, (taken.get(lot.id) ?? 0) + cost);
      } else lacking.push(name);
    }
    return { alsoFrom, theirs, refusal: lackingSentence(cost, lacking) };
  };

  const usesOf = (lotId: string, memberIds = payers): Uses | null => {
    const planned = made
      .filter((each) => each.party === party)
      .map((each) => ({ start: each.startsAt, programmeId: each.programmeId }));
    const rules = usesOfLots({ lotIds: [lotId], memberIds, place, planned });
    return rules && usesUnder(rules);
  };

  return {
    payFor(startsAt, coachName) {
      const start = { at: startsAt, durationMs: terms.durationMs, coachId };
      const [programmeId = null] = permitted;
      const nobody = { lot: null, programmeId, alsoFrom: [], uses: null };
      if (programmeId === null)
        return { ...nobody, refusal: `${coachName} can’t be booked for this session.` };
      const covering = lots.filter((lot) => left(lot) >= cost);
      const valid = covering.filter((lot) => isValidAt(lot, startsAt));
      if (cost === 0) return { ...nobody, programmeId, refusal: null };
      // Where none is valid then, or none may be used, the one function of bookable times says why.
      const usable = valid.find(({ id }) => usesOf(id)?.allows(start) !== false);
      const lot = usable ?? valid[0] ?? covering[0];
      if (lot) {
        const { theirs, ...paid } = payForOthers(lot.programmeId, start);
        const own = usesOf(lot.id);
        const uses = own && usesOfEach(own, theirs);
        return { lot, programmeId: lot.programmeId, ...paid, uses };
      }
      const [last] = lots;
      const refusal = last
        ? noCredit(cost, { ...last, available: left(last) })
        : `${creditsNeeded(cost)} and there is none.`;
      return { ...nobody, refusal };
    },
  };
}

const isValidAt = ({ effectiveAt, expiresAt }: PayingLot, at: number): boolean =>
  effectiveAt <= at && at < expiresAt;

/** One of a party who does not choose the credit. */
interface Other {
  readonly id: string;
  readonly name: string;
  readonly lots: readonly PayingLot[];
}

/** Those who pay for themselves without choosing, with what they could pay with. */
async function othersOf(
  db: Database,
  { memberIds, ownerId }: Party,
  sessionId: string,
): Promise<Other[]> {
  const people = memberIds.filter((id) => id !== ownerId);
  if (people.length === 0) return [];
  const names = await namesOf(db, people);
  const lots = await payingLotsOf(db, people, { sessionId });
  return people.map((id, place) => ({ id, name: names[place] ?? '', lots: lots.get(id) ?? [] }));
}
