import { and, count, eq, inArray, isNull, lte, or, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { user, userSummary } from '#contract/people/users.ts';
import { offersFor } from '#server/records/questions.ts';
import { coachingOf, type Role, type Stamp } from '#machines/person.ts';
import { isErased, shownStatus, statePathOf } from '#machines/user/states.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  bookings,
  creditLots,
  ledgerAccounts,
  organizations,
  programmes,
  teamMembers,
  teams,
  users,
} from '#database/schema/index.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { inState } from '#database/in-state.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { attendedBy, attending, giving } from './bookings-ahead.ts';
import { userKind, type UserRow } from './kind.ts';

type Summary = z.input<typeof userSummary>;
type Line = Omit<Summary, 'availableEvents'>;
type Detail = z.input<typeof user>;

const wire = (at: number | null): string | null => (at === null ? null : wireInstant(at));

/** What the list reads of people, beside their organisation. */
export const summaryColumns = {
  id: users.id,
  version: users.version,
  status: users.status,
  lockedUntil: users.lockedUntil,
  fullName: users.fullName,
  email: users.email,
  role: users.role,
  pictureUrl: users.pictureUrl,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
  organizationId: organizations.id,
  organizationName: organizations.name,
};

export interface UserRowOfList extends Pick<
  UserRow,
  | 'id'
  | 'version'
  | 'status'
  | 'lockedUntil'
  | 'fullName'
  | 'email'
  | 'role'
  | 'pictureUrl'
  | 'lastSignInAt'
  | 'createdAt'
> {
  readonly organizationId: string | null;
  readonly organizationName: string | null;
}

/** What the list shows of one person. */
const lineOf = (row: UserRowOfList, now: number): Line => ({
  id: row.id,
  version: row.version,
  status: shownStatus(row, now) as Summary['status'],
  fullName: row.fullName,
  email: row.email,
  role: row.role as Role,
  organization:
    row.organizationId !== null && row.organizationName !== null
      ? { id: row.organizationId, name: row.organizationName }
      : null,
  profilePicture: row.pictureUrl === null ? null : { url: row.pictureUrl },
  lastSignInAt: wire(row.lastSignInAt),
  createdAt: wireInstant(row.createdAt),
});

/** What can be done with several people at once. */
const listEvents = ['RESEND', 'UNLOCK', 'SEND_RESET_LINK', 'DELETE', 'RESTORE'];

/** What the list shows of people, with what this reader could do about each from there, in the same order. */
export async function withOffers(
  db: Database,
  rows: readonly UserRowOfList[],
  reader: Stamp,
): Promise<Summary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const whole = await db.orm.select().from(users).where(inArray(users.id, ids));
  const records = whole.map((row) => ({ id: row.id, row: userKind.rowOf(row), extra: row }));
  const offers = await offersFor(db, userKind, records, reader, listEvents);
  return rows.map((row) => ({
    ...lineOf(row, reader.at),
    availableEvents: offers.get(row.id) ?? [],
  }));
}

/** What the list shows of people, in the order of the ids. */
export async function summariesOf(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<Line[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select(summaryColumns)
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(inArray(users.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [lineOf(row, now)] : [];
  });
}

/** What the page of a person says to staff. */
export async function detailOf(db: Database, row: UserRow, reader: Stamp): Promise<Detail> {
  const { id } = row;
  const [summary] = await summariesOf(db, [id], reader.at);
  if (!summary) throw new Error('A row without a summary');
  const chartRow = userKind.rowOf(row);
  const offers = await offersFor(db, userKind, [{ id, row: chartRow, extra: row }], reader);
  const people = await db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(
      inArray(
        users.id,
        [row.createdBy, row.updatedBy].filter((each) => each !== null),
      ),
    );
  const personOf = (who: string | null) => people.find((each) => each.id === who) ?? null;
  return {
    ...summary,
    state: statePathOf(row),
    updatedAt: wireInstant(row.updatedAt),
    deletedAt: wire(row.deletedAt),
    availableEvents: offers.get(id) ?? [],
    createdBy: personOf(row.createdBy),
    updatedBy: personOf(row.updatedBy),
    firstName: row.firstName,
    lastName: row.lastName,
    loginMethod: row.loginMethod as Detail['loginMethod'],
    jobTitle: row.jobTitle,
    phone: row.phone,
    bio: row.bio,
    specialisms: row.specialisms,
    languages: row.languages,
    timeZone: row.timeZone,
    locale: row.locale,
    activatedAt: wire(chartRow.context.activatedAt),
    lockedUntil: wire(row.lockedUntil),
    teams: await teamsOf(db, id),
    programmes: await programmesOf(db, id),
    credits: await creditsOf(db, id, reader.at),
    bookings: await bookingsOf(db, row, reader.at),
    coaching: coachingOf(chartRow.context),
    mayReadReceipt: isErased(row.status),
  };
}

async function teamsOf(db: Database, userId: string): Promise<Detail['teams']> {
  const rows = await db.orm
    .select({ id: teams.id, name: teams.name, leaderId: teams.leaderId })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teamMembers.userId, userId), inState(teams.status, teamState.active)))
    .orderBy(teams.name, teams.id);
  return rows.map(({ id, name, leaderId }) => ({
    id,
    name,
    note: leaderId === userId ? 'Leader' : 'Member',
  }));
}

async function programmesOf(db: Database, userId: string): Promise<Detail['programmes']> {
  const rows = await db.orm
    .select({ id: programmes.id, name: programmes.name, until: programmes.endDate })
    .from(programmes)
    .where(and(isMemberOfProgramme(userId), isNull(programmes.deletedAt)))
    .orderBy(programmes.name, programmes.id);
  return rows.map(({ id, name, until }) => ({ id, name, note: until }));
}

async function creditsOf(db: Database, userId: string, now: number): Promise<number> {
  const [row] = await db.orm
    .select({ units: sum(ledgerAccounts.balance).mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(creditLots, eq(creditLots.id, ledgerAccounts.lotId))
    .where(
      and(
        eq(creditLots.unit, 'session'),
        eq(creditLots.holderType, 'member'),
        eq(creditLots.holderId, userId),
        inState(creditLots.status, creditLotStates.usable),
        eq(ledgerAccounts.kind, 'available'),
        lte(creditLots.effectiveAt, now),
      ),
    );
  return row?.units ?? 0;
}

async function bookingsOf(db: Database, { id, role }: UserRow, now: number) {
  const theirs =
    role === 'Coach' ? eq(bookings.coachId, id) : or(eq(bookings.requesterId, id), attendedBy(id));
  const upcoming = role === 'Coach' ? giving(id, now) : attending(id, now);
  const [past] = await db.orm
    .select({ count: count() })
    .from(bookings)
    .where(and(theirs, inState(bookings.status, bookingStates.recorded)));
  return { upcoming: await db.orm.$count(bookings, upcoming), past: past?.count ?? 0 };
}
