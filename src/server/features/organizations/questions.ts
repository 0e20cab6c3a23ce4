import { and, eq, inArray, isNull, like, ne, sql } from 'drizzle-orm';
import type { OrganizationEvent, OrganizationFields } from '#machines/organization/machine.ts';
import type { Facts } from '#machines/plain-record.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { isSameName } from '#database/same-name.ts';
import { bookings, organizations, programmes } from '#database/schema/index.ts';
import { upcomingStates } from '#server/features/bookings/public.ts';

interface Asking {
  readonly id: string;
  readonly context: OrganizationFields;
}

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { id, context }: Asking,
  event: OrganizationEvent,
): Promise<Facts> {
  if (event.type === 'DELETE') return inUse(db, id, context.name);
  const wanted = 'name' in event ? event : context;
  const { contractStart, contractEnd } = wanted;
  const isBackwards = contractStart !== null && contractEnd !== null && contractEnd < contractStart;
  return {
    ...(await taken(db, id, wanted)),
    hasProperContract: isBackwards ? 'Contract end must be on or after the contract start.' : null,
  };
}

/** What is known of organisations before anybody sends something. */
export async function factsNow(
  db: Database,
  rows: readonly (OrganizationFields & { id: string; deletedAt: number | null })[],
): Promise<ReadonlyMap<string, Facts>> {
  const known = new Map<string, Facts>();
  for (const row of rows) {
    const { id, name, deletedAt } = row;
    known.set(id, deletedAt === null ? await inUse(db, id, name) : await taken(db, id, row));
  }
  return known;
}

/** Another active organisation with the name, or with one of the domains. */
async function taken(
  db: Database,
  id: string,
  { name, emailDomains }: Pick<OrganizationFields, 'name' | 'emailDomains'>,
): Promise<Facts> {
  const others = and(ne(organizations.id, id), isNull(organizations.deletedAt));
  const isSame = isSameName(organizations.name, name);
  const namesakes = await db.orm.$count(organizations, and(others, isSame));
  const rows =
    emailDomains.length === 0
      ? []
      : await db.orm
          .select({ domains: organizations.emailDomains })
          .from(organizations)
          .where(and(others, sql`${organizations.emailDomains} && ${textArray(emailDomains)}`));
  const theirs = new Set(rows.flatMap(({ domains }) => domains));
  const domain = emailDomains.find((each) => theirs.has(each));
  return {
    isNameFree: namesakes > 0 ? sentenceOf('organizations_name') : null,
    areDomainsFree:
      domain === undefined ? null : `«${domain}» already belongs to another organisation.`,
  };
}

const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** What goes on in the organisation and keeps it from being deleted. */
async function inUse(db: Database, id: string, name: string): Promise<Facts> {
  const running = await db.orm.$count(
    programmes,
    and(eq(programmes.organizationId, id), like(programmes.status, 'active%')),
  );
  const ahead = await db.orm.$count(
    bookings,
    and(eq(bookings.organizationId, id), inArray(bookings.status, upcomingStates)),
  );
  const blocked = (count: number, one: string, many: string): string | null => {
    if (count === 0) return null;
    return `Can't delete "${name}": ${count} ${count === 1 ? `${one} uses` : `${many} use`} it.`;
  };
  return {
    hasNoActiveProgramme: blocked(running, 'active programme', 'active programmes'),
    hasNoUpcomingBookings: blocked(ahead, 'upcoming booking', 'upcoming bookings'),
  };
}
