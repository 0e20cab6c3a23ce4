import { and, count, inArray, isNull, ne, sql } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import type {
  OrganizationContext,
  OrganizationEvent,
  organizationQuestions,
} from '#machines/organization/machine.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { bookings, organizations, programmes } from '#database/schema/index.ts';
import { nameIsFree } from '#server/records/names.ts';
import { oneByOne, usedNowhere, type Answers } from '#server/records/questions.ts';
import { inState } from '#database/in-state.ts';

/** What keeps something from being done to an organisation. */
export const answers: Answers<
  typeof organizationQuestions,
  OrganizationContext,
  OrganizationEvent
> = {
  hasProperContract: oneByOne((_, { context: { contractStart, contractEnd } }) =>
    contractStart !== null && contractEnd !== null && contractEnd < contractStart
      ? 'Contract end must be on or after the contract start.'
      : null,
  ),
  isNameFree: nameIsFree({
    table: organizations,
    sentence: () => sentenceOf('organizations_name'),
  }),
  areDomainsFree: oneByOne(async (db, { id, context }) => {
    const domain = await takenDomain(db, id, context.emailDomains);
    return domain === undefined ? null : `“${domain}” already belongs to another organisation.`;
  }),
  hasNoActiveProgramme: usedNowhere(running, 'active programme'),
  hasNoUpcomingBookings: usedNowhere(bookedAhead, 'upcoming booking'),
};

/** The first of the domains that another organisation has that is there. */
async function takenDomain(
  db: Database,
  id: string,
  domains: readonly string[],
): Promise<string | undefined> {
  if (domains.length === 0) return undefined;
  const { emailDomains, deletedAt } = organizations;
  const rows = await db.orm
    .select({ emailDomains })
    .from(organizations)
    .where(
      and(
        ne(organizations.id, id),
        isNull(deletedAt),
        sql`${emailDomains} && ${textArray(domains)}`,
      ),
    );
  const theirs = new Set(rows.flatMap((row) => row.emailDomains));
  return domains.find((each) => theirs.has(each));
}

const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** How many programmes each of these organisations is running. */
async function running(db: Database, ids: readonly string[]) {
  const rows = await db.orm
    .select({ id: programmes.organizationId, many: count() })
    .from(programmes)
    .where(
      and(
        inArray(programmes.organizationId, [...ids]),
        inState(programmes.status, programmeStates.active),
      ),
    )
    .groupBy(programmes.organizationId);
  return new Map(rows.map(({ id, many }) => [id, many]));
}

/** How many bookings each of these organisations has ahead. */
async function bookedAhead(db: Database, ids: readonly string[]) {
  const rows = await db.orm
    .select({ id: bookings.organizationId, many: count() })
    .from(bookings)
    .where(
      and(
        inArray(bookings.organizationId, [...ids]),
        inState(bookings.status, bookingStates.ahead),
      ),
    )
    .groupBy(bookings.organizationId);
  return new Map(rows.map(({ id, many }) => [id, many]));
}
