import { isPaidByEach } from '#domain/bookings/paid-by-each.ts';
import { isMember, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { permittedPairs, type PermittedPair } from '#server/features/availability/public.ts';
import { ownParty, teamParty, teamsLedBy, type Party } from '#server/features/bookings/public.ts';
import { payingLots, whyNotPaid, type PayingLot } from '#server/features/session-credits/public.ts';
import type { SessionRow } from './kind.ts';

interface Offer {
  readonly team: { readonly id: string; readonly name: string } | null;
  readonly credits: number;
  readonly fromPool: number;
  readonly blockedBy: string | null;
}

/** What a session is to a member: for whom they can book it, and with whom. */
export interface Offered {
  readonly offers: Offer[];
  readonly coachIds: readonly string[];
}

/** Somebody for whom the reader may book, with everything that they could book and pay with. */
interface Client {
  readonly team: Offer['team'];
  readonly pairs: readonly PermittedPair[];
  readonly lots: readonly PayingLot[];
  /** What they pay with where everybody pays for themselves. */
  readonly own: readonly PayingLot[];
}

type Offerable = Pick<SessionRow, 'id' | 'format' | 'creditCost' | 'creditMode'>;

/** What sessions are to a member, by their ids, as the booking flow would offer them; null to everybody who books for others only. */
export async function offersFor(
  db: Database,
  { by, at }: Stamp,
): Promise<((session: Offerable) => Offered) | null> {
  if (!isMember(by)) return null;
  const clients: Client[] = [];
  const add = async (team: Offer['team'], party: Party | null) => {
    if (!party) return;
    const { ownerId: memberId, teamId, holder } = party;
    const pairs = await permittedPairs(db, { memberId, teamId }, at);
    const own = { type: 'member', id: memberId } as const;
    clients.push({
      team,
      pairs,
      lots: await payingLots(db, holder),
      own: await payingLots(db, own),
    });
  };
  await add(null, await ownParty(db, by.id));
  for (const team of await teamsLedBy(db, by.id))
    await add(team, await teamParty(db, team.id, by.id));

  return (session) => {
    const fitting = clients.filter(({ team }) => (session.format === 'team') === (team !== null));
    const led: Offer = {
      team: null,
      credits: 0,
      fromPool: 0,
      blockedBy: 'A team leader books this session for their team.',
    };
    return {
      offers: fitting.length === 0 ? [led] : fitting.map((client) => offerOf(session, client)),
      coachIds: [...new Set(fitting.flatMap((client) => coachesOf(session.id, client)))],
    };
  };
}

const coachesOf = (id: string, { pairs }: Client): string[] =>
  pairs.filter(({ sessionId }) => sessionId === id).map(({ coachId }) => coachId);

const unitsIn = (lots: readonly PayingLot[]): number =>
  lots.reduce((total, { available }) => total + available, 0);

function offerOf(session: Offerable, client: Client): Offer {
  const { id, creditCost } = session;
  const budget = isPaidByEach(session) ? client.own : client.lots;
  const lots = budget.filter(({ sessionId }) => sessionId === id);
  const nobody = 'No coach can be booked for it at the moment. Ask your programme contact.';
  return {
    team: client.team,
    credits: unitsIn(lots.filter(({ fromPool }) => !fromPool)),
    fromPool: unitsIn(lots.filter(({ fromPool }) => fromPool)),
    blockedBy: coachesOf(id, client).length === 0 ? nobody : whyNotPaid(creditCost, lots),
  };
}
