import { and, eq } from 'drizzle-orm';
import { placeLacks } from '#domain/bookings/place.ts';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { refuseStrangeCoach } from '#server/features/availability/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { createBooking } from './creation/create.ts';
import { bookingKind } from './kind.ts';
import { memberParty, permittedTeamParty, type Party } from './record/party.ts';
import { visibleTo } from './record/policy.ts';
import { creditRace } from './credit/credit-race.ts';

type Command = BodyOf<Endpoints['POST /bookings/{booking}/events']>;
type Direct = BodyOf<Endpoints['POST /bookings']>;

/** Sends a person's event to a booking they may see; the chart decides. */
export async function sendBookingEvent(
  db: Database,
  principal: Principal,
  id: string,
  command: Command,
  at: number,
): Promise<void> {
  const { by } = readerOf({ principal, now: at });
  const asked = { by, at, idempotencyKey: command.idempotencyKey };
  try {
    await sendOnce(db, bookingKind, id, command, asked, {
      endpoint: 'POST /bookings/{booking}/events',
      look: () => refuseInvisible(db, principal, id),
    });
  } catch (error) {
    throw creditRace(error);
  }
}

/** Books directly, as the coach of the session or as staff; resolves to the booking's id. */
export async function bookDirectly(
  db: Database,
  principal: Principal,
  body: Direct,
  at: number,
): Promise<string> {
  const { idempotencyKey: key, ...wanted } = body;
  const claim = {
    actorId: principal.id,
    key,
    endpoint: 'POST /bookings',
    request: wanted,
    at,
  } as const;
  return db.transaction(() =>
    once(db, claim, async () => {
      refuseUnplaced(wanted.location);
      const party = await directParty(db, principal, wanted, at);
      await refuseStrangeCoach(db, principal, wanted.coach, at);
      return createBooking(db, {
        type: 'CREATE_DIRECT',
        ...readerOf({ principal, now: at }),
        party,
        sessionId: wanted.session,
        coachId: wanted.coach,
        lotId: wanted.credit ?? null,
        startsAt: Date.parse(wanted.startsAt),
        location: wanted.location,
        overrideReason: wanted.overrideReason,
        at,
      });
    }),
  );
}

/** The member or the team that is booked for; refused like who is not there when they are not theirs to book for. */
async function directParty(
  db: Database,
  principal: Principal,
  { member, team }: Pick<Direct, 'member' | 'team'>,
  at: number,
): Promise<Party> {
  const party = team
    ? await permittedTeamParty(db, principal, team, at)
    : member
      ? await memberParty(db, principal, member, at)
      : null;
  if (party) return party;
  throw refuse.invalid(team ? { team: 'Choose a team.' } : { member: 'Choose a member.' });
}

async function refuseInvisible(db: Database, principal: Principal, id: string): Promise<void> {
  const [visible] = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleTo(principal)));
  if (!visible) throw refuse.notFound();
}

function refuseUnplaced({ kind, detail }: Direct['location']): void {
  const address = placeLacks({ kind, detail });
  if (address) throw refuse.invalid({ address });
}
