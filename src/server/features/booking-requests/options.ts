import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { bookingOptions } from '#contract/bookings/booking-requests.ts';
import { isPaidByEach } from '#domain/bookings/paid-by-each.ts';
import { isMember } from '#machines/person.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { sessionState } from '#machines/session/states.gen.ts';
import type { Database } from '#database/database.ts';
import { sessions, teams, users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { permittedPairs } from '#server/features/availability/public.ts';
import { policyColumns, policyIn } from '#server/policy-for.ts';
import { payingLots, whyNotPaid, type PayingLot } from '#server/features/session-credits/public.ts';
import { forgivenByProgramme, type Party } from '#server/features/bookings/public.ts';
import { sessionsTogether } from './sessions-together.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';

type Options = z.input<typeof bookingOptions>;
type OfferedSession = Options['sessions'][number];

/** What a party can book, with which credit and with whom, and the rules in force for them; the same few queries however much there is. A coach is offered only what they give themselves. */
export async function optionsFor(
  db: Database,
  principal: Principal,
  party: Party,
  now: number,
): Promise<Options> {
  const narrow = principal.role === 'Coach' ? { coachId: principal.id } : {};
  const pairs = await permittedPairs(
    db,
    { memberId: party.ownerId, teamId: party.teamId },
    now,
    narrow,
  );
  const lots = await payingLots(db, party.holder);
  const own = party.teamId ? await payingLots(db, { type: 'member', id: party.ownerId }) : lots;
  const sessionIds = [...new Set(pairs.map(({ sessionId }) => sessionId))];
  const offered = sessionIds.length
    ? await db.orm
        .select()
        .from(sessions)
        .where(and(inArray(sessions.id, sessionIds), inState(sessions.status, sessionState.active)))
        .orderBy(asc(byName(sessions.name)))
    : [];
  const coachIds = [...new Set(pairs.map(({ coachId }) => coachId))];
  const { member, teams, coaches, policy } = await aboutParty(db, principal, party, coachIds);
  const forgiven =
    policy.freeLateCancels > 0
      ? await forgivenByProgramme(db, party.ownerId)
      : new Map<string, number>();
  const fitting = offered.filter(({ format }) => (format === 'team') === (party.teamId !== null));
  return {
    now: wireInstant(now),
    terms: {
      minNotice: policy.minNotice,
      bookingHorizon: policy.bookingHorizon,
      holdTtl: policy.holdTtl,
      requestTtl: policy.requestTtl,
      requestLastMoment: policy.requestLastMoment,
      lateWindow: policy.lateWindow,
    },
    member,
    teams,
    sessions: fitting.map((session): OfferedSession => {
      const given = pairs.filter(({ sessionId }) => sessionId === session.id);
      const budget = isPaidByEach(session) ? own : lots;
      const paying = budget.filter((lot) => lot.sessionId === session.id);
      const credits = paying.filter(({ available }) => available > 0);
      return {
        id: session.id,
        name: session.name,
        description: session.description,
        format: session.format,
        durationMinutes: session.durationMinutes,
        creditCost: session.creditCost,
        eachPays: isPaidByEach(session),
        needsConfirmation: session.requiresCoachConfirmation,
        locationKinds: session.locationKinds,
        credits: credits.map((lot) => ({
          ...presentCredit(lot),
          freeLateCancelsLeft: Math.max(
            0,
            policy.freeLateCancels - (forgiven.get(lot.programmeId) ?? 0),
          ),
        })),
        coaches: coaches.filter(({ id }) => given.some(({ coachId }) => coachId === id)),
        blockedBy: whyNotPaid(session.creditCost, paying),
      };
    }),
  };
}

const presentCredit = (lot: PayingLot) => ({
  id: lot.id,
  programme: { id: lot.programmeId, name: lot.programmeName },
  available: lot.available,
  expiresAt: wireInstant(lot.expiresAt),
  createdAt: wireInstant(lot.createdAt),
  fromPool: lot.fromPool,
});

/** Who it is for, the teams that the asker could book for and the coaches by name, and the policy in force for them. */
async function aboutParty(
  db: Database,
  principal: Principal,
  party: Party,
  coachIds: readonly string[],
) {
  const coaches = sql<OfferedSession['coaches']>`(
    select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'pictureUrl', c.picture_url, 'timeZone', c.time_zone,
      'specialisms', c.specialisms, 'languages', c.languages, 'bio', c.bio, 'sessionsTogether', ${sessionsTogether(party, sql`c.id`)})
      order by ${byName(sql`c.full_name`)}), '[]')
    from ${users} c where ${inArray(sql`c.id`, [...coachIds])})`;
  const led = sql<Options['teams']>`(
    select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by ${byName(sql`t.name`)}), '[]')
    from ${teams} t where t.leader_id = ${isMember(principal) ? principal.id : null}::uuid and ${inState(sql`t.status`, teamState.active)})`;
  const [found] = await db.orm
    .select({
      member: {
        id: users.id,
        fullName: users.fullName,
        pictureUrl: users.pictureUrl,
        timeZone: users.timeZone,
      },
      teams: led,
      coaches,
      ...policyColumns(party.organizationId),
    })
    .from(users)
    .where(eq(users.id, party.ownerId));
  if (!found) throw new Error(`Member ${party.ownerId} vanished`);
  const { member, teams: ledTeams, coaches: known } = found;
  return { member, teams: ledTeams, coaches: known, policy: policyIn(found).parameters };
}
