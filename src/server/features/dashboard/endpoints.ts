import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { formatMoment } from '#domain/time/format.ts';
import { statusesOfTab } from '#machines/booking/labels.ts';
import { isMember } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings, users } from '#database/schema/index.ts';
import { bind } from '#server/http/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/wire.ts';
import { bookingsVisibleTo, summariesOf } from '#server/features/bookings/public.ts';

type Dashboard = ResponseOf<Endpoints['GET /dashboard']>;

const upcomingShown = 5;

async function upcomingFor(db: Database, principal: Principal, now: number) {
  const rows = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        bookingsVisibleTo(principal),
        inArray(bookings.status, [...statusesOfTab.upcoming]),
        sql`${bookings.endsAt} > ${wireInstant(now)}`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(upcomingShown);
  return summariesOf(
    db,
    rows.map(({ id }) => id),
  );
}

/** What waits for this person: requests to answer and outcomes to record for a coach, answers to wait for as a member. */
async function toDoFor(
  db: Database,
  principal: Principal,
  zone: string,
  now: number,
): Promise<Dashboard['toDo']> {
  const waiting = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        bookingsVisibleTo(principal),
        inArray(bookings.status, [...statusesOfTab.requests, ...statusesOfTab.toDo]),
      ),
    )
    .orderBy(asc(sql`coalesce(${bookings.expiresAt}, ${bookings.startsAt})`), asc(bookings.id))
    .limit(20);
  const summaries = await summariesOf(
    db,
    waiting.map(({ id }) => id),
  );
  const expiries = await db.orm
    .select({ id: bookings.id, expiresAt: bookings.expiresAt })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        waiting.map(({ id }) => id),
      ),
    );
  const isRequest = (status: string) =>
    (statusesOfTab.requests as readonly string[]).includes(status);
  return summaries.flatMap((booking): Dashboard['toDo'] => {
    const start = formatMoment(Date.parse(booking.startsAt), zone, { relativeTo: now });
    const who = booking.team?.name ?? booking.attendees.map(({ fullName }) => fullName).join(', ');
    const due = expiries.find(({ id }) => id === booking.id)?.expiresAt ?? null;
    if (isRequest(booking.status)) {
      const expires = due === null ? null : wireInstant(due);
      return principal.role === 'Coach'
        ? [
            {
              kind: 'answerRequest',
              text: `Answer ${who} about ${booking.session.name}: ${start}`,
              due: expires,
              link: `/app/bookings/${booking.id}/respond`,
            },
          ]
        : [
            {
              kind: 'awaitAnswer',
              text: `${booking.coach.fullName} has yet to answer about ${booking.session.name}: ${start}`,
              due: expires,
              link: `/app/bookings/${booking.id}`,
            },
          ];
    }
    if (principal.role !== 'Coach') return [];
    return [
      {
        kind: 'recordOutcome',
        text: `Say how ${booking.session.name} with ${who} went: ${start}`,
        due: null,
        link: `/app/bookings/${booking.id}`,
      },
    ];
  });
}

async function creditsFor(db: Database, principal: Principal): Promise<Dashboard['credits']> {
  if (!isMember(principal)) return [];
  const rows = (await db.orm.execute(sql`
    select p.id, p.name, min(l.expires_at) filter (where a.kind = 'available' and a.balance > 0) as expires_at,
           coalesce(sum(a.balance) filter (where a.kind = 'available'), 0)::int as available,
           coalesce(sum(a.balance) filter (where a.kind = 'held'), 0)::int as held,
           coalesce(sum(a.balance) filter (where a.kind in ('spent', 'forfeited')), 0)::int as used
    from credit_lots l
    join programmes p on p.id = l.programme_id and p.status like 'active%'
    join ledger_accounts a on a.lot_id = l.id
    where l.holder_type = 'member' and l.holder_id = ${principal.id}
    group by p.id, p.name
    order by p.name
  `)) as unknown as {
    id: string;
    name: string;
    expires_at: string | null;
    available: number;
    held: number;
    used: number;
  }[];
  return rows.map(({ id, name, expires_at, ...units }) => ({
    ...units,
    programme: { id, name },
    total: units.available + units.held + units.used,
    expiresAt: expires_at === null ? null : wireInstant(Date.parse(expires_at)),
  }));
}

export const dashboardBindings = {
  ...bind('GET /dashboard', {
    policy: signedIn,
    async handle({ principal, now, services: { db } }) {
      const [reader] = await db.orm
        .select({ zone: users.timeZone })
        .from(users)
        .where(eq(users.id, principal.id));
      const upcoming = await upcomingFor(db, principal, now);
      return {
        nextSession: upcoming[0] ?? null,
        upcoming,
        toDo: await toDoFor(db, principal, reader?.zone ?? 'UTC', now),
        credits: await creditsFor(db, principal),
      };
    },
  }),
};
