import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CreditEntityType } from '#domain/credits/vocabulary.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  bookings,
  creditLots,
  ledgerTransfers,
  organizations,
  programmes,
  teams,
  users,
} from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { definePlace } from '#server/records/places.ts';

/** AI credits have pages of their own. */
const ofSessions = eq(ledgerTransfers.unit, 'session');

/** What may be looked at: members their own, leaders their team's, organisation admins their organisation's, staff everything; coaches nothing. */
export const places = {
  user: definePlace({
    under: 'member',
    erasedToo: true,
    visible: ({ principal }) => mayReadUser(principal),
    holds: (id) => ({
      lots: sql`${creditLots.holderType} = 'member' and ${creditLots.holderId} = ${id}`,
      transfers: sql`${ledgerTransfers.memberId} = ${id} and ${ofSessions}`,
    }),
  }),
  team: definePlace({
    under: 'team',
    visible: ({ principal }) => mayReadTeam(principal),
    holds: (id) => ({
      lots: sql`${creditLots.holderType} = 'team' and ${creditLots.holderId} = ${id}`,
      transfers: eq(ledgerTransfers.teamId, id),
    }),
  }),
  booking: definePlace({
    under: 'booking',
    visible: ({ principal }) =>
      isStaff(principal) ? undefined : eq(bookings.requesterId, principal.id),
    // Where everybody pays for themselves, who asked for it reads of their own credit alone.
    holds(id, principal: Principal) {
      const ofReader = (owner: SQL) =>
        isStaff(principal) ? sql`true` : sql`${owner} = ${principal.id}`;
      return {
        lots: sql`${creditLots.id} in (select b.credit_lot_id from bookings b where b.id = ${id}
          union all select a.credit_lot_id from attendees a where a.booking_id = ${id} and ${ofReader(sql`a.user_id`)})`,
        transfers: sql`${ledgerTransfers.bookingId} = ${id}
          and (${ledgerTransfers.attendeeId} is null or ${ofReader(sql`${ledgerTransfers.memberId}`)})`,
      };
    },
  }),
  organization: definePlace({
    under: 'organization',
    visible: ({ principal }) => ofOrganization(principal, sql`${organizations.id}`),
    holds: (id) => ({
      lots: eq(creditLots.organizationId, id),
      transfers: sql`${ledgerTransfers.organizationId} = ${id} and ${ofSessions}`,
    }),
  }),
  programme: definePlace({
    under: 'programme',
    visible: ({ principal }) =>
      and(
        inState(programmes.status, programmeStates.kept),
        ofOrganization(principal, sql`${programmes.organizationId}`),
      ),
    holds: (id) => ({
      lots: eq(creditLots.programmeId, id),
      transfers: sql`${ledgerTransfers.programmeId} = ${id} and ${ofSessions}`,
    }),
  }),
} as const;

/** Organisations and what is theirs are for staff, and for the organisation's own admins. */
function ofOrganization(principal: Principal, owner: SQL): SQL | undefined {
  if (isStaff(principal)) return undefined;
  if (principal.role !== 'OrganizationAdmin') return sql`false`;
  return sql`${owner} = ${principal.organizationId}`;
}

/** The lots that pay for a booking, for whoever may look at what it costs. */
export function paysForBooking(id: string, principal: Principal): SQL {
  const { lots } = places.booking.holds(id, principal);
  if (isStaff(principal)) return lots;
  return sql`${lots} and exists (
    select 1 from bookings b where b.id = ${id} and b.requester_id = ${principal.id})`;
}

/** Of these there are too many lots for one page: they are listed. */
export const isListed = (entityType: CreditEntityType): boolean =>
  entityType === 'organization' || entityType === 'programme';

type BooksWith = (db: Database, id: string, principal: Principal) => Promise<boolean>;

/** Who books with them; nobody does from a booking, nor from what many have. */
export const booksWith: Readonly<Record<keyof typeof places, BooksWith>> = {
  user: (_, id, principal) => Promise.resolve(id === principal.id),
  team: async (db, id, principal) =>
    (await db.orm.$count(teams, and(eq(teams.id, id), eq(teams.leaderId, principal.id)))) > 0,
  booking: () => Promise.resolve(false),
  organization: () => Promise.resolve(false),
  programme: () => Promise.resolve(false),
};

function mayReadUser(principal: Principal): SQL | undefined {
  if (isStaff(principal)) return undefined;
  if (principal.role === 'OrganizationAdmin')
    return sql`${users.organizationId} = ${principal.organizationId}`;
  return sql`${users.id} = ${principal.id} and ${principal.role} <> 'Coach'`;
}

function mayReadTeam(principal: Principal): SQL | undefined {
  if (isStaff(principal)) return undefined;
  if (principal.role === 'OrganizationAdmin')
    return sql`${teams.organizationId} = ${principal.organizationId}`;
  return sql`${teams.leaderId} = ${principal.id}`;
}
